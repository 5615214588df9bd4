import { ridge } from '../../kit/ground.ts';
import { dome, plateCoral, staghorn } from '../../kit/growth/hard-coral.ts';
import { kelpBed } from '../../kit/growth/kelp.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { parsePoints } from '../../kit/outline.ts';
import { blush, coral, honey, ochre } from '../../palette.ts';
import { type Climate, cool, far, fish, HEIGHT, near, sea } from './sheet.ts';

export function reefScene(climate: Climate) {
  const back = ridge(
    HEIGHT,
    parsePoints('-40,560 240,500 520,590 860,560 1240,470'),
    far(climate),
    {
      seed: 3,
      rough: 12,
    },
  );
  const front = ridge(
    HEIGHT,
    parsePoints('-40,640 260,690 560,740 860,690 1240,620'),
    near(climate),
    {
      seed: 4,
      rough: 14,
      step: 30,
    },
  );
  return (
    sea(climate, 2) +
    back +
    fish(climate, 760, 300, 5) +
    front +
    (cool(climate)
      ? kelpBed(parsePoints('-20,650 260,690 420,720'), 62, 200, 6) +
        kelpBed(parsePoints('900,690 1060,650 1240,630'), 62, 210, 7, { stream: 0.4 }) +
        spongeClump(640, 740, 100, 4)
      : plateCoral(140, 680, 340, 120, coral, 6) +
        staghorn(360, 730, 200, 120, honey, 8) +
        plateCoral(1060, 670, 360, 110, ochre, 9) +
        dome(860, 720, 150, 80, honey, 10) +
        staghorn(1000, 740, 180, 90, blush, 11))
  );
}
