import { reefManta } from '../../animals/reef-manta.ts';
import { ridge } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, ink, mix, paper, reef, shallow } from '../../palette.ts';
import { blue, HEIGHT, WIDTH } from './sheet.ts';

export function blogHero() {
  const floor = (x: number) => 880 - Math.max(0, x - 620) ** 1.25 * 0.075;
  let out = sea(WIDTH, HEIGHT, blue, 7);
  out += lightShafts({
    x: 1180,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1,
    colour: shallow,
    density: 0.3,
    seed: 9,
  });
  out += ceiling(WIDTH, 60, 14, mix(shallow, paper, 0.5), shallow);
  out += ridge(HEIGHT, parsePoints('700,900 1000,760 1300,640 1640,520'), mix(deep, reef, 0.35), {
    seed: 3,
    rough: 12,
  });
  out += reefManta(1130, 330, 620, -10);
  out += reefManta(700, 214, 210, -4, {
    base: mix(deep, reef, 0.55),
    far: mix(deep, reef, 0.6),
    light: mix(reef, shallow, 0.2),
    patch: mix(reef, shallow, 0.55),
  });
  out += school(1370, 560, 190, 60, 40, 24, mix(shallow, paper, 0.2), 8, 200, paper);
  out += ridge(
    HEIGHT,
    parsePoints('560,910 800,860 1100,780 1350,700 1640,590'),
    mix(deep, ink, 0.45),
    { seed: 8, rough: 12, shade: ink },
  );
  out += garden(
    (x) => floor(x) + 10,
    860,
    1600,
    13,
    62,
    21,
    faded(tropic, deep, 0.12),
    mix(deep, ink, 0.5),
  );
  return out + specks(WIDTH, HEIGHT, 70, shallow, 12, 2.4);
}
