import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { honey, ink, kelp, mix, paper, rust } from '../palette.ts';

const legs = [
  '420,20 250,-150 90,-60 10,150',
  '440,60 270,-40 130,80 80,250',
  '450,90 320,60 220,190 190,300',
  '470,110 390,130 340,240 330,330',
];

/** Leptomithrax gaimardii from the front: a pear of spines on eight long legs, weed on its back. */
export const spiderCrab = animal(() => {
  const base = mix('#C8683A', honey, 0.25);
  const shade = mix(base, ink, 0.38);
  const both = (d: string) => `${d}<g transform="translate(1000 0) scale(-1 1)">${d}</g>`;
  const limbs = legs.map((leg, i) =>
    shape(taper(leg, 40, 12), i % 2 ? base : mix(base, shade, 0.45)),
  );
  const claw =
    shape(taper('450,100 390,150 400,230 440,262', 36, 26), base) +
    shape(
      curve('420,240^ 470,250 486,290 470,330^ 458,290 440,286 446,326^ 424,296'),
      mix(base, paper, 0.2),
    );
  const spines = [-120, -80, -40, 0, 40, 80, 120]
    .map((a) => {
      const t = ((a - 90) * Math.PI) / 180;
      const x = 500 + Math.cos(t) * 128;
      const y = 10 + Math.sin(t) * 142;
      return `M${x - 14} ${y + 10}L${x + Math.cos(t) * 44} ${y + Math.sin(t) * 44}L${x + 14} ${y + 10}Z`;
    })
    .join('');
  return (
    both(limbs.join('')) +
    shape(spines, base) +
    modelled(
      curve('500,-140 580,-110 626,-20 612,70 560,130 500,146 440,130 388,70 374,-20 420,-110'),
      { base, light: mix(base, paper, 0.35), shade },
      shape(
        disc(450, -50, 22) +
          disc(540, -70, 18) +
          disc(570, 10, 20) +
          disc(480, 20, 16) +
          disc(430, 30, 14),
        mix(rust, base, 0.3),
      ),
      { light: 14, shade: 40 },
    ) +
    shape(
      curve('440,-120^ 420,-180 440,-210 460,-160 490,-220 500,-160 540,-200 540,-120^'),
      mix(kelp, base, 0.2),
    ) +
    both(claw) +
    both(shape(disc(462, 112, 13), ink))
  );
});
