import { ridge, sandFloor } from '../../kit/ground.ts';
import { dome, plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { commonKelp } from '../../kit/growth/kelp.ts';
import { rock } from '../../kit/growth/rock.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { type Point, parsePoints } from '../../kit/outline.ts';
import {
  abyss,
  blush,
  bottle,
  coral,
  dune,
  honey,
  lagoon,
  mix,
  ochre,
  sand,
} from '../../palette.ts';
import { type Climate, cool, far, fish, HEIGHT, mid, near, sea, WIDTH } from './sheet.ts';

/** A head of rock that stands alone on the sand, with fish over its top. */
export function bommieScene(climate: Climate) {
  const head: Point[] = parsePoints(`
    430,760^ 470,640^ 450,560^ 540,500^ 560,400^ 660,350^ 760,364^ 820,440^ 900,470^ 930,580^
    1000,640^ 1030,770^
  `);
  const back = ridge(
    HEIGHT,
    parsePoints('-40,610 160,560 360,640 900,650 1240,580'),
    far(climate),
    {
      seed: 13,
      rough: 12,
    },
  );
  const growth = cool(climate)
    ? commonKelp(640, 372, 150, 14) +
      commonKelp(740, 376, 170, 15) +
      commonKelp(870, 470, 130, 16) +
      spongeClump(560, 520, 80, 17) +
      spongeClump(930, 620, 90, 18) +
      seaFan(480, 640, 120, blush, 19)
    : plateCoral(700, 372, 330, 90, coral, 14) +
      plateCoral(900, 500, 220, 70, ochre, 15) +
      seaFan(500, 590, 150, blush, 16) +
      staghorn(590, 480, 130, 80, honey, 17) +
      seaFan(960, 650, 130, coral, 18);
  return (
    sea(climate, 12, 760) +
    back +
    fish(climate, 560, 250, 20) +
    fish(climate, 900, 300, 21, true) +
    sandFloor(WIDTH, HEIGHT, 680, {
      colour: cool(climate) ? mix(dune, bottle, 0.25) : mix(sand, lagoon, 0.25),
      shade: mix(mid(climate), sand, 0.5),
      seed: 22,
      ripples: 8,
    }) +
    rock(head, near(climate), 25, { shade: abyss, light: mid(climate), layers: 6, cracks: 6 }) +
    growth +
    (cool(climate)
      ? spongeClump(250, 740, 80, 23)
      : dome(230, 740, 150, 80, honey, 23) + staghorn(1120, 760, 160, 80, blush, 24))
  );
}
