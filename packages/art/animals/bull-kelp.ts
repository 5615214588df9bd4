import { animal } from '../kit/fish.ts';
import { bullKelpBrown } from '../kit/growth/bull-kelp.ts';
import { along, curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { honey, ink, mix, ochre, paper } from '../palette.ts';

const base = bullKelpBrown;
const shade = mix(base, ink, 0.5);
const light = mix(base, honey, 0.5);

/** A leather strap along a line: thick, its edges smooth, its end rounded to a point. */
function strap(through: Point[], from: number, widest: number, far: boolean) {
  const line = along(through, 26);
  const half = (t: number) =>
    t < 0.3 ? from + (widest - from) * (t / 0.3) : widest * (1 - ((t - 0.3) / 0.7) ** 2.6 * 0.8);
  const side = (sign: number, share: number): Point[] =>
    line.map(({ x, y, angle, t }) => [
      x - Math.sin(angle) * half(t) * sign * share,
      y + Math.cos(angle) * half(t) * sign * share,
    ]);
  const d = curve([...side(-1, 1), ...side(1, 1).reverse()]);
  const colour = far ? shade : base;
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(curve(side(-1, 0.82), false), far ? mix(shade, base, 0.6) : light, widest * 0.34) +
        stroke(curve(side(1, 0.86), false), mix(colour, ink, 0.35), widest * 0.36),
    )
  );
}

/** A disc of a holdfast, its edge in lobes. */
const holdfast = () => {
  const d = curve('118,262 140,226 186,206 236,208 276,232 292,266 276,290 220,302 160,298');
  return (
    shape(d, shade) +
    inside(
      d,
      shape(d, mix(base, ochre, 0.25), 'transform="translate(-4 -12)"') +
        stroke(
          'M150 290Q170 250 196 236M206 300Q206 262 210 240M262 288Q240 250 224 238',
          shade,
          6,
        ) +
        shape(
          [disc(142, 270, 7), disc(248, 252, 6), disc(182, 278, 5)].join(''),
          mix(paper, base, 0.35),
        ),
    )
  );
};

/** Durvillaea: a disc of a holdfast, a stout stalk, a palm of leather that splits into long heavy straps. */
export const bullKelp = animal(() => {
  const r = random(131);
  const straps = Array.from({ length: 17 }, (_, i): string => {
    const t = i / 16;
    const spread = t * 2 - 1;
    const [x, y] = [
      1000 - Math.abs(spread) * 250 - r.between(0, 120),
      spread * 262 - 10 + r.between(-16, 16),
    ];
    const start: Point = [372 - Math.abs(spread) * 40, -60 + spread * 66];
    const swell = r.between(26, 44);
    const at = (share: number, off: number): Point => [
      start[0] + (x - start[0]) * share,
      start[1] + (y - start[1]) * share ** 1.3 + off,
    ];
    return strap(
      [
        [290, -20],
        start,
        at(0.26, -swell),
        at(0.5, swell * 0.5),
        at(0.76, -swell * 0.7),
        [x, y + swell * 0.6],
      ],
      17,
      r.between(17, 23),
      i % 2 === 0,
    );
  });
  const hand = curve(
    '178,246 196,150 226,70 262,-10 310,-80 360,-112 404,-120 396,-84 416,-60 400,-26 412,0 384,34 340,66 300,86 258,136 234,196 226,248',
  );
  return (
    straps.filter((_, i) => i % 2 === 0).join('') +
    straps.filter((_, i) => i % 2 === 1).join('') +
    shape(hand, base) +
    inside(
      hand,
      stroke('M186 250Q206 150 250 40T384 -112', light, 18) +
        stroke('M232 250Q250 150 300 104T372 56', mix(base, ink, 0.35), 16) +
        stroke('M280 50Q320 10 380 -14M276 10Q320 -40 384 -62', mix(base, ink, 0.22), 6),
    ) +
    holdfast()
  );
});
