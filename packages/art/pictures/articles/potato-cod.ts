import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { potatoCod } from '../../animals/potato-cod.ts';
import { ridge } from '../../kit/ground.ts';
import { parsePoints } from '../../kit/outline.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, ink, mix, ochre, paper, reef, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function potatoCods() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [mix(shallow, paper, 0.1), mix(shallow, reef, 0.45), reef, mix(reef, deep, 0.5), deep],
    211,
  );
  out +=
    lightShafts({
      x: 1180,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.4,
      seed: 96,
    }) + ceiling(WIDTH, 60, 94);
  out += ridge(
    HEIGHT,
    parsePoints('-40,420 200,520 480,620 900,640 1300,560 1640,480'),
    mix(reef, deep, 0.3),
    { seed: 94, rough: 12 },
  );
  out +=
    diver(1150, 210, 330, -4, { fin: coral, trim: ochre }) +
    bubbles(1160, 196, 180, 12, 4) +
    school(370, 180, 230, 70, 50, 28, mix(reef, shallow, 0.2), 5, 190);
  out += garden(
    (x) => 440 + x * 0.4,
    -20,
    420,
    6,
    70,
    17,
    faded(tropic, reef, 0.45),
    mix(reef, deep, 0.3),
  );
  out += ridge(
    HEIGHT,
    parsePoints('-40,660 300,730 800,760 1200,700 1640,640'),
    mix(deep, ink, 0.35),
    { seed: 97, rough: 12, shade: ink },
  );
  out += potatoCod(680, 440, 860, -3);
  out +=
    garden(
      (x) => 770 - Math.max(0, x - 900) * 0.17,
      980,
      1600,
      9,
      92,
      18,
      tropic,
      mix(deep, ink, 0.5),
    ) +
    garden((x) => 740 + x * 0.06, -10, 300, 4, 84, 23, tropic, mix(deep, ink, 0.4)) +
    garden((x) => 776 - Math.abs(x - 640) * 0.02, 330, 960, 6, 54, 29, tropic, mix(deep, ink, 0.7));
  return out + specks(WIDTH, HEIGHT, 60, paper, 12, 2.2);
}
