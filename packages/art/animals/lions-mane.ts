import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, taper } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { honey, ink, mix, paper, rust } from '../palette.ts';

const bell = curve(`
  0,60 14,-30 80,-130 190,-204 330,-246 500,-260 670,-246 810,-204 920,-130 986,-30 1000,60
  986,120 950,150^ 934,104 900,96^ 880,164 820,192 770,180^ 756,120 716,112^ 690,190 620,212 560,196^
  530,132 494,126^ 470,196 400,214 330,192^ 306,120 268,114^ 240,184 180,190 124,164^ 110,106 76,100^
  60,140 30,140 8,100
`);

/** Cyanea, lion's mane jellyfish: a scalloped saucer above eight bunches of fine hair and frilly mouth-arms. */
export const lionsMane = animal(() => {
  const r = random(113);
  const base = mix(rust, '#A63A22', 0.55);
  const light = mix(base, honey, 0.45);
  const hair = (x: number, lean: number, colour: string) =>
    Array.from({ length: 11 }, (_, i) => {
      const start = x + (i - 5) * 11;
      const long = r.between(430, 780);
      const sway = lean + r.between(-60, 60);
      const points: Point[] = [
        [start, 120],
        [start + sway * 0.2 + r.between(8, 26), 120 + long * 0.28],
        [start + sway * 0.5 - r.between(8, 30), 120 + long * 0.55],
        [start + sway * 0.8 + r.between(8, 34), 120 + long * 0.8],
        [start + sway, 120 + long],
      ];
      return shape(taper(points, 8, 3), i % 3 ? colour : mix(colour, honey, 0.4));
    }).join('');
  const arm = (x: number, lean: number, long: number, colour: string) => {
    const side = (sign: number) =>
      Array.from({ length: 14 }, (_, i): Point => {
        const t = i / 13;
        const half = (74 - t * 44) * (i % 2 ? 1.15 : 0.6);
        return [x + lean * t + Math.sin(t * 7 + x) * 16 + sign * half, 110 + long * t];
      });
    return (
      shape(curve([...side(-1), ...side(1).reverse()]), colour) +
      stroke(
        curve(
          side(-1).map(([px, py], i): Point => [px + (i % 2 ? 50 : 26), py]),
          false,
        ),
        mix(colour, ink, 0.25),
        6,
      )
    );
  };
  const far = mix(base, ink, 0.22);
  return (
    [200, 400, 600, 800].map((x, i) => hair(x, (i - 1.5) * 50, far)).join('') +
    arm(420, -50, 330, mix(base, honey, 0.3)) +
    arm(580, 60, 370, mix(base, honey, 0.42)) +
    arm(500, 10, 410, mix(base, honey, 0.52)) +
    [110, 330, 670, 890].map((x, i) => hair(x, (i - 1.5) * 90, base)).join('') +
    modelled(
      bell,
      { base, light, shade: mix(base, ink, 0.4) },
      shape(
        curve(
          '180,-20 240,-110 360,-160 500,-172 640,-160 760,-110 820,-20 740,40 620,66 500,74 380,66 260,40',
        ),
        mix(base, ink, 0.18),
      ) +
        stroke(
          [
            '500,-150 496,-40 494,120',
            '360,-140 300,-30 268,108',
            '640,-140 690,-30 716,106',
            '250,-110 140,-20 78,94',
            '750,-110 850,-20 900,90',
          ]
            .map((line) => curve(line, false))
            .join(''),
          light,
          10,
        ),
      { light: 14, shade: 26 },
    ) +
    stroke(curve('90,-90 170,-160 290,-208 420,-228', false), mix(light, paper, 0.5), 12)
  );
});
