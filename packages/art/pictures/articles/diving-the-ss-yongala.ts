import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { giantGrouper } from '../../animals/giant-grouper.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { box, curve, parsePoints } from '../../kit/outline.ts';
import { clip, disc, tone } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { fan } from '../../kit/scene/coral.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import {
  blush,
  coral,
  deep,
  honey,
  ink,
  mix,
  ochre,
  paper,
  reef,
  sand,
  shallow,
} from '../../palette.ts';
import { blue, HEIGHT, WIDTH } from './sheet.ts';

export function yongala() {
  let out = sea(WIDTH, HEIGHT, blue, 101);
  out += lightShafts({
    x: 380,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1,
    colour: paper,
    density: 0.3,
    seed: 3,
  });
  out += school(420, 190, 260, 80, 60, 26, mix(reef, deep, 0.3), 5, 188);
  // On her starboard side: the hull's upper flank is the reef, masts and davits reach out level
  const hull = curve(`
    520,830^ 500,700 540,560 640,440 800,350 1010,300 1260,276 1660,262^ 1660,840^
  `);
  const deckLine = curve('520,800 540,660 630,520 780,424 1000,372 1260,350 1660,338', false);
  out +=
    stroke(
      'M560 566L250 470M640 452L360 318M352 314L330 420M300 486L430 350',
      mix(deep, ink, 0.3),
      15,
    ) +
    stroke(
      'M860 420C800 470 770 520 760 600M1040 384C990 440 968 500 960 580',
      mix(deep, ink, 0.3),
      11,
    );
  out += sandFloor(WIDTH, HEIGHT, 720, {
    colour: mix(sand, reef, 0.42),
    shade: mix(sand, reef, 0.62),
    light: mix(sand, shallow, 0.4),
    seed: 7,
    ripples: 8,
  });
  out += shape(hull, mix(deep, ink, 0.35));
  out += clip(
    hull,
    tone(box(480, 240, 1180, 380), mix(reef, deep, 0.2), 0.85, 0) +
      stroke(deckLine, mix(reef, shallow, 0.1), 8) +
      shape('M690 640L800 560L840 640L720 740ZM1010 520L1210 470L1236 580L1030 640Z', ink) +
      stroke(
        'M690 640L800 560L840 640L720 740ZM1010 520L1210 470L1236 580L1030 640Z',
        mix(deep, reef, 0.5),
        10,
      ) +
      Array.from({ length: 9 }, (_, i) => shape(disc(880 + i * 84, 404 - i * 7, 11), ink)).join(
        '',
      ) +
      stroke('M720 480V800M950 420V800M1160 390V800M1380 370V800', ink, 5, 'opacity="0.5"'),
  );
  const line = (x: number) => 300 + (x < 1260 ? ((1260 - x) / 740) ** 2.1 * 330 : 0) - 24;
  out += garden(line, 560, 1600, 17, 76, 9, tropic, mix(deep, ink, 0.35));
  out +=
    ridge(HEIGHT, parsePoints('430,800 560,764 800,742 1100,750 1400,722 1640,730'), ink, {
      seed: 19,
      rough: 10,
    }) +
    garden((x) => 758 - (x - 560) * 0.02, 540, 1600, 12, 66, 31, faded(tropic, deep, 0.25), ink) +
    fan(1250, 560, 120, 8, mix(honey, deep, 0.2), -60) +
    fan(830, 640, 110, 9, mix(coral, deep, 0.2), -40);
  out += fan(330, 330, 90, 6, blush, -60);
  out += school(1180, 150, 330, 70, 80, 26, mix(deep, reef, 0.4), 15, 184, shallow);
  out +=
    giantGrouper(330, 610, 500, -3, { flip: true }) +
    diver(930, 90, 250, 6, { fin: coral, trim: ochre }) +
    bubbles(940, 84, 80, 8, 3);
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}
