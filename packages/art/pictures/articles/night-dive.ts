import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { ridge } from '../../kit/ground.ts';
import { curve, type Point, parsePoints, taper } from '../../kit/outline.ts';
import { clip, disc, round, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { beam, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import {
  abyss,
  coral,
  deep,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function nightDive() {
  let out = sea(WIDTH, HEIGHT, [mix(reef, deep, 0.6), deep, abyss, ink, '#071923'], 371);
  // The moon, broken by the surface
  out += glow(1240, 0, 420, 130, shallow, 0.6);
  const r = random(9);
  for (let i = 0; i < 24; i++) {
    const y = r() * 84;
    out += shape(
      disc(1240 + r.between(-1, 1) * (40 + y * 1.2), y, r.between(10, 40), r.between(2, 5)),
      mix(paper, shallow, 0.2),
    );
  }
  out += ridge(
    HEIGHT,
    parsePoints('-40,520 200,560 420,620 700,680 1000,640 1640,600'),
    mix(deep, ink, 0.5),
    { seed: 4, rough: 12 },
  );
  const lit = beam(980, 380, 150, 700, 26, mix(honey, paper, 0.55), 0.8);
  out += lit + beam(1160, 250, 118, 560, 20, mix(honey, paper, 0.55), 0.65);
  out += glow(440, 690, 430, 170, mix(honey, sand, 0.4), 0.75);
  out += ridge(HEIGHT, parsePoints('-40,700 160,690 420,720 760,760 1100,740 1640,700'), ink, {
    seed: 7,
    rough: 12,
    shade: '#071923',
  });
  const reefTop = (x: number) => 712 + Math.abs(x - 420) * 0.05;
  out += garden(reefTop, 180, 700, 8, 100, 31, tropic, mix(ink, rust, 0.16));
  out +=
    garden(() => 745, 720, 1600, 9, 80, 22, faded(tropic, ink, 0.82), ink) +
    garden(() => 720, -20, 150, 3, 80, 27, faded(tropic, ink, 0.75), ink);
  // What only comes out after dark
  const skin = mix(coral, ochre, 0.3);
  for (const [a, b, c] of [
    parsePoints('286,690 250,694 222,676'),
    parsePoints('296,706 262,724 232,716'),
    parsePoints('320,712 310,738 282,748'),
    parsePoints('350,712 366,740 398,744'),
    parsePoints('368,700 408,716 430,700'),
    parsePoints('372,684 412,680 424,654'),
  ] as [Point, Point, Point][])
    out += shape(taper([[334, 678], a, b, c], 24, 4), mix(skin, ink, 0.12));
  const mantle = curve(`
    306,690 296,650 322,606 366,574 416,572 440,600 426,640 386,668 362,696 336,706
  `);
  out +=
    shape(mantle, skin) +
    clip(
      mantle,
      shape(curve('430,570 450,610 420,660 376,690 340,712 366,660 420,630'), mix(skin, ink, 0.3)) +
        shape(
          disc(348, 610, 9) +
            disc(376, 592, 6) +
            disc(402, 600, 7) +
            disc(340, 636, 6) +
            disc(374, 622, 6),
          mix(skin, paper, 0.45),
        ),
    ) +
    shape(disc(304, 654, 22, 19), skin) +
    shape(disc(302, 654, 14, 12), mix(honey, paper, 0.4)) +
    stroke('M293 655H311', ink, 6);
  const dim = {
    suit: mix(ink, deep, 0.5),
    shade: '#071923',
    tank: mix(deep, shallow, 0.35),
    fin: mix(coral, ink, 0.35),
    trim: mix(deep, reef, 0.4),
  };
  out +=
    diver(1010, 320, 430, -6, dim) +
    bubbles(1030, 305, 280, 18, 5, mix(shallow, reef, 0.3)) +
    diver(1190, 200, 300, -4, { ...dim, fin: mix(honey, ink, 0.4) }) +
    bubbles(1204, 190, 170, 12, 8, mix(shallow, reef, 0.3));
  out +=
    turned(
      shape(round(-26, -9, 44, 18, 7), mix(lagoon, ink, 0.3)) + shape(disc(-26, 0, 7, 13), paper),
      1000,
      384,
      -30,
    ) +
    turned(
      shape(round(-20, -7, 34, 14, 6), mix(lagoon, ink, 0.3)) + shape(disc(-20, 0, 6, 10), paper),
      1162,
      246,
      -62,
    );
  return out + specks(WIDTH, HEIGHT, 110, shallow, 12, 2.2);
}
