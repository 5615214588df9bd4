import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { nth } from '../../kit/list.ts';
import { type Point, parsePoints } from '../../kit/outline.ts';
import { fan, plateCoral } from '../../kit/scene/coral.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { rock } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, ink, mix, ochre, paper, reef, shallow } from '../../palette.ts';
import { blue, HEIGHT, WIDTH } from './sheet.ts';

export function sitesHero() {
  let out = sea(WIDTH, HEIGHT, blue, 53);
  out += lightShafts({
    x: 820,
    y: -300,
    reach: 1200,
    count: 6,
    spread: 1.1,
    colour: shallow,
    density: 0.28,
    seed: 59,
  });
  out += ceiling(WIDTH, 70, 54, mix(shallow, paper, 0.5), shallow);
  // A wall, seen along its face
  out += rock(
    parsePoints(`
      1010,910 1040,700 1000,560 1070,430 1030,300 1110,190 1260,150 1420,170 1660,130
    `),
    mix(deep, reef, 0.2),
    deep,
    reef,
    61,
    960,
  );
  out += school(880, 240, 190, 90, 70, 26, mix(shallow, reef, 0.4), 58, 190);
  out += garden(
    (x) => 196 + Math.max(0, 1260 - x) * 0.1,
    1120,
    1420,
    5,
    54,
    90,
    faded(tropic, deep, 0.45),
    mix(deep, reef, 0.2),
  );
  // What grows on the face leans out of it
  const face: Point[] = parsePoints('1172,740 1150,640 1200,545 1196,420 1240,310');
  for (const [i, [x, y]] of face.entries())
    out +=
      i % 2
        ? fan(x + 20, y, 130, 80 + i, nth([coral, honey], i >> 1), -160)
        : plateCoral(
            x + 20,
            y,
            190 - i * 10,
            70 + i,
            nth([mix(coral, ochre, 0.3), honey, mix(reef, shallow, 0.5)], i >> 1),
            mix(coral, ink, 0.5),
            mix(honey, paper, 0.4),
          );
  out += rock(
    parsePoints('1150,920 1180,760 1140,640 1220,500 1190,360 1280,250 1440,210 1660,230'),
    mix(deep, ink, 0.5),
    ink,
    mix(deep, reef, 0.6),
    62,
    960,
  );
  out += garden(
    (x) => 226 + Math.abs(x - 1440) * 0.04,
    1300,
    1600,
    7,
    64,
    91,
    tropic,
    mix(deep, ink, 0.5),
  );
  out +=
    diver(790, 470, 310, 3, { pose: 'swim', fin: coral, trim: ochre }) +
    bubbles(802, 455, 380, 22, 11);
  return out + specks(WIDTH, HEIGHT, 80, shallow, 52, 2.4);
}
