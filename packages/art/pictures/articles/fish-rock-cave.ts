import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { greyNurse } from '../../animals/grey-nurse.ts';
import { nth } from '../../kit/list.ts';
import { curve, type Point, parsePoints } from '../../kit/outline.ts';
import { tone } from '../../kit/plate.ts';
import { stroke } from '../../kit/print.ts';
import { random } from '../../kit/random.ts';
import { fan } from '../../kit/scene/coral.ts';
import { faded, garden, temperate } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { beam, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, ink, mix, paper, reef, rust, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** Rock round an opening, in layers that darken towards the eye. */
function mouth(points: Point[], colour: string, edge: string, seed: number) {
  const r = random(seed);
  const line: Point[] = [];
  points.forEach((p, i) => {
    const q = nth(points, (i + 1) % points.length);
    line.push([p[0], p[1], 1]);
    for (const t of [0.3, 0.62])
      line.push([
        p[0] + (q[0] - p[0]) * t + r.between(-16, 16),
        p[1] + (q[1] - p[1]) * t + r.between(-16, 16),
        r.chance(0.5) ? 1 : 0,
      ]);
  });
  const hole = curve(line);
  return `<path fill-rule="evenodd" d="M-30 -30H${WIDTH + 30}V${HEIGHT + 30}H-30Z${hole}" fill="${colour}"/>${stroke(hole, edge, 7)}`;
}

export function fishRock() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [paper, shallow, mix(shallow, reef, 0.5), reef, mix(reef, deep, 0.4)],
    111,
  );
  out += lightShafts({
    x: 900,
    y: -300,
    reach: 1200,
    count: 7,
    spread: 0.8,
    colour: paper,
    density: 0.5,
    seed: 4,
  });
  out += school(800, 330, 220, 120, 90, 28, mix(reef, deep, 0.3), 5, 12);
  out += greyNurse(1010, 470, 330, -4, {
    base: mix(reef, deep, 0.3),
    shade: mix(reef, deep, 0.6),
    light: mix(reef, shallow, 0.3),
    mark: deep,
  });
  out += mouth(
    parsePoints(`
      620,150 800,70 1010,90 1200,190 1270,360 1220,540 1060,640 800,660 610,590 530,430 550,270
    `),
    mix(reef, deep, 0.75),
    mix(reef, shallow, 0.3),
    3,
  );
  out += tone(`M-30 -30H${WIDTH + 30}V300H-30Z`, deep, 0.9, 0);
  out +=
    diver(640, 360, 330, -5, {
      flip: true,
      suit: ink,
      shade: '#051722',
      trim: mix(ink, deep, 0.5),
      tank: mix(deep, ink, 0.3),
      fin: mix(deep, ink, 0.5),
      glass: shallow,
    }) +
    beam(960, 392, 12, 300, 16, paper, 0.8) +
    bubbles(966, 350, 150, 9, 4, paper, 8);
  out += mouth(
    parsePoints(`
      470,60 760,-40 1120,-40 1390,90 1460,330 1400,600 1200,740 760,770 480,720 360,520 370,260
    `),
    mix(deep, ink, 0.55),
    mix(reef, deep, 0.5),
    5,
  );
  out += garden(() => 770, 520, 1260, 8, 70, 8, faded(temperate, deep, 0.45), mix(deep, ink, 0.55));
  out += mouth(
    parsePoints(`
      300,-60 760,-120 1240,-100 1560,-20 1640,330 1560,680 1250,830 700,850 330,800 170,560
      190,200
    `),
    ink,
    mix(deep, reef, 0.3),
    7,
  );
  out += fan(170, 560, 230, 4, rust, -20) + fan(1490, 700, 240, 7, rust, -120);
  return out + specks(WIDTH, HEIGHT, 40, shallow, 12, 2.2);
}
