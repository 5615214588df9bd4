import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, mix, ochre, paper, reef, sand, shallow } from '../../palette.ts';
import { bed, blue, HEIGHT, WIDTH } from './sheet.ts';

export function learnHero() {
  let out = sea(WIDTH, HEIGHT, blue, 13);
  out += lightShafts({
    x: 1250,
    y: -260,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.34,
    seed: 19,
  });
  out += ceiling(WIDTH, 90, 24, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    HEIGHT,
    parsePoints('-40,760 260,800 620,740 960,700 1300,720 1640,640'),
    mix(deep, reef, 0.3),
    { seed: 14, rough: 12 },
  );
  out += sandFloor(WIDTH, HEIGHT, 792, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 16,
    ripples: 9,
  });
  out += glow(1240, 824, 420, 60, mix(sand, shallow, 0.4), 0.7);
  out +=
    diver(1150, 340, 410, 4, { pose: 'hover', flip: true, fin: honey, trim: ochre }) +
    bubbles(1136, 318, 300, 18, 4);
  out +=
    diver(1206, 360, 410, -2, { pose: 'hover', fin: coral, trim: reef }) +
    bubbles(1222, 334, 310, 16, 9);
  out += school(420, 300, 200, 50, 24, 28, mix(reef, shallow, 0.22), 18, 176);
  return out + specks(WIDTH, HEIGHT, 70, shallow, 22, 2.4);
}
