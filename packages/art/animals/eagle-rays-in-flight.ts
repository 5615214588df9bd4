import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { deep, ink, mix, paper, reef, sand, shallow } from '../palette.ts';

/** Points of a ray in flight as snout to tail, middle to wing: seen from above and its left, the far wing (below 0) on the upstroke. */
const flown = ([along, across, corner]: Point): Point => {
  const far = across < 0;
  const out = Math.abs(across);
  const x = along * 0.98 + out * (far ? 0.2 : -0.02);
  const y = far ? -out * 0.76 - (out / 390) ** 2 * 34 : out * 0.86 + (out / 390) ** 3 * 44;
  const turn = 0.16;
  return [
    x * Math.cos(turn) + y * Math.sin(turn),
    y * Math.cos(turn) - x * Math.sin(turn) + 60,
    corner ?? 0,
  ];
};

const seen = (outline: string) => parsePoints(outline).map(flown);
const other = (outline: string) =>
  outline.replace(/,(-?)([\d.]+)/g, (_, minus, y) => `,${minus ? '' : '-'}${y}`);
const bothSides = (half: string) => `${half} ${other(half).split(' ').reverse().join(' ')}`;

type EagleRay = {
  base: string;
  /** Right half of the wings, from the nape over the tip to the tail; and of the head. */
  wing: string;
  head: string;
  bill?: string;
  eye: [x: number, y: number];
  tail: string;
  marks: string;
};

const eyes = (base: string, [x, y]: [number, number]) =>
  [-y, y]
    .map((across) => {
      const [ex, ey] = flown([x, across]);
      const [sx, sy] = flown([x + 44, across * 0.94]);
      return (
        shape(disc(sx, sy, 18, 10), mix(base, ink, 0.75)) +
        shape(disc(ex, ey, 18, 15), mix(base, ink, 0.35)) +
        shape(disc(ex - 2, ey - 2, 12, 10), mix(sand, paper, 0.4)) +
        shape(disc(ex - 3, ey - 2, 8), ink) +
        shape(disc(ex - 5, ey - 5, 2.5), paper)
      );
    })
    .join('');

const inFlight = ({ base, wing, head, bill = '', eye, tail, marks }: EagleRay) =>
  animal(() => {
    const shade = mix(base, ink, 0.48);
    const light = mix(base, paper, 0.34);
    const wings = curve(seen(bothSides(wing)));
    const skull = curve(seen(bothSides(head)));
    const pelvic = '372,18^ 396,66 430,80 452,62 452,34 436,10^';
    return (
      shape(taper(seen(tail), 24, 3.5), shade) +
      shape(curve(seen(pelvic)), mix(base, shade, 0.45)) +
      shape(curve(seen(other(pelvic))), mix(base, shade, 0.7)) +
      modelled(
        wings,
        { base, light, shade },
        // The far wing turns from the light behind its leading edge; the back stands out between the wings.
        shape(
          curve(seen('190,-60 250,-200 320,-400 380,-400 360,-120 330,-40')),
          mix(base, shade, 0.5),
        ) +
          shape(
            curve(seen('110,-44 200,-74 300,-62 390,-30 440,0 400,34 310,66 210,74 110,44')),
            mix(base, light, 0.22),
          ) +
          shape(
            curve(seen('440,8 400,42 310,74 210,84 130,60 210,66 310,56 390,28')),
            shade,
            'opacity="0.6"',
          ) +
          marks,
        { light: 9, shade: 13 },
      ) +
      shape(curve(seen('420,-6^ 438,-34 462,-46 470,-34 466,8^ 440,8')), mix(base, light, 0.3)) +
      stroke(curve(seen('474,0 510,-12 536,-12'), false), light, 7) +
      shape(skull, shade, 'transform="translate(5 12)" opacity="0.55"') +
      modelled(skull, { base, light, shade }, '', { light: 8, shade: 14 }) +
      bill +
      eyes(base, eye)
    );
  });

const slate = mix(mix(deep, '#3A3F3C', 0.4), ink, 0.2);

/** White spots in loose rows over back and wings, some with a dark heart. */
function whiteSpots() {
  const r = random(61);
  let dots = '';
  let hearts = '';
  for (let i = 0; i < 14; i++)
    for (let j = -11; j <= 11; j++) {
      const along = 116 + i * 30 + r.between(-8, 8) + (j % 2) * 13 + Math.abs(j) * 4;
      const across = j * 34 + r.between(-8, 8);
      const [x, y] = flown([along, across]);
      const size = r.between(6, 9.5) * (Math.abs(j) > 8 ? 0.7 : 1);
      dots += disc(x, y, size, size * 0.82);
      if (along > 250 && size > 7.5) hearts += disc(x, y, size * 0.42, size * 0.36);
    }
  return shape(dots, mix(paper, shallow, 0.12)) + shape(hearts, slate);
}

/** Aetobatus ocellatus in flight: duck's bill, pointed wings, white spots on a dark back, whip of a tail. */
export const whitespottedEagleRay = inFlight({
  base: slate,
  wing: '96,40 140,72 176,120 208,186 244,262 284,332 326,396^ 338,340 338,270 336,200 344,140 366,92 396,52 440,26 450,0',
  head: '0,0 3,20 16,36 42,41 68,46 94,60 124,66 158,58 206,40 270,22 350,8 380,0',
  bill: stroke(curve(seen('52,44 42,22 38,0 42,-22 52,-44'), false), mix(slate, paper, 0.3), 5),
  eye: [102, 56],
  tail: '440,0 540,-6 660,-40 780,-30 880,40 960,120 1040,150',
  marks: whiteSpots(),
});

const olive = mix('#96853F', reef, 0.06);
const crescent = mix(mix('#7FA0AC', reef, 0.15), paper, 0.1);

/** Crescents and bars to both sides of the back, as on none of the tropical eagle rays. */
const crescents = () => {
  const outlines = [1, -1].flatMap((side) =>
    [
      [150, 82, 26],
      [190, 52, 22],
      [206, 152, 30],
      [250, 92, 34],
      [262, 222, 32],
      [312, 140, 30],
      [322, 52, 24],
      [304, 276, 24],
      [362, 88, 18],
    ].map(([x = 0, y = 0, half = 0]) =>
      seen(
        `${x - 12},${(y - half) * side}^ ${x + 8},${(y - half * 0.5) * side} ${x + 13},${y * side} ${x + 7},${(y + half * 0.55) * side} ${x - 14},${(y + half) * side}^ ${x - 9},${(y + half * 0.4) * side} ${x - 7},${y * side} ${x - 8},${(y - half * 0.4) * side}`,
      ),
    ),
  );
  const d = outlines.map((o) => curve(o)).join('');
  return stroke(d, mix(olive, ink, 0.42), 9) + shape(d, crescent);
};

/** Myliobatis tenuicaudatus in flight: a blunt, domed head, blue-grey crescents and bars on olive. */
export const southernEagleRay = inFlight({
  base: olive,
  wing: '84,56 118,96 146,150 176,214 210,284 246,346 282,390^ 306,352 320,290 330,220 342,150 366,96 396,54 436,28 448,0',
  head: '8,0 12,30 26,54 52,70 88,76 130,70 180,50 240,32 310,14 370,4 400,0',
  eye: [62, 68],
  tail: '440,0 540,6 660,4 780,-30 880,-50 980,-20 1050,20',
  marks: crescents(),
});
