import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { round } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { hullBelow } from '../../kit/scene/boat.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, depthRule, glow, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, ink, mix, ochre, paper, reef, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function slowAscents() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [
      mix(shallow, paper, 0.35),
      shallow,
      mix(shallow, reef, 0.55),
      reef,
      mix(reef, deep, 0.7),
      deep,
    ],
    301,
    9,
  );
  out += glow(760, -20, 760, 260, paper, 0.9);
  out +=
    lightShafts({
      x: 760,
      y: -220,
      reach: 1000,
      count: 7,
      spread: 1.2,
      colour: paper,
      density: 0.4,
      seed: 6,
    }) + ceiling(WIDTH, 110, 4);
  out += hullBelow(800, 74, 420, mix(deep, reef, 0.2), mix(reef, deep, 0.3), -4);
  // The line, tagged every metre, with the stop at five
  out += stroke('M640 92C644 300 636 560 640 830', paper, 7);
  for (let i = 1; i <= 12; i++)
    out +=
      i === 5
        ? shape(round(596, 76 + i * 62, 90, 34, 12), coral) +
          shape(round(596, 94 + i * 62, 90, 16, 8), mix(coral, ink, 0.35))
        : stroke(`M628 ${92 + i * 62}h24`, i < 5 ? reef : paper, 8);
  out += depthRule(1500, 60, 740, 11, paper);
  out += stroke('M150 402H560M726 402H1460', paper, 4, 'stroke-dasharray="3 20"');
  out +=
    diver(730, 310, 380, 0, { pose: 'hang', fin: coral, trim: ochre }) +
    bubbles(708, 318, 230, 20, 4, paper, 10);
  out +=
    diver(470, 330, 360, 0, { pose: 'hang', flip: true, fin: honey, trim: reef }) +
    bubbles(494, 336, 250, 20, 8, paper, 10);
  out += school(1190, 560, 220, 60, 50, 26, mix(deep, reef, 0.4), 5, 184);
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}
