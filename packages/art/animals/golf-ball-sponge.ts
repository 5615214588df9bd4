import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { coral, honey, ink, mix, ochre, paper } from '../palette.ts';

const radius = 330;
const tileCount = 190;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** One plate of the skin on the front of the ball, as the eye sees it there; nothing behind the rim. */
function tile(i: number, r: Random): string {
  const height = 1 - (2 * (i + 0.5)) / tileCount;
  const across = Math.sqrt(1 - height * height);
  const turn = i * goldenAngle;
  const depth = Math.sin(turn) * across;
  if (depth < 0.12) return '';
  const [x, y] = [Math.cos(turn) * across, -height];
  // Tiles narrow towards the rim along the line to its middle.
  const angle = Math.atan2(y, x);
  const points: Point[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const at = (corner / 6) * Math.PI * 2 + 0.3;
    const size = 38 * r.between(0.9, 1.08);
    const [px, py] = [Math.cos(at) * size * depth, Math.sin(at) * size];
    points.push([
      500 + x * radius + px * Math.cos(angle) - py * Math.sin(angle),
      y * radius + px * Math.sin(angle) + py * Math.cos(angle),
    ]);
  }
  return curve(points);
}

/** Tethya: a ball with tiled skin, one vent on top, buds on threads around its foot. */
export const golfBallSponge = animal(() => {
  const r = random(77);
  const base = mix(ochre, coral, 0.35);
  const light = mix(honey, paper, 0.25);
  const shade = mix(base, ink, 0.38);
  const tiles = Array.from({ length: tileCount }, (_, i) => tile(i, r)).join('');
  const ball = curve(
    '500,-336 640,-306 752,-226 822,-110 834,10 800,140 724,246 620,312 500,334 380,312 276,246 200,140 166,10 178,-110 248,-226 360,-306',
  );
  const buds: [string, number, number, number][] = [
    ['M206 150Q130 170 96 120', 92, 106, 26],
    ['M240 214Q160 260 128 246', 116, 242, 20],
    ['M800 150Q880 150 912 92', 918, 78, 28],
    ['M764 210Q830 250 872 240', 884, 240, 22],
    ['M822 40Q890 20 912 -30', 918, -42, 18],
  ];
  return (
    buds.map(([thread]) => stroke(thread, shade, 8)).join('') +
    modelled(ball, { base: mix(base, ink, 0.18), light: base, shade }, shape(tiles, base), {
      light: 10,
      shade: 56,
    }) +
    shape(
      tiles,
      mix(base, light, 0.5),
      'transform="translate(-5 -7) scale(1 0.99)" opacity="0.55"',
    ) +
    shape(curve('430,-336 470,-372 530,-374 574,-338 540,-306 464,-306'), mix(base, light, 0.6)) +
    shape(disc(503, -346, 40, 17), mix(base, ink, 0.72)) +
    buds
      .map(([, x, y, size]) =>
        modelled(disc(x, y, size), { base, light, shade }, '', { light: 6, shade: 12 }),
      )
      .join('')
  );
});
