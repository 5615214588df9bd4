import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { ridge } from '../../kit/ground.ts';
import { hose } from '../../kit/hose.ts';
import { curve, parsePoints, polygon } from '../../kit/outline.ts';
import { disc, tone, turned } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, ink, lagoon, mix, ochre, paper, reef, sand, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

function gauge(x: number, y: number) {
  let out = hose(
    'M250 860C120 700 60 560 -60 520',
    46,
    mix(ink, deep, 0.4),
    ink,
    mix(deep, shallow, 0.3),
  );
  out += turned(
    shape(
      curve(`
        -60,330^ -84,250 -190,150 -226,0 -176,-150 0,-226 176,-150 226,0 190,150 84,250 60,330^
      `),
      mix(ink, deep, 0.4),
    ) +
      tone(curve('40,-220 176,-150 226,0 190,150 84,250 60,330 20,330 150,60'), ink, 0.9, 1) +
      stroke(curve('-190,60 -206,-20 -160,-140 -60,-194', false), mix(deep, shallow, 0.45), 10) +
      shape(disc(0, 0, 178), mix(sand, lagoon, 0.4)) +
      shape(disc(0, 0, 166), paper) +
      tone(disc(0, 30, 160), sand, 0, 0.9) +
      Array.from({ length: 29 }, (_, i) =>
        turned(
          stroke(`M0 ${i % 4 === 0 ? -116 : -132}V-150`, i < 5 ? coral : ink, i % 4 === 0 ? 8 : 4),
          0,
          0,
          -140 + i * 10,
        ),
      ).join('') +
      stroke('M-98 117A152 152 0 0 1 -150 22', coral, 14) +
      turned(shape(polygon('-11,44 11,44 4,-126 -4,-126'), ink), 0, 0, 58) +
      shape(disc(0, 0, 24), ink) +
      shape(disc(-4, -5, 8), lagoon) +
      shape(curve('-140,-60 -84,-134 -10,-160 -60,-110 -110,-20'), paper, 'opacity="0.75"'),
    x,
    y,
    16,
  );
  return out;
}

export function airLast() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [
      mix(shallow, paper, 0.2),
      mix(shallow, reef, 0.3),
      mix(reef, shallow, 0.2),
      reef,
      mix(reef, deep, 0.7),
      deep,
    ],
    351,
  );
  out +=
    lightShafts({
      x: 900,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.36,
      seed: 6,
    }) + ceiling(WIDTH, 70, 4);
  out += ridge(
    HEIGHT,
    parsePoints('-40,700 400,660 800,620 1200,560 1640,520'),
    mix(reef, deep, 0.4),
    { seed: 4, rough: 12 },
  );
  out += diver(900, 330, 480, -2, { pose: 'hover', fin: coral, trim: ochre });
  for (let i = 0; i < 3; i++) out += bubbles(920 + i * 16, 300 - i * 95, 74, 9, 5 + i, paper, 11);
  out +=
    ridge(HEIGHT, parsePoints('500,840 800,760 1100,720 1400,660 1640,640'), mix(deep, ink, 0.4), {
      seed: 7,
      rough: 10,
      shade: ink,
    }) +
    garden(
      (x) => 780 - Math.max(0, x - 700) * 0.12,
      800,
      1600,
      11,
      72,
      18,
      tropic,
      mix(deep, ink, 0.55),
    );
  // The gauge, near
  const x = 400;
  const y = 520;
  out += gauge(x, y);
  return (
    out +
    school(1350, 200, 170, 50, 34, 26, mix(reef, deep, 0.2), 5, 186) +
    specks(WIDTH, HEIGHT, 50, paper, 12, 2.2)
  );
}
