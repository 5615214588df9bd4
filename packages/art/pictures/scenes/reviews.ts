import { bcd } from '../../gear/bcd.ts';
import { fins } from '../../gear/fins.ts';
import { mask } from '../../gear/mask.ts';
import { gearThemes } from '../../gear/theme.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, mix, paper, reef, sand, shallow } from '../../palette.ts';
import { bed, blue, gearAt, HEIGHT, WIDTH } from './sheet.ts';

export function reviewsHero() {
  const [, warm, night] = gearThemes;
  let out = sea(WIDTH, HEIGHT, blue, 3);
  out += lightShafts({
    x: 1330,
    y: -260,
    reach: 1250,
    count: 5,
    spread: 0.85,
    colour: shallow,
    density: 0.34,
    seed: 5,
  });
  out += ceiling(WIDTH, 70, 4, mix(shallow, paper, 0.5), shallow);
  out += ridge(
    HEIGHT,
    parsePoints('-40,800 260,720 520,790 900,700 1200,640 1640,560'),
    mix(deep, reef, 0.3),
    { seed: 4, rough: 10 },
  );
  out += sandFloor(WIDTH, HEIGHT, 770, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 6,
    ripples: 9,
  });
  out += glow(1250, 800, 480, 90, mix(sand, shallow, 0.4), 0.8);
  const kit =
    gearAt(bcd(night), 1190, 560, 640, -6) +
    gearAt(fins(warm), 1395, 770, 520, -8, true) +
    gearAt(mask(warm), 985, 800, 250, 8);
  out += `<g transform="translate(16 22)"><g filter="url(#cast)" opacity="0.75">${kit}</g></g>`;
  out += kit;
  out += school(560, 250, 210, 60, 26, 30, mix(reef, shallow, 0.25), 8, 186);
  return out + specks(WIDTH, HEIGHT, 80, shallow, 12, 2.4);
}
