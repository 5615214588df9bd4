import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, reef, shallow } from '../palette.ts';

type Coat = { base: string; belly: string; tips?: string; slender?: boolean };

/** A reef shark of the genus Carcharhinus or Triaenodon: one big dorsal fin, upper lobe of the tail the longer. */
const reefShark = ({ base, belly, tips, slender }: Coat) =>
  animal(() => {
    const shade = mix(base, ink, 0.4);
    const squash = slender ? 'transform="scale(1 0.82)"' : '';
    const tip = (outline: string) => (tips ? shape(curve(outline), tips) : '');
    const body = curve(`
      0,-4 50,-40 130,-68 240,-86 360,-92 500,-78 640,-46 760,-20 850,-10^ 850,12 760,18 640,34
      500,56 360,66 240,58 130,36 50,18
    `);
    return `<g ${squash}>${
      shape(
        curve('836,-12^ 880,-60 940,-130 1000,-170 976,-90 944,-20 960,30 990,70 900,40 836,12^'),
        base,
      ) +
      tip('956,-142^ 980,-156 1000,-170 990,-134 976,-92^') +
      shape(curve('360,-84^ 410,-160 470,-214 520,-220 500,-150 520,-76^'), base) +
      tip('448,-196^ 480,-216 520,-220 508,-176^') +
      shape(curve('690,-34^ 712,-68 750,-76 744,-46 752,-20^'), base) +
      shape(curve('660,30^ 690,70 724,74 720,40 730,20^'), shade) +
      shape(curve('540,44^ 566,92 600,98 600,60 606,40^'), shade) +
      modelled(
        body,
        { base, light: mix(base, paper, 0.3), shade: mix(belly, base, 0.35) },
        shape(curve('-20,6 120,10 260,24 420,28 620,18 860,4 860,120 -20,120'), belly),
        { light: 10, shade: 16 },
      ) +
      [0, 1, 2, 3, 4]
        .map((i) => stroke(`M${208 + i * 19} -40Q${216 + i * 19} -12 ${206 + i * 19} 14`, shade, 5))
        .join('') +
      shape(curve('268,20^ 300,60 330,130 350,190 300,160 240,80 226,30^'), shade) +
      tip('314,134^ 332,150 350,190 320,174^') +
      stroke(curve('40,12 80,24 120,22', false), shade, 6) +
      shape(disc(92, -26, 12), ink) +
      shape(disc(88, -30, 4), paper)
    }</g>`;
  });

const grey = mix('#7E8F93', reef, 0.2);
const belly = mix(paper, shallow, 0.3);

export const greyReefShark = reefShark({ base: grey, belly });
export const whitetipReefShark = reefShark({
  base: mix(grey, '#8A7F6A', 0.4),
  belly,
  tips: paper,
  slender: true,
});
export const blacktipReefShark = reefShark({
  base: mix(grey, '#A59B7C', 0.5),
  belly,
  tips: ink,
});
