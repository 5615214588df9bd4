import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { computer } from '../../gear/computer.ts';
import { gearThemes } from '../../gear/theme.ts';
import { ridge } from '../../kit/ground.ts';
import { box, curve, parsePoints } from '../../kit/outline.ts';
import { clip, disc, tone } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { ceiling, depthRule, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, honey, ink, mix, paper, reef, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function firstComputer() {
  const [, , theme] = gearThemes;
  let out = sea(
    WIDTH,
    HEIGHT,
    [mix(shallow, paper, 0.1), mix(shallow, reef, 0.45), reef, mix(reef, deep, 0.6), deep],
    381,
    8,
  );
  out +=
    lightShafts({
      x: 420,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.2,
      colour: paper,
      density: 0.36,
      seed: 6,
    }) + ceiling(WIDTH, 60, 4);
  // The dive it draws, at the size of the sea
  out +=
    stroke(
      'M80 60L150 70C190 220 240 470 330 560C420 640 560 630 660 560C760 480 820 350 900 280C930 250 960 236 1010 232H1130L1160 60',
      paper,
      7,
      'stroke-dasharray="2 17"',
    ) + depthRule(60, 60, 720, 12, paper);
  out +=
    ridge(HEIGHT, parsePoints('-40,720 300,700 600,740 900,720 1640,640'), mix(deep, ink, 0.3), {
      seed: 4,
      rough: 12,
      shade: ink,
    }) +
    garden(
      (x) => 730 - Math.sin(x / 150) * 14,
      60,
      760,
      8,
      62,
      12,
      faded(tropic, deep, 0.15),
      mix(deep, ink, 0.45),
    );
  out += diver(262, 470, 300, 22, { fin: honey, trim: reef }) + bubbles(270, 452, 260, 18, 7);
  // Forearm in neoprene, hand out of the picture
  const arm = curve(`
    1660,940 1480,760 1320,620 1150,490 1010,380 900,300 820,220 760,190 790,130 880,90 960,96
    1060,160 1200,260 1360,350 1520,440 1700,560
  `);
  const sleeve = curve(`
    1700,980 1480,760 1320,620 1150,490 1000,376^ 1100,180^ 1200,258 1360,350 1520,440 1740,580
  `);
  out +=
    shape(arm, mix('#C98A63', reef, 0.25)) +
    shape(sleeve, mix(ink, deep, 0.4)) +
    clip(
      sleeve,
      tone(
        curve(`
          1700,980 1480,760 1320,620 1150,490 1000,376 1080,360 1260,470 1500,640 1740,830
        `),
        ink,
        1,
        0.9,
      ) +
        stroke('M1130 210C1200 262 1330 340 1480 420', mix(deep, shallow, 0.35), 10) +
        stroke('M1010 370L1104 186M1030 386L1124 202', reef, 9),
    );
  // Hand, closed
  const fist = curve(`
    820,224 740,214 670,190 640,150 650,104 700,78 760,72 820,76 900,84 960,96 900,190 880,280
  `);
  out +=
    shape(fist, mix(ink, reef, 0.25)) +
    clip(fist, tone(box(630, 150, 340, 150), ink, 0.2, 1)) +
    stroke(
      'M664 116C700 108 730 112 752 124M652 148C690 138 724 144 744 156M668 182C700 172 726 176 742 186',
      ink,
      6,
    ) +
    stroke('M690 88C740 76 800 80 850 88', mix(deep, shallow, 0.4), 7);
  out += `<g transform="translate(1190 378) rotate(33) scale(0.98) translate(-600 -400)"><g filter="url(#cast)" opacity="0.45">${clip(disc(600, 400, 250), computer(theme))}</g>${clip('M350 190H850V610H350Z', computer(theme))}</g>`;
  return out + specks(WIDTH, HEIGHT, 60, paper, 12, 2.2);
}
