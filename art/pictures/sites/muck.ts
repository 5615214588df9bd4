import { ridge, sandFloor } from '../../kit/ground.ts';
import { dome } from '../../kit/growth/hard-coral.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { curve, num, parsePoints, taper } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { abyss, blush, coral, dune, honey, mix, ochre, paper, reef, rust } from '../../palette.ts';
import { type Climate, colours, cool, far, fish, HEIGHT, near, sea, WIDTH } from './sheet.ts';

const seaPen = (x: number, y: number, size: number, colour: string) => {
  let out = shape(
    taper(
      [
        [x, y + 8],
        [x + size * 0.04, y - size * 0.5],
        [x + size * 0.16, y - size],
      ],
      size * 0.07,
      3,
    ),
    colour,
  );
  for (let i = 0; i < 13; i++) {
    const t = 0.3 + (i / 13) * 0.68;
    const px = x + size * 0.16 * t ** 2;
    const py = y - size * t;
    const long = size * 0.22 * Math.sin(Math.PI * (0.16 + (i / 13) * 0.8));
    for (const s of [-1, 1])
      out += shape(
        taper(
          [
            [px, py],
            [px + s * long * 0.6, py - long * 0.25],
            [px + s * long + long * 0.12, py - long * 0.75],
          ],
          size * 0.03,
          size * 0.012,
        ),
        i % 2 ? colour : mix(colour, paper, 0.25),
      );
  }
  return out;
};

export function muckScene(climate: Climate) {
  const mud = mix(dune, colours(climate)[2] ?? reef, 0.45);
  const r = random(61);
  let bits = '';
  for (let i = 0; i < 60; i++) {
    const t = r();
    const x = r.between(0, WIDTH);
    const y = 560 + t * 230;
    bits += shape(
      curve([
        [x, y],
        [x + 8 + 14 * t, y - 3 - 5 * t],
        [x + 14 + 20 * t, y + 2],
        [x + 6, y + 4],
      ]),
      r.chance(0.5) ? mix(mud, abyss, 0.45) : mix(mud, paper, 0.35),
    );
  }
  const tyre = (x: number, y: number, s: number) => {
    const c = near(climate);
    return `<g clip-path="url(#buried)"><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${num(s * 0.94)}" fill="${c}"/><ellipse cx="${x + s * 0.06}" cy="${y}" rx="${num(s * 0.56)}" ry="${num(s * 0.54)}" fill="${mix(mud, c, 0.35)}"/></g>`;
  };
  return (
    sea(climate, 62, 860) +
    ridge(HEIGHT, parsePoints('-40,530 300,500 700,540 1240,510'), far(climate), {
      seed: 63,
      rough: 6,
      step: 80,
    }) +
    sandFloor(WIDTH, HEIGHT, 540, {
      colour: mud,
      shade: mix(mud, abyss, 0.35),
      light: mix(mud, paper, 0.4),
      seed: 64,
      ripples: 8,
      sway: 8,
    }) +
    bits +
    `<clipPath id="buried"><path d="${curve('640,300 1200,300 1200,660 1080,668 1010,650 900,672 780,660 640,670')}"/></clipPath>` +
    tyre(930, 610, 130) +
    (cool(climate)
      ? spongeClump(1010, 520, 80, 7) +
        seaPen(240, 690, 200, mix(honey, rust, 0.2)) +
        seaPen(330, 730, 150, mix(coral, rust, 0.3)) +
        seaPen(520, 620, 90, mix(honey, far(climate), 0.4))
      : seaFan(1020, 530, 130, coral, 65) +
        seaPen(230, 700, 190, coral) +
        seaPen(340, 730, 130, blush) +
        dome(560, 640, 120, 46, ochre, 67)) +
    fish(climate, 420, 300, 68, true)
  );
}
