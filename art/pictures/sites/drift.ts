import { ridge } from '../../kit/ground.ts';
import { plateCoral } from '../../kit/growth/hard-coral.ts';
import { kelpBed } from '../../kit/growth/kelp.ts';
import { school } from '../../kit/growth/school.ts';
import { seaFan } from '../../kit/growth/soft-coral.ts';
import { parsePoints, taper } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { blush, coral, honey, mix, paper, shallow } from '../../palette.ts';
import { type Climate, colours, cool, far, HEIGHT, mid, near, sea, WIDTH } from './sheet.ts';

export function driftScene(climate: Climate) {
  const r = random(71);
  let flow = '';
  for (let i = 0; i < 34; i++) {
    const x = r.between(-200, WIDTH);
    const y = r.between(60, 560);
    const long = r.between(140, 420);
    const bow = r.between(-14, 14);
    flow += taper(
      [
        [x, y],
        [x + long * 0.5, y + bow],
        [x + long, y + bow * 0.4],
      ],
      1,
      r.between(3, 6),
    );
  }
  return (
    sea(climate, 72, 200) +
    shape(flow, paper, 'opacity="0.55"') +
    ridge(HEIGHT, parsePoints('-40,600 280,560 640,610 1240,540'), far(climate), {
      seed: 73,
      rough: 10,
    }) +
    school(620, 320, 720, 200, 34, 34, mid(climate), 74, {
      flip: true,
      angle: 2,
      light: mix(colours(climate)[1] ?? shallow, paper, 0.3),
    }) +
    ridge(HEIGHT, parsePoints('-40,700 300,660 620,720 940,690 1240,640'), near(climate), {
      seed: 75,
      rough: 12,
      step: 30,
    }) +
    (cool(climate)
      ? kelpBed(parsePoints('-20,705 300,668 600,720 900,700 1240,650'), 68, 200, 76, {
          stream: 0.85,
        })
      : seaFan(150, 690, 190, coral, 76, 0.7) +
        seaFan(420, 690, 150, mix(coral, honey, 0.5), 77, 0.75) +
        seaFan(880, 700, 210, coral, 78, 0.7) +
        plateCoral(660, 740, 260, 60, honey, 79) +
        seaFan(1120, 670, 150, blush, 80, 0.7))
  );
}
