import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, ochre, paper, sand } from '../palette.ts';

type Coat = { base: string; belly: string; blunt: boolean };

/** An eared seal in a turn: long fore flippers, small ears, hind flippers together. */
const earedSeal = ({ base, belly, blunt }: Coat) =>
  animal(() => {
    const shade = mix(base, ink, 0.5);
    const nose = blunt ? '4,-30 20,-60 62,-84' : '-12,-18 30,-50 74,-80';
    return (
      shape(curve('870,70^ 930,90 980,140 1000,210 950,190 900,150 850,110^'), shade) +
      shape(curve('860,60^ 940,50 990,66 1010,110 950,110 860,100^'), mix(base, shade, 0.4)) +
      shape(curve('330,40^ 300,120 240,200 170,250 150,220 190,140 230,60^'), shade) +
      modelled(
        curve(`
          ${nose} 130,-96 190,-90 260,-96 370,-120 500,-112 640,-60 760,10 860,66 890,88 850,112
          740,100 600,100 450,110 320,90 220,40 150,6 90,6 30,2
        `),
        { base, light: mix(base, paper, 0.3), shade },
        shape(curve('60,4 160,0 260,50 380,90 560,100 700,110 400,170 150,90'), belly),
        { light: 14, shade: 26 },
      ) +
      shape(
        curve('390,50^ 450,80 470,160 430,270 370,360 330,380 330,300 350,200 340,100^'),
        mix(base, shade, 0.6),
      ) +
      shape(curve('176,-80^ 206,-66 222,-44 196,-52^'), shade) +
      shape(disc(100, -54, 13), ink) +
      shape(disc(95, -58, 4), paper) +
      shape(blunt ? disc(12, -36, 13, 10) : disc(-4, -22, 12, 10), ink) +
      stroke(
        blunt
          ? 'M30 -20L-10 6M40 -14L10 16M50 -10L30 20'
          : 'M20 -10L-24 10M30 -6L-8 22M40 -2L14 26',
        mix(paper, base, 0.2),
        4,
      )
    );
  });

/** Neophoca cinerea: pale below, blunt face. */
export const seaLion = earedSeal({
  base: mix('#8A7A66', sand, 0.15),
  belly: mix(sand, paper, 0.2),
  blunt: true,
});
/** Arctocephalus: dark brown, pointed face. */
export const furSeal = earedSeal({
  base: mix('#5A4636', ochre, 0.12),
  belly: mix('#8A7355', sand, 0.25),
  blunt: false,
});
