import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import { curve, type Point, parsePoints } from '../../kit/outline.ts';
import { clip, disc } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { garden, temperate } from '../../kit/scene/garden.ts';
import { kelp } from '../../kit/scene/kelp.ts';
import { rock } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { lightShafts, water } from '../../kit/water.ts';
import {
  blush,
  bottle,
  coral,
  deep,
  fern,
  honey,
  ink,
  kelp as kelpColour,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

/** The island, its fort and the footbridge. */
export function islandWithFort() {
  let out = '';
  const stone = mix(honey, sand, 0.45);
  const shadeOf = mix(ochre, rust, 0.4);
  out +=
    shape(
      curve('-40,250^ 120,246 220,262 300,290 330,330^ -40,330^'),
      mix(kelpColour, bottle, 0.4),
    ) + shape(curve('-40,290^ 140,286 250,300 340,336^ -40,340^'), stone);
  let bridge = 'M250 262H700M250 272H700';
  for (let x = 280; x < 700; x += 52)
    bridge += `M${x} 268L${x - 9} 340M${x} 268L${x + 9} 340M${x - 6} 300H${x + 6}`;
  out += stroke(bridge, mix(ink, rust, 0.45), 5) + stroke('M250 248H700', mix(ink, rust, 0.45), 3);
  const isle = curve(`
    640,340^ 668,300 720,268 800,254^ 1120,246^ 1200,262 1270,290 1330,316 1370,342^
  `);
  out +=
    shape(isle, stone) +
    clip(
      isle,
      shape(
        curve(`
          640,330 720,300 830,306 960,288 1100,300 1240,296 1380,330 1380,360 640,360
        `),
        shadeOf,
      ) +
        stroke(
          'M740 290H900M960 276H1100M1130 290H1230M820 318H980M1040 322H1200',
          mix(stone, paper, 0.5),
          5,
        ),
    );
  out +=
    shape('M790 256V214H840V200H900V214H1010V196H1080V214H1128V250Z', mix(sand, ochre, 0.35)) +
    shape('M1010 196H1080V214H1128V250H1044V216H1010Z', mix(ochre, rust, 0.3)) +
    shape(curve('820,236^ 828,222 846,222 854,236^'), ink) +
    shape(curve('920,238^ 928,224 946,224 954,238^'), ink) +
    stroke('M862 200V182M876 200V178M1050 196V166', mix(ochre, ink, 0.4), 7);
  return out;
}

export function bareIsland() {
  const sky = water(WIDTH, 330, {
    colours: [mix(blush, paper, 0.35), mix(honey, paper, 0.55), paper],
    top: -30,
    bottom: 330,
    bands: 5,
    seed: 151,
    sway: 8,
  });
  let out = sky + shape(disc(1270, 150, 66), mix(honey, paper, 0.15));
  out += islandWithFort();
  // Below the waterline
  const top: Point[] = parsePoints(
    '-40,338 120,330 320,342 560,332 800,344 1040,332 1300,342 1640,334',
  );
  const body = `${curve(top, false)}L1640 830L-40 830Z`;
  out += clip(
    body,
    water(WIDTH, HEIGHT, {
      colours: [
        mix(shallow, paper, 0.2),
        mix(bottle, shallow, 0.5),
        bottle,
        mix(bottle, deep, 0.6),
        deep,
      ],
      top: 320,
      bottom: HEIGHT,
      bands: 6,
      seed: 152,
      sway: 10,
    }) +
      lightShafts({
        x: 980,
        y: 60,
        reach: 760,
        count: 7,
        spread: 1.4,
        colour: paper,
        density: 0.4,
        seed: 36,
      }),
  );
  out += stroke(curve(top, false), paper, 7);
  out += rock(
    parsePoints(`
      -40,420 120,452 260,560 420,610 640,690 900,720 1200,700 1420,650 1640,560
    `),
    mix(deep, rust, 0.3),
    mix(ink, deep, 0.3),
    mix(ochre, bottle, 0.4),
    15,
    840,
  );
  for (const [i, x] of [40, 130, 230, 330].entries())
    out += kelp(x, 470 + i * 56, 372 + i * 50, 90 + i, { size: 0.62 });
  out += garden(
    (x) => 700 - Math.max(0, 600 - x) * 0.34 - Math.max(0, x - 1180) * 0.3,
    420,
    1600,
    16,
    72,
    17,
    temperate,
    mix(deep, rust, 0.24),
  );
  out +=
    weedySeadragon(1240, 560, 330, -6) +
    diver(660, 480, 330, 4, { fin: coral, trim: reef }) +
    bubbles(668, 466, 110, 9, 5);
  return out + school(990, 440, 150, 36, 26, 24, mix(bottle, fern, 0.4), 18, 176);
}
