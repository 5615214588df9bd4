import { ridge, sandFloor } from '../../kit/ground.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { curve, parsePoints } from '../../kit/outline.ts';
import { group } from '../../kit/print.ts';
import { coral, honey, mix, reef, sand } from '../../palette.ts';
import { type Climate, colours, cool, far, fish, HEIGHT, mid, near, sea, WIDTH } from './sheet.ts';

export function caveScene(climate: Climate) {
  const mouth = curve(`
    330,700 300,560 350,420 330,310 430,190 560,150 640,110 770,160 850,250 940,330 910,470
    960,600 910,700 640,730
  `);
  const frame = (d: string, colour: string) =>
    `<path d="M-400 -60H${WIDTH + 400}V${HEIGHT + 60}H-400Z${d}" fill="${colour}" fill-rule="evenodd"/>`;
  const wider = curve(`
    270,720 240,560 290,400 260,290 380,140 540,100 660,50 810,100 910,210 1010,310 980,480
    1030,620 970,720 640,770
  `);
  return (
    sea(climate, 42, 640) +
    fish(climate, 700, 330, 43) +
    ridge(HEIGHT, parsePoints('260,640 480,660 700,620 1000,640'), far(climate), {
      seed: 44,
      rough: 12,
    }) +
    sandFloor(WIDTH, HEIGHT, 670, {
      colour: mix(sand, colours(climate)[2] ?? reef, 0.4),
      shade: mid(climate),
      light: sand,
      seed: 45,
      ripples: 5,
    }) +
    group(
      frame(mouth, mid(climate)) + frame(wider, near(climate)),
      'transform="translate(-190 -10) rotate(-4 600 400) scale(1.08 1.04)"',
    ) +
    (cool(climate)
      ? spongeClump(170, 740, 110, 6) +
        spongeClump(870, 690, 120, 9) +
        spongeClump(1060, 770, 120, 12)
      : seaFan(150, 740, 170, coral, 46, 0.3) +
        seaFan(900, 720, 210, coral, 47, -0.3) +
        seaFan(1090, 780, 150, mix(coral, honey, 0.4), 48))
  );
}
