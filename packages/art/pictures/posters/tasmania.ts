import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import { ridge } from '../../kit/ground.ts';
import { giantKelp, kelpBed } from '../../kit/growth/kelp.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { parsePoints } from '../../kit/outline.ts';
import { print } from '../../kit/print.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts, water } from '../../kit/water.ts';
import { abyss, bottle, coral, deep, fern, honey, kelp, mix, ochre, paper } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function tasmania() {
  const frond = (x: number, lean: number, seed: number, tone: number, blade: number, gap = 32) =>
    giantKelp([x, 1480], [x + lean, -60], seed, {
      base: mix(kelp, bottle, tone),
      light: mix(mix(kelp, honey, 0.55), fern, tone * 0.7),
      shade: mix(mix(kelp, abyss, 0.55), bottle, tone * 0.6),
      blade,
      gap,
      stream: 0.9,
    });
  return print(
    WIDTH,
    HEIGHT,
    fern,
    water(WIDTH, HEIGHT, {
      colours: [
        mix(fern, paper, 0.45),
        fern,
        mix(fern, bottle, 0.5),
        bottle,
        mix(bottle, deep, 0.6),
        mix(deep, bottle, 0.3),
      ],
      bands: 10,
      seed: 6,
    }) +
      lightShafts({
        x: 660,
        y: -320,
        reach: 1500,
        count: 8,
        spread: 0.95,
        colour: paper,
        seed: 5,
        density: 0.45,
      }) +
      frond(120, 90, 3, 0.72, 96, 30) +
      frond(380, 60, 4, 0.78, 80, 28) +
      frond(900, 40, 5, 0.75, 90, 28) +
      frond(1090, -30, 6, 0.7, 100, 30) +
      frond(640, 70, 14, 0.84, 64, 24) +
      ridge(
        HEIGHT,
        parsePoints('-40,1230 220,1180 480,1290 760,1250 1000,1180 1260,1230'),
        mix(bottle, abyss, 0.72),
        { seed: 71, rough: 18, step: 40, shade: abyss, light: mix(bottle, fern, 0.12) },
      ) +
      kelpBed(parsePoints('-20,1230 220,1190 480,1300 760,1260 1000,1190 1240,1240'), 74, 180, 3, {
        base: mix(kelp, bottle, 0.55),
        stream: 0.5,
      }) +
      frond(1010, 60, 8, 0.3, 160) +
      frond(70, 60, 9, 0.12, 190, 36) +
      weedySeadragon(590, 830, 800, 8) +
      frond(1150, -20, 10, 0, 210, 38) +
      ridge(HEIGHT, parsePoints('-40,1370 260,1340 520,1420 840,1380 1260,1340'), abyss, {
        seed: 72,
        rough: 16,
        step: 36,
        light: mix(bottle, abyss, 0.6),
      }) +
      spongeClump(740, 1400, 150, 4, [honey, coral, ochre]) +
      kelpBed(parsePoints('-20,1420 200,1390 420,1440 640,1480'), 76, 260, 11, { stream: 0.5 }) +
      kelpBed(parsePoints('860,1460 1040,1420 1240,1400'), 76, 250, 12, { stream: 0.45 }) +
      specks(WIDTH, 1200, 70, paper, 8),
    { seed: 51 },
  );
}
