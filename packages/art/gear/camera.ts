import { hose } from '../kit/hose.ts';
import { curve, parsePairs } from '../kit/outline.ts';
import { clip, disc, round, slant, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

/** Arm and strobe. */
function armAndStrobe(theme: GearTheme) {
  let out =
    hose('M836 560C900 470 930 420 900 340', 30, theme.metal, theme.metalShade, theme.metalLight) +
    hose('M900 340C884 290 880 270 900 236', 30, theme.metal, theme.metalShade, theme.metalLight);
  for (const [x, y] of parsePairs('842,556 900,342 898,236'))
    out +=
      shape(disc(x, y, 28), theme.darkShade) +
      shape(disc(x - 2, y - 3, 22), theme.dark) +
      stroke(`M${x - 14} ${y - 8}a16 16 0 0 1 14 -10`, theme.darkLight, 4);
  out += shape(disc(930, 340, 17, 20), theme.spark);
  out += turned(
    shape(curve('-90,-84 60,-92 104,-60 110,56 60,92 -84,86 -112,50 -114,-50'), theme.dark) +
      tone(curve('20,-90 106,-56 110,56 60,94 -80,90 40,40'), theme.darkShade, 0.8, 1) +
      shape(disc(-14, 0, 74), theme.mainShade) +
      shape(disc(-16, -2, 66), theme.metal) +
      clip(
        disc(-16, -2, 66),
        tone(disc(0, 20, 70), theme.metalShade, 0, 0.8, slant) +
          stroke('M-80 -30H60M-80 -8H60M-80 14H60M-80 36H60', theme.metalShade, 3, 'opacity="0.7"'),
      ) +
      shape(disc(-16, -4, 20), theme.glassLight) +
      stroke('M-62 -14C-58 -36 -44 -50 -26 -54', theme.metalLight, 7) +
      shape(round(74, -24, 22, 48, 8), theme.spark),
    920,
    156,
    -14,
  );
  return out;
}

/** Port. */
function lensPort(theme: GearTheme) {
  let out = '';
  const port = [600, 440] as const;
  out +=
    shape(disc(port[0], port[1], 166), theme.mainShade) +
    shape(disc(port[0], port[1] - 4, 158), theme.dark);
  for (let i = 0; i < 40; i++)
    out += turned(
      stroke('M0 -138V-154', theme.darkLight, 4, 'opacity="0.55"'),
      port[0],
      port[1] - 4,
      i * 9,
    );
  out +=
    shape(disc(...port, 130), theme.metalShade) +
    shape(disc(port[0], port[1] - 3, 125), theme.metal) +
    shape(disc(...port, 112), theme.line) +
    shape(disc(...port, 98), theme.glass) +
    clip(disc(...port, 98), tone(disc(port[0], port[1] - 50, 110, 90), theme.line, 0.95, 0)) +
    shape(disc(...port, 62), theme.darkShade) +
    shape(disc(...port, 46), theme.glass) +
    shape(disc(...port, 26), theme.darkShade);
  out +=
    shape(curve('528,404^ 548,366 586,348^ 596,362^ 562,380 544,410^'), theme.glassLight) +
    shape(disc(640, 486, 12, 9), theme.glassLight) +
    shape(disc(580, 420, 9), theme.glassLight);
  return out;
}

/** An underwater camera in its housing, with a strobe. */
export function camera(theme: GearTheme): string {
  let out = armAndStrobe(theme);
  // Tray
  out +=
    shape(round(236, 648, 640, 40, 14), theme.metalShade) +
    shape(round(236, 646, 640, 20, 10), theme.metal);
  for (let i = 0; i < 7; i++) out += shape(round(330 + i * 70, 654, 34, 8, 4), theme.metalShade);
  const grip = (x: number) => {
    const o = curve([
      [x - 34, 650, 1],
      [x - 40, 600],
      [x - 30, 540],
      [x - 38, 480],
      [x - 30, 430],
      [x - 20, 410, 1],
      [x + 22, 410, 1],
      [x + 34, 440],
      [x + 42, 500],
      [x + 34, 560],
      [x + 40, 610],
      [x + 36, 650, 1],
    ]);
    return (
      shape(o, theme.dark) +
      clip(o, tone(`M${x + 4} 400H${x + 60}V660H${x + 4}Z`, theme.darkShade, 1, 0.8)) +
      stroke(`M${x - 22} 440C${x - 30} 480 ${x - 22} 520 ${x - 26} 580`, theme.darkLight, 6) +
      stroke(`M${x - 20} 600h40M${x - 18} 620h40`, theme.darkLight, 3, 'opacity="0.6"') +
      shape(round(x - 30, 388, 60, 30, 10), theme.metalShade) +
      shape(round(x - 26, 390, 40, 9, 4), theme.metalLight)
    );
  };
  out += grip(270);
  // Housing
  const box = curve(`
    356,300 372,252 420,240 760,238 800,254 812,300 816,560 804,622 760,640 410,642 364,624
    350,560
  `);
  out +=
    shape(round(430, 196, 92, 60, 14), theme.dark) +
    shape(round(446, 184, 60, 26, 10), theme.spark) +
    shape(round(446, 198, 60, 12, 6), theme.sparkShade) +
    shape(round(640, 204, 110, 44, 12), theme.metalShade) +
    stroke('M656 210v30M672 210v30M688 210v30M704 210v30M720 210v30M736 210v30', theme.metal, 6);
  out +=
    shape(box, theme.main) +
    clip(
      box,
      tone(curve('340,480 820,460 820,660 340,660'), theme.mainShade, 0.1, 0.95) +
        shape(curve('796,230^ 830,250 830,650 784,650^ 792,560 792,300'), theme.mainShade) +
        stroke('M372 560V308C374 270 390 258 424 256H560', theme.mainLight, 9),
    );
  out += stroke(
    curve(`
      384,310 398,274 430,266 750,264 776,276 782,310 784,560 776,600 750,614 418,616 390,602
      382,560
    `),
    theme.mainShade,
    4,
  );
  for (const [x, y] of parsePairs('402,290 762,286 402,596 764,592'))
    out +=
      shape(disc(x, y, 12), theme.mainShade) +
      shape(disc(x - 1, y - 2, 8), theme.metal) +
      stroke(`M${x - 5} ${y - 4}l8 5`, theme.line, 2.5);
  // Latch and focus light window
  out +=
    shape(round(798, 380, 44, 120, 12), theme.darkShade) +
    shape(round(804, 390, 26, 60, 8), theme.metal) +
    shape(round(804, 430, 26, 22, 6), theme.metalShade);
  out +=
    shape(round(410, 300, 56, 42, 12), theme.line) +
    shape(round(418, 308, 40, 26, 7), theme.glassLight);
  out += lensPort(theme);
  out += grip(846);
  // Lanyard
  out +=
    stroke(
      'M366 600C300 580 200 560 170 610C140 670 190 740 260 730C330 720 330 690 310 670',
      theme.spark,
      10,
    ) +
    stroke('M352 594C296 574 196 552 164 606', theme.sparkShade, 3) +
    shape(round(338, 584, 36, 26, 8), theme.line);
  return out;
}
