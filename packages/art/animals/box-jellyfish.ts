import { curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, ink, mix, ochre, paper, reef, sand, shallow } from '../palette.ts';

/** Chironex fleckeri: a cube of clear jelly, ribbons of tentacle from each of its four corners. `x`, `y` are the middle of the bell, `size` its width. */
export function boxJellyfish(
  x: number,
  y: number,
  size: number,
  angle = 0,
  options: { bell?: string; light?: string; shade?: string; thread?: string; trail?: number } = {},
) {
  const {
    bell = mix(shallow, paper, 0.3),
    light = paper,
    shade = mix(reef, shallow, 0.4),
    thread = mix(shallow, paper, 0.45),
    trail = 1,
  } = options;
  const r = random(61);
  const corners: Point[] = parsePoints('-120,128 -44,156 66,156 132,122');
  let out = '';
  for (const [ci, [cx, cy]] of corners.entries()) {
    for (let i = 0; i < 7; i++) {
      const sway = r.between(-50, 50) + (ci - 1.5) * 70;
      const long = r.between(420, 860) * trail;
      const a: Point = [cx + (i - 3) * 7, cy + 40];
      const p: Point[] = [
        a,
        [a[0] + sway * 0.2 + 26, cy + 40 + long * 0.25],
        [a[0] + sway * 0.6 - 30, cy + 40 + long * 0.5],
        [a[0] + sway + 34, cy + 40 + long * 0.76],
        [a[0] + sway * 1.2, cy + 40 + long],
      ];
      out += shape(
        taper(p, 9, 3),
        i % 3 ? thread : mix(thread, coral, 0.25),
        i % 3 === 0 ? '' : 'opacity="0.85"',
      );
    }
  }
  const cube = curve(`
    -140,100 -152,10 -140,-70 -96,-128 -20,-148 70,-142 126,-104 152,-30 154,60 140,112 90,128
    0,138 -80,124
  `);
  out += shape(cube, bell, 'opacity="0.62"');
  out += inside(
    cube,
    shape(curve('40,-160 180,-120 170,140 60,150 104,40 92,-80'), shade, 'opacity="0.55"') +
      shape(curve('-160,90 0,116 170,90 160,160 -160,160'), shade, 'opacity="0.4"'),
  );
  // Edges of the cube, stomach, the four sense organs
  out +=
    stroke('M-96 -122C-74 -60 -70 60 -84 120', light, 5, 'opacity="0.8"') +
    stroke('M64 -138C92 -70 98 50 84 126', light, 5, 'opacity="0.8"');
  out += stroke(cube, light, 5);
  out +=
    shape(
      curve('-60,-100 -6,-120 50,-100 40,-40 -2,10 -48,-40'),
      mix(bell, sand, 0.4),
      'opacity="0.75"',
    ) + stroke('M-30 -90C-24 -50 -26 -20 -12 0M20 -94C20 -60 16 -24 6 0', shade, 5);
  for (const sx of [-10, 124])
    out += `<circle cx="${sx}" cy="70" r="8" fill="${mix(ochre, ink, 0.3)}"/>`;
  for (const [cx, cy] of corners)
    out +=
      shape(
        curve([
          [cx - 34, cy - 34],
          [cx + 34, cy - 34],
          [cx + 26, cy + 20],
          [cx + 30, cy + 52],
          [cx, cy + 62],
          [cx - 28, cy + 50],
          [cx - 24, cy + 18],
        ]),
        bell,
        'opacity="0.9"',
      ) +
      stroke(
        `M${cx - 20} ${cy - 26}C${cx - 16} ${cy} ${cx - 18} ${cy + 30} ${cx - 18} ${cy + 46}`,
        light,
        5,
      );
  out += stroke('M-126 -40C-120 -84 -94 -112 -60 -126', light, 9);
  const k = size / 300;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${k})">${out}</g>`;
}
