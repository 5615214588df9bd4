import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { weedySeadragon } from '../../animals/weedy-seadragon.ts';
import { nth } from '../../kit/list.ts';
import { curve, parsePairs, parsePoints } from '../../kit/outline.ts';
import { clip } from '../../kit/plate.ts';
import { shape } from '../../kit/print.ts';
import { fan } from '../../kit/scene/coral.ts';
import { kelp } from '../../kit/scene/kelp.ts';
import { rock } from '../../kit/scene/rock.ts';
import { beam, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import {
  blush,
  bottle,
  deep,
  fern,
  honey,
  ink,
  kelp as kelpColour,
  mix,
  ochre,
  paper,
  reef,
} from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function eaglehawk() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [fern, mix(bottle, fern, 0.5), mix(bottle, reef, 0.3), mix(deep, bottle, 0.5), deep],
    171,
  );
  out += lightShafts({
    x: 1060,
    y: -260,
    reach: 1050,
    count: 7,
    spread: 1,
    colour: paper,
    density: 0.4,
    seed: 56,
  });
  const far = {
    colour: mix(kelpColour, bottle, 0.55),
    shade: mix(deep, bottle, 0.4),
    light: mix(kelpColour, fern, 0.35),
  };
  for (const [i, [x, s]] of parsePairs('820,0.6 905,0.5 1180,0.65 1275,0.5').entries())
    out += kelp(x, 790, -40, 71 + i, { size: s, ...far });
  // An arch in dolerite and the dark under it
  const cliff = curve(`
    -40,-40^ 560,-40^ 600,60^ 640,190^ 690,250^ 710,400^ 756,470^ 770,640^ 820,840^ 560,840^
    556,640^ 520,520^ 440,430^ 330,400^ 220,440^ 150,540^ 130,700^ 120,840^ -40,840^
  `);
  out +=
    shape(curve('100,380 600,380 620,840 100,840'), '#071923') +
    glow(360, 700, 190, 170, mix(reef, bottle, 0.4), 0.6);
  out +=
    shape(cliff, mix(ink, deep, 0.6)) +
    clip(
      cliff,
      shape(
        'M60 -40L90 300L40 420L60 840H-40V-40ZM300 -40L330 160L290 330L250 380L240 200L210 -40ZM500 -40L520 150L580 330L600 520L560 420L480 330L470 120L440 -40Z',
        ink,
      ) +
        shape(
          'M560 -40L600 60L640 190L690 250L710 400L756 470L770 640L820 840H780L740 650L726 490L684 412L664 270L612 200L574 70L530 -40Z',
          mix(bottle, deep, 0.3),
        ) +
        shape('M150 -40L180 200L150 340L170 200L120 -40Z', mix(deep, bottle, 0.3)),
    );
  for (const [i, [x, y]] of parsePairs('230,440 300,410 400,424 480,490').entries())
    out += `<g transform="rotate(180 ${x} ${y})">${fan(x, y, 60 + i * 8, i + 3, nth([honey, ochre, blush, honey], i), -90)}</g>`;
  out +=
    diver(610, 560, 300, 6, { fin: honey, trim: ochre }) +
    beam(630, 604, 174, 330, 20, mix(honey, paper, 0.5), 0.9) +
    bubbles(622, 546, 200, 12, 9);
  out += rock(
    parsePoints('-40,760 200,730 420,752 700,740 960,700 1260,720 1480,640 1640,600'),
    mix(ink, deep, 0.35),
    ink,
    mix(bottle, deep, 0.2),
    25,
    840,
  );
  for (const [i, [x, s]] of parsePairs('1020,0.9 1370,1.15 1500,1.3 1600,1.1').entries())
    out += kelp(x, 760, -60, 81 + i, { size: s });
  out += weedySeadragon(1170, 560, 330, -5);
  return out + specks(WIDTH, HEIGHT, 60, fern, 12, 2.2);
}
