import { potatoCod } from '../../animals/potato-cod.ts';
import { ridge } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, ink, mix, paper, reef, shallow } from '../../palette.ts';
import { blue, HEIGHT, WIDTH } from './sheet.ts';

export function fallback1() {
  let out = sea(WIDTH, HEIGHT, blue, 63);
  out += lightShafts({
    x: 1040,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.28,
    seed: 69,
  });
  out += ceiling(WIDTH, 60, 64, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    HEIGHT,
    parsePoints('-40,720 300,780 640,700 1000,640 1340,560 1640,500'),
    mix(deep, reef, 0.35),
    { seed: 61, rough: 12 },
  );
  out += potatoCod(1300, 470, 500, -4);
  out += ridge(
    HEIGHT,
    parsePoints('-40,860 300,880 640,830 1000,790 1340,700 1640,640'),
    mix(deep, ink, 0.5),
    { seed: 64, rough: 12, shade: ink },
  );
  out += garden((x) => 880 - Math.max(0, x - 560) * 0.21, 820, 1600, 11, 76, 66, tropic);
  out += school(1230, 210, 240, 60, 46, 24, mix(shallow, reef, 0.3), 68, 172);
  return out + specks(WIDTH, HEIGHT, 80, shallow, 62, 2.4);
}
