import { sandFloor } from '../../kit/ground.ts';
import { kelpBed } from '../../kit/growth/kelp.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { box, curve, num, parsePoints } from '../../kit/outline.ts';
import { inside, shaded, shape, stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { abyss, blush, coral, fern, honey, kelp, mix, ochre, reef, sand } from '../../palette.ts';
import { type Climate, colours, cool, fish, HEIGHT, mid, near, sea, WIDTH } from './sheet.ts';

export function wreckScene(climate: Climate) {
  const r = random(31);
  const hull = curve(`
    250,430^ 330,410 560,430 860,470 1240,500^ 1240,760^ 470,760^ 380,660 300,540
  `);
  let growth = '';
  for (let i = 0; i < 130; i++) {
    const x = r.between(270, 1220);
    const y = 428 + Math.max(0, x - 420) * 0.088 + r() ** 3 * 240;
    const k = r.between(5, 13);
    growth += shape(
      curve([
        [x - k, y + k * 0.5],
        [x - k * 0.7, y - k * 0.6],
        [x, y - k * 1.2],
        [x + k * 0.7, y - k * 0.5],
        [x + k, y + k * 0.4],
        [x, y + k * 0.8],
      ]),
      mix(
        r.pick(cool(climate) ? [kelp, honey, ochre, fern] : [coral, honey, blush, ochre]),
        mid(climate),
        0.35,
      ),
    );
  }
  return (
    sea(climate, 12, 800) +
    shape(curve('560,440^ 600,446^ 470,250 352,110^ 342,118^ 440,270'), mid(climate)) +
    stroke('M400 190C480 300 620 380 760 462M372 150C340 260 330 340 336 412', mid(climate), 4) +
    shape(box(820, 380, 190, 100), mid(climate)) +
    shape(box(850, 330, 70, 60), mid(climate)) +
    shape(hull, near(climate)) +
    inside(
      hull,
      shape(curve('240,430 330,404 560,424 1250,494 1250,540 560,474 290,474'), mid(climate)) +
        shaded(box(240, 560, 1000, 240), abyss, 0, 0.8),
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => `<circle cx="${520 + i * 96}" cy="${num(512 + i * 9)}" r="11" fill="${abyss}"/>`)
      .join('') +
    growth +
    (cool(climate)
      ? kelpBed(parsePoints('430,432 640,448 780,466'), 60, 96, 14)
      : seaFan(480, 430, 110, coral, 14) +
        seaFan(700, 456, 140, coral, 15) +
        seaFan(1090, 490, 120, mix(coral, honey, 0.5), 16)) +
    fish(climate, 230, 250, 17) +
    sandFloor(WIDTH, HEIGHT, 690, {
      colour: mix(sand, colours(climate)[2] ?? reef, 0.35),
      shade: mid(climate),
      light: sand,
      seed: 18,
      ripples: 6,
    })
  );
}
