import { leopardShark } from '../../animals/leopard-shark.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { plateCoral } from '../../kit/growth/hard-coral.ts';
import { rock } from '../../kit/growth/rock.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { type Point, parsePoints } from '../../kit/outline.ts';
import { print, stippled } from '../../kit/print.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  abyss,
  coral,
  deep,
  dune,
  honey,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  sand,
  shallow,
} from '../../palette.ts';
import { shadowEllipse } from './ningaloo.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function julianRocks() {
  const stack: Point[] = parsePoints(`
    640,1180^ 690,1000^ 740,940^ 760,780^ 820,720^ 850,560^ 920,500^ 960,380^ 1050,300^ 1260,240^
    1260,1200^
  `);
  return print(
    WIDTH,
    HEIGHT,
    shallow,
    water(WIDTH, HEIGHT, {
      colours: [mix(shallow, paper, 0.4), shallow, lagoon, mix(lagoon, reef, 0.6), reef],
      bands: 8,
      seed: 2,
      bottom: 1150,
    }) +
      lightShafts({
        x: 320,
        y: -300,
        reach: 1500,
        count: 7,
        spread: 1,
        colour: paper,
        seed: 4,
        density: 0.45,
      }) +
      ridge(
        HEIGHT,
        parsePoints('-40,960 140,900 330,1010 520,1040 700,1060 1260,1060'),
        mix(lagoon, reef, 0.75),
        { seed: 91, rough: 14, step: 44 },
      ) +
      rock(stack, mix(reef, deep, 0.6), 27, {
        shade: abyss,
        light: mix(reef, shallow, 0.12),
        layers: 8,
        cracks: 10,
      }) +
      spongeClump(832, 790, 70, 51, [
        mix(honey, deep, 0.35),
        mix(coral, deep, 0.4),
        mix(ochre, deep, 0.3),
      ]) +
      seaFan(850, 600, 110, mix(coral, deep, 0.3), 52, -0.5) +
      seaFan(940, 480, 90, mix(honey, deep, 0.35), 58, -0.4) +
      plateCoral(900, 560, 150, 40, mix(coral, deep, 0.45), 59) +
      plateCoral(760, 960, 220, 60, mix(coral, deep, 0.3), 151) +
      seaFan(690, 1040, 130, mix(coral, deep, 0.15), 153, -0.3) +
      school(420, 420, 620, 300, 60, 38, mix(reef, deep, 0.35), 161, {
        angle: -5,
        light: mix(shallow, paper, 0.4),
      }) +
      leopardShark(330, 870, 430, -4, {
        base: mix(mix(sand, honey, 0.42), lagoon, 0.45),
        shade: mix(reef, dune, 0.3),
        light: mix(sand, lagoon, 0.4),
        mark: mix(deep, reef, 0.2),
      }) +
      sandFloor(WIDTH, HEIGHT, 1080, {
        colour: mix(sand, shallow, 0.14),
        shade: mix(sand, reef, 0.34),
        light: paper,
        seed: 46,
        ripples: 11,
        sway: 14,
      }) +
      stippled(
        shadowEllipse(600, 1330, 520, 50, mix(deep, reef, 0.4)) +
          shadowEllipse(430, 1352, 230, 40, deep),
      ) +
      leopardShark(590, 1220, 1040, 3) +
      specks(WIDTH, 1000, 60, paper, 10),
    { seed: 81 },
  );
}
