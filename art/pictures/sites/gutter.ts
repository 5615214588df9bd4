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

/** A gutter of sand between two reefs. */
export function gutterScene(climate: Climate) {
  const left: Point[] = parsePoints(
    '-60,330^ 90,350^ 210,430^ 250,540^ 340,600^ 380,700^ 470,830^ -60,830^',
  );
  const right: Point[] = parsePoints(
    '1260,410^ 1090,440^ 1010,520^ 960,640^ 860,700^ 800,830^ 1260,830^',
  );
  const wallOf = (outline: Point[], seed: number) =>
    rock(outline, near(climate), seed, { shade: abyss, light: mid(climate), layers: 6, cracks: 5 });
  const growth = cool(climate)
    ? commonKelp(60, 352, 190, 31) +
      commonKelp(190, 430, 170, 32) +
      commonKelp(1120, 440, 190, 33) +
      seaFan(330, 620, 120, blush, 34) +
      spongeClump(940, 690, 90, 35) +
      spongeClump(250, 570, 70, 36)
    : plateCoral(120, 370, 320, 90, coral, 31) +
      seaFan(270, 560, 150, blush, 32) +
      plateCoral(1110, 450, 300, 90, ochre, 33) +
      staghorn(960, 690, 150, 80, honey, 34) +
      dome(360, 720, 110, 60, honey, 35);
  return (
    sea(climate, 30, 620) +
    ridge(HEIGHT, parsePoints('-40,540 420,600 640,560 860,610 1240,540'), far(climate), {
      seed: 37,
      rough: 12,
    }) +
    fish(climate, 620, 330, 38) +
    sandFloor(WIDTH, HEIGHT, 650, {
      colour: cool(climate) ? mix(dune, bottle, 0.25) : mix(sand, lagoon, 0.25),
      shade: mix(mid(climate), sand, 0.5),
      seed: 39,
      ripples: 9,
    }) +
    wallOf(left, 40) +
    wallOf(right, 41) +
    growth
  );
}
