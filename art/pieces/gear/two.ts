import { nth } from '../../list.ts';
import { curve, type Point, parsePairs, parsePoints, polygon, shape, stroke } from '../../print.ts';
import {
  bezierPath,
  clip,
  type Dress,
  disc,
  hose,
  left,
  ribbed,
  right,
  round,
  slant,
  tone,
  turned,
} from './kit.ts';

const dring = (d: Dress, x: number, y: number, angle = 0) =>
  turned(
    stroke('M-20 0H20C22 34 -22 34 -20 0Z', d.metalShade, 9) +
      stroke('M-20 0H20C22 34 -22 34 -20 0Z', d.metal, 5) +
      shape(round(-24, -14, 48, 16, 4), d.darkShade),
    x,
    y,
    angle,
  );

export function bcd(d: Dress): string {
  const m = (s: number, p: Point[]) =>
    curve(p.map(([x, y, c]) => [600 + s * x, y, c ?? 0] as Point));
  let out = '';
  // Cylinder behind, with its valve
  out += shape(curve('526,330^ 526,120 538,84 576,66^ 624,66^ 662,84 674,120 674,330^'), d.metal);
  out += tone(
    curve('606,66^ 630,68 664,86 676,120 676,330^ 630,330^ 630,140'),
    d.metalShade,
    0.8,
    0.9,
    right,
  );
  out += shape(round(542, 110, 14, 100, 7), d.metalLight);
  out +=
    shape(round(578, 26, 44, 46, 6), d.metalShade) +
    shape(round(582, 26, 14, 44, 4), d.metal) +
    shape(round(620, 30, 34, 22, 5), d.metalShade) +
    shape(round(650, 20, 34, 42, 9), d.dark) +
    stroke(`M660 24v34M672 24v34`, d.darkLight, 3);
  // Back pad and the band that holds the cylinder
  out += shape(
    curve('480,190 600,168 724,190 750,330 750,620 600,660 450,620 454,330'),
    d.darkShade,
  );
  out +=
    shape(curve('530,240 600,226 672,240 666,420 600,560 538,420'), d.dark) +
    stroke(
      `M542 262H660M544 290H658M546 318H656M550 346H654M552 374H650`,
      d.darkLight,
      3,
      'opacity="0.45"',
    );
  out +=
    shape(curve('516,172^ 600,186 684,172^ 684,204^ 600,218 516,204^'), d.dark) +
    shape(round(566, 174, 62, 44, 8), d.spark) +
    shape(round(566, 196, 62, 22, 8), d.sparkShade) +
    stroke(`M520 178C560 190 640 190 680 178`, d.darkLight, 3);
  // Cummerbund
  out +=
    shape(curve('350,528^ 600,556 850,528^ 856,604^ 600,632 344,604^'), d.dark) +
    stroke(`M480 600C540 618 660 618 720 600`, d.darkLight, 3, 'opacity="0.6"');
  for (const s of [-1, 1]) {
    const far = s === -1;
    // Bladder and pocket
    const lobe = m(
      s,
      parsePoints(`
      76,346^ 190,340^ 222,378 296,424 342,520 338,640 286,706 180,724 76,706 30,664 34,580 66,500
      98,420
    `),
    );
    out += shape(lobe, d.main);
    out += clip(
      lobe,
      (far
        ? tone(m(s, parsePoints('60,560 350,600 350,740 20,740')), d.mainShade, 0.1, 0.95)
        : tone(
            m(s, parsePoints('210,340 360,420 360,740 60,740 260,640')),
            d.mainShade,
            0.7,
            1,
            right,
          )) +
        shape(
          m(s, parsePoints('86,350^ 108,430 80,512 50,590 48,660 90,704 70,730 10,720 10,500')),
          d.mainShade,
        ) +
        stroke(
          curve(
            [
              [600 + s * 208, 372],
              [600 + s * 284, 424],
              [600 + s * 326, 510],
              [600 + s * 326, 560],
            ],
            false,
          ),
          far ? d.mainLight : d.main,
          7,
        ),
    );
    const pocket = m(s, parsePoints('100,556^ 318,536^ 322,640 272,694 180,708 96,692 84,620'));
    out +=
      shape(pocket, d.dark) +
      clip(pocket, tone(m(s, parsePoints('90,600 330,600 330,720 90,720')), d.darkShade, 0.1, 1)) +
      stroke(
        curve(
          [
            [600 + s * 104, 566],
            [600 + s * 208, 562],
            [600 + s * 314, 546],
          ],
          false,
        ),
        d.metalShade,
        5,
      );
    out += shape(round(600 + s * 290 - 8, 546, 16, 44, 6), d.spark);
    // Handle of the weight pocket
    out += turned(
      shape(round(-62, -26, 124, 54, 16), d.darkShade) +
        shape(round(-50, -16, 100, 32, 14), d.spark) +
        shape(round(-50, 2, 100, 14, 7), d.sparkShade) +
        stroke('M-30 -2H30', d.sparkShade, 4),
      600 + s * 188,
      640,
      s * -5,
    );
    // Shoulder
    const strap = m(
      s,
      parsePoints('20,152^ 80,148 138,176 176,240 192,330^ 96,336^ 88,262 58,216 16,200^'),
    );
    out +=
      shape(strap, d.dark) +
      clip(
        strap,
        (far
          ? ''
          : tone(
              m(s, parsePoints('100,150 220,200 220,340 150,340 150,240')),
              d.darkShade,
              0.8,
              1,
            )) +
          shape(
            m(s, parsePoints('60,160 110,180 150,250 164,340 140,340 122,252 86,196')),
            d.main,
          ) +
          stroke(
            curve(
              [
                [600 + s * 40, 160],
                [600 + s * 84, 160],
                [600 + s * 132, 190],
                [600 + s * 164, 248],
              ],
              false,
            ),
            d.darkLight,
            4,
          ),
      );
    out += dring(d, 600 + s * 144, 258, s * -14);
    // Webbing, buckle and its tail
    out += shape(
      polygon([
        [600 + s * 122, 320],
        [600 + s * 166, 318],
        [600 + s * 182, 420],
        [600 + s * 138, 424],
      ]),
      d.darkShade,
    );
    out += turned(
      shape(round(-40, -34, 80, 68, 14), d.dark) +
        shape(round(-26, -48, 52, 34, 8), d.darkShade) +
        shape(round(-22, -10, 44, 26, 6), d.darkLight) +
        stroke('M-34 -24H34', d.darkLight, 4),
      600 + s * 147,
      352,
      s * -8,
    );
    out +=
      shape(m(s, parsePoints('124,380^ 146,378^ 140,440 152,486^ 126,490^ 114,440')), d.darkShade) +
      dring(d, 600 + s * 262, 458, s * -28);
  }
  // Chest strap
  out +=
    stroke(`M470 296C540 318 660 318 732 296`, d.darkShade, 22) +
    stroke(`M470 292C540 314 660 314 732 292`, d.darkLight, 3) +
    shape(round(556, 288, 84, 46, 12), d.dark) +
    shape(round(584, 296, 28, 30, 6), d.spark) +
    stroke(`M564 296v30M630 296v30`, d.darkLight, 4);
  // Waist buckle
  out +=
    shape(round(534, 562, 126, 74, 16), d.dark) +
    shape(round(578, 572, 44, 54, 8), d.main) +
    shape(round(578, 600, 44, 26, 8), d.mainShade) +
    stroke(`M544 572h24M630 572h20M548 586v34M558 586v34M636 586v34M646 586v34`, d.darkLight, 4);
  // Dump on the diver's right shoulder
  out +=
    shape(disc(496, 186, 30), d.darkShade) +
    shape(disc(494, 182, 22), d.main) +
    stroke(`M482 174a16 16 0 0 1 18 -8`, d.mainLight, 4) +
    stroke(`M494 206C488 240 508 250 502 276`, d.spark, 5) +
    shape(disc(502, 284, 11), d.spark);
  // Inflator on the left one
  const tube: [number, number][] = parsePairs('692,176 850,190 868,330 836,486');
  out += shape(disc(692, 178, 34), d.darkShade);
  out += ribbed(tube, 50, d.dark, d.darkShade, d.darkLight, 23);
  out += turned(
    shape(curve('-30,-34^ 30,-34^ 34,40 30,96 0,112 -30,96 -34,40'), d.dark) +
      tone(curve('6,-34 32,-34 36,40 30,100 0,112'), d.darkShade, 0.8, 1) +
      shape(disc(-2, 12, 17), d.spark) +
      shape(disc(-2, 62, 17), d.metal) +
      shape(round(-64, 38, 40, 26, 8), d.metalShade) +
      shape(round(-60, 40, 30, 8, 4), d.metalLight) +
      stroke('M-22 -24v50', d.darkLight, 5) +
      shape(curve('-16,108 16,108 26,128 -4,138 -28,124'), d.darkShade),
    832,
    496,
    10,
  );
  return out;
}

/** A second stage seen from the front and a little from the side, its mouthpiece to the left. */
function stage(d: Dress, cover: string, shade: string, light: string) {
  let out = '';
  out += hose('M-96 26C-130 30 -150 34 -176 34', 58, d.dark, d.darkShade, d.darkLight);
  out += turned(
    shape(curve('-20,-66 10,-58 16,0 10,60 -20,68 -34,40 -36,-40'), d.dark) +
      shape(round(-78, -52, 62, 30, 10), d.dark) +
      shape(round(-78, 24, 62, 30, 10), d.dark) +
      shape(round(-78, -50, 22, 28, 6), d.darkLight) +
      shape(round(-78, 26, 22, 26, 6), d.darkLight) +
      stroke('M-14 -52C-24 -30 -24 20 -14 50', d.darkLight, 5),
    -184,
    34,
  );
  // Exhaust tee
  out +=
    shape(
      curve(`
        -86,76 0,92 80,78 132,118 138,148^ 96,158 40,132 0,128 -44,134 -104,162 -140,150^ -130,118
      `),
      d.darkShade,
    ) + stroke('M-116 132C-80 112 -40 106 0 106', d.darkLight, 5);
  // Case
  out += shape(
    curve(`
      -20,-112 60,-118 116,-70 126,10 98,90 20,116 -70,104 -116,60 -124,-20 -92,-86
    `),
    d.dark,
  );
  out += tone(curve('60,-110 124,-40 120,40 90,100 -60,106 40,60'), d.darkShade, 0.8, 1);
  out +=
    shape(disc(14, -2, 88, 92), cover) +
    clip(disc(14, -2, 88, 92), tone(disc(44, 30, 90, 88), shade, 0.25, 1, slant));
  out +=
    shape(disc(14, -2, 56, 59), shade) +
    shape(disc(12, -5, 52, 55), cover) +
    stroke('M-26 -26H50M-34 -4H58M-28 18H52', shade, 9);
  out += stroke('M-58 -28C-52 -60 -24 -84 12 -84', light, 8);
  // Hose nut to the right, adjusting knob to the left
  out +=
    shape(round(112, -26, 44, 50, 6), d.metalShade) +
    shape(round(114, -24, 40, 16, 4), d.metalLight) +
    shape(round(150, -20, 34, 40, 6), d.dark);
  out +=
    shape(round(-134, -44, 40, 50, 10), d.darkLight) +
    stroke('M-126 -40v42M-114 -42v44', d.darkShade, 4);
  return out;
}

export function regulator(d: Dress): string {
  let out = '';
  const line = (p: [number, number][]) => hose(bezierPath(p), 27, d.dark, d.darkShade, d.darkLight);
  // Hoses first, then what they feed
  out += line(parsePairs('560,214 380,170 150,190 160,330 166,430 400,400 478,452'));
  out += line(parsePairs('640,230 760,190 1090,150 1100,330 1106,440 1110,520 1052,556'));
  out += line(parsePairs('566,262 470,330 520,450 590,470 670,492 610,560 592,600'));
  out += line(parsePairs('644,268 740,300 780,380 880,370 980,360 940,270 1010,262'));
  // Quick coupling for the inflator
  out += turned(
    shape(round(-10, -15, 38, 30, 6), d.dark) +
      shape(round(22, -20, 48, 40, 8), d.metal) +
      shape(round(22, 2, 48, 18, 6), d.metalShade) +
      stroke('M32 -18v36M42 -18v36M52 -18v36', d.metalShade, 4) +
      shape(round(66, -14, 18, 28, 4), d.metalShade),
    1004,
    264,
    6,
  );
  // First stage on its yoke
  out +=
    shape(curve('548,70 600,50 654,70 664,130 650,196^ 552,196^ 538,130'), d.metalShade) +
    shape(curve('562,88 600,76 638,88 642,130 630,180^ 572,180^ 558,130'), d.ground);
  out +=
    stroke('M546 170C532 120 544 76 590 62', d.metal, 12) +
    shape(round(584, 90, 32, 62, 6), d.metalShade) +
    stroke('M590 100h20M590 112h20M590 124h20', d.metalLight, 4);
  out +=
    shape(round(552, 8, 98, 44, 18), d.dark) +
    stroke('M570 14v32M586 14v34M602 14v34M618 14v34M634 14v32', d.darkLight, 4) +
    shape(round(588, 46, 26, 26, 4), d.metal);
  const turret = curve('530,190^ 672,190^ 680,240 664,300^ 538,300^ 522,240');
  out +=
    shape(turret, d.metal) +
    clip(
      turret,
      tone('M600 180H690V310H580Z', d.metalShade, 0.5, 1, right) +
        shape(round(544, 200, 14, 90, 7), d.metalLight) +
        stroke('M520 218C580 230 620 230 684 218M524 274C580 286 620 286 680 274', d.metalShade, 5),
    );
  out +=
    shape(curve('546,298^ 656,298^ 652,356 636,380 566,380 550,356'), d.main) +
    tone(curve('600,298 656,298 652,356 636,382 590,382'), d.mainShade, 0.6, 1, right) +
    stroke('M562 306v52', d.mainLight, 7) +
    stroke('M574 366h54M580 352h46', d.mainShade, 4);
  for (const [x, y, a] of [
    [546, 220, 196],
    [654, 234, -12],
    [552, 268, 150],
    [652, 270, 28],
  ] as const)
    out += turned(
      shape(round(-4, -17, 30, 34, 5), d.metalShade) +
        shape(round(-2, -15, 26, 10, 4), d.metalLight) +
        shape(round(24, -15, 22, 30, 5), d.dark),
      x,
      y,
      a,
    );
  // Gauge console
  out += turned(
    shape(
      curve(`
        -24,-120^ 24,-120^ 34,-80 78,-52 96,16 70,82 0,108 -70,82 -96,16 -78,-52 -34,-80
      `),
      d.dark,
    ) +
      tone(curve('30,-90 96,0 70,84 0,110 50,40'), d.darkShade, 0.9, 1) +
      stroke('M-66 -44C-84 -20 -88 10 -80 40', d.darkLight, 6) +
      shape(disc(0, 14, 66), d.metal) +
      clip(disc(0, 14, 66), tone(disc(0, 40, 70), d.metalShade, 0, 0.7)) +
      shape(disc(0, 14, 66), 'none', `stroke="${d.line}" stroke-width="5"`) +
      Array.from({ length: 11 }, (_, i) =>
        turned(
          stroke(
            `M0 ${i % 5 === 0 ? -42 : -48}V-56`,
            i < 3 ? d.spark : d.line,
            i % 5 === 0 ? 5 : 3,
          ),
          0,
          14,
          -125 + i * 25,
        ),
      ).join('') +
      stroke('M-40 40A50 50 0 0 1 -48 0', d.spark, 7) +
      turned(polygonHand(d), 0, 14, 62) +
      shape(disc(0, 14, 9), d.line) +
      shape(polygon('-44,-18 -24,-42 -10,-46 -52,10'), d.metalLight, 'opacity="0.7"'),
    582,
    694,
    -6,
    0.88,
  );
  out += turned(stage(d, d.main, d.mainShade, d.mainLight), 344, 540, -16, 1.02);
  out += turned(stage(d, d.spark, d.sparkShade, d.metalLight), 926, 584, -10, 0.84);
  return out;
}
const polygonHand = (d: Dress) => shape(polygon('-5,12 5,12 2,-46 -2,-46'), d.line);

export function computer(d: Dress): string {
  let out = '';
  const top = curve('492,300^ 504,200 520,120 536,56^ 664,56^ 682,120 698,200 708,300^');
  const foot = curve(`
    492,500^ 502,600 524,690 540,742 568,764 632,764 662,742 680,690 698,600 708,500^
  `);
  // Strap
  for (const o of [top, foot]) out += shape(o, d.dark);
  out +=
    clip(top, tone('M600 40H720V310H620Z', d.darkShade, 0.9, 1)) +
    clip(foot, tone('M600 490H720V780H600Z', d.darkShade, 0.9, 1));
  out +=
    stroke('M510 280C518 200 530 130 544 80', d.darkLight, 6) +
    stroke('M508 560C516 620 532 680 548 726', d.darkLight, 6);
  for (let i = 0; i < 5; i++)
    out += shape(round(568 + i * 2, 560 + i * 38, 64 - i * 4, 14, 7), d.ground);
  for (let i = 0; i < 3; i++)
    out += stroke(`M${540 - i * 4} ${150 + i * 34}H${662 + i * 4}`, d.darkShade, 7);
  // Buckle
  out +=
    stroke(round(520, 40, 160, 66, 18), d.metalShade, 18) +
    stroke(round(520, 40, 160, 66, 18), d.metal, 10) +
    shape(round(594, 32, 14, 86, 6), d.metalShade) +
    shape(round(594, 32, 6, 82, 3), d.metalLight);
  out += shape(round(512, 196, 180, 40, 10), d.dark) + stroke('M522 204H640', d.darkLight, 4);
  // Buttons
  for (const [x, y, a] of [
    [402, 300, 208],
    [798, 300, -28],
    [402, 500, 152],
    [798, 500, 28],
  ] as const)
    out += turned(
      shape(round(-6, -30, 40, 60, 10), d.metalShade) +
        shape(round(-2, -26, 24, 20, 6), d.metal) +
        stroke('M26 -20v40', d.darkShade, 4),
      x,
      y,
      a,
    );
  // Case
  out += shape(curve('600,172 760,220 836,400 760,580 600,628 440,580 364,400 440,220'), d.dark);
  out +=
    shape(disc(600, 400, 222), d.main) +
    clip(
      disc(600, 400, 222),
      tone(curve('560,640 840,640 840,200 740,240 740,520'), d.mainShade, 0.4, 1, slant),
    );
  for (let i = 0; i < 24; i++)
    if (i % 6) out += turned(shape(round(-6, -218, 12, 18, 4), d.mainShade), 600, 400, i * 15);
  out +=
    stroke('M404 340A206 206 0 0 1 500 222', d.mainLight, 10) +
    stroke('M396 400A206 206 0 0 1 398 374', d.mainLight, 10);
  out += shape(disc(600, 400, 186), d.line);
  const dial = disc(600, 400, 174);
  out += shape(dial, d.darkShade);
  const lit = d.name === 'night' ? d.spark : d.glassLight;
  const warm = d.name === 'ochre' ? d.mainLight : d.spark;
  let face = '';
  // The dive so far: down in steps, up slowly, a stop
  face += shape(
    'M456 330L486 330L510 430L560 452L610 446L650 400L690 372L706 346L752 346V330Z',
    d.name === 'night' ? d.sparkShade : d.main,
  );
  face +=
    stroke('M456 330L486 330L510 430L560 452L610 446L650 400L690 372', lit, 7) +
    stroke('M690 372L706 346L748 346', lit, 4, 'stroke-dasharray="4 9"') +
    shape(disc(690, 372, 9), warm);
  face += stroke('M452 330H748', lit, 3, 'opacity="0.6"');
  // Ascent bars, gas, no-stop time
  for (let i = 0; i < 6; i++)
    face += shape(
      polygon([
        [716 - i * 3, 500 - i * 17],
        [742 - i * 1, 500 - i * 17],
        [742 - i, 488 - i * 17],
        [716 - i * 3, 488 - i * 17],
      ]),
      i < 2 ? lit : d.darkLight,
      i < 2 ? '' : 'opacity="0.45"',
    );
  for (let i = 0; i < 8; i++)
    face += shape(
      round(470 + i * 26, 494, 18, 20, 3),
      i < 6 ? lit : d.darkLight,
      i < 6 ? '' : 'opacity="0.4"',
    );
  face +=
    shape(round(500, 530, 120, 10, 5), d.darkLight, 'opacity="0.5"') +
    shape(round(500, 530, 78, 10, 5), warm);
  face +=
    stroke('M516 284H640', lit, 12) +
    stroke('M516 262H584', lit, 6, 'opacity="0.6"') +
    shape(disc(668, 276, 15), 'none', `stroke="${lit}" stroke-width="5"`) +
    stroke('M668 268v9l6 5', lit, 4);
  out += clip(
    dial,
    face + shape(polygon('430,400 560,200 606,200 450,470'), d.metalLight, 'opacity="0.09"'),
  );
  out += stroke('M452 318A172 172 0 0 1 532 240', d.metalLight, 5, 'opacity="0.8"');
  return out;
}

export function camera(d: Dress): string {
  let out = '';
  // Arm and strobe
  out +=
    hose('M836 560C900 470 930 420 900 340', 30, d.metal, d.metalShade, d.metalLight) +
    hose('M900 340C884 290 880 270 900 236', 30, d.metal, d.metalShade, d.metalLight);
  for (const [x, y] of parsePairs('842,556 900,342 898,236'))
    out +=
      shape(disc(x, y, 28), d.darkShade) +
      shape(disc(x - 2, y - 3, 22), d.dark) +
      stroke(`M${x - 14} ${y - 8}a16 16 0 0 1 14 -10`, d.darkLight, 4);
  out += shape(disc(930, 340, 17, 20), d.spark);
  out += turned(
    shape(curve('-90,-84 60,-92 104,-60 110,56 60,92 -84,86 -112,50 -114,-50'), d.dark) +
      tone(curve('20,-90 106,-56 110,56 60,94 -80,90 40,40'), d.darkShade, 0.8, 1) +
      shape(disc(-14, 0, 74), d.mainShade) +
      shape(disc(-16, -2, 66), d.metal) +
      clip(
        disc(-16, -2, 66),
        tone(disc(0, 20, 70), d.metalShade, 0, 0.8, slant) +
          stroke('M-80 -30H60M-80 -8H60M-80 14H60M-80 36H60', d.metalShade, 3, 'opacity="0.7"'),
      ) +
      shape(disc(-16, -4, 20), d.glassLight) +
      stroke('M-62 -14C-58 -36 -44 -50 -26 -54', d.metalLight, 7) +
      shape(round(74, -24, 22, 48, 8), d.spark),
    920,
    156,
    -14,
  );
  // Tray
  out +=
    shape(round(236, 648, 640, 40, 14), d.metalShade) +
    shape(round(236, 646, 640, 20, 10), d.metal);
  for (let i = 0; i < 7; i++) out += shape(round(330 + i * 70, 654, 34, 8, 4), d.metalShade);
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
      shape(o, d.dark) +
      clip(o, tone(`M${x + 4} 400H${x + 60}V660H${x + 4}Z`, d.darkShade, 1, 0.8)) +
      stroke(`M${x - 22} 440C${x - 30} 480 ${x - 22} 520 ${x - 26} 580`, d.darkLight, 6) +
      stroke(`M${x - 20} 600h40M${x - 18} 620h40`, d.darkLight, 3, 'opacity="0.6"') +
      shape(round(x - 30, 388, 60, 30, 10), d.metalShade) +
      shape(round(x - 26, 390, 40, 9, 4), d.metalLight)
    );
  };
  out += grip(270);
  // Housing
  const box = curve(`
    356,300 372,252 420,240 760,238 800,254 812,300 816,560 804,622 760,640 410,642 364,624
    350,560
  `);
  out +=
    shape(round(430, 196, 92, 60, 14), d.dark) +
    shape(round(446, 184, 60, 26, 10), d.spark) +
    shape(round(446, 198, 60, 12, 6), d.sparkShade) +
    shape(round(640, 204, 110, 44, 12), d.metalShade) +
    stroke('M656 210v30M672 210v30M688 210v30M704 210v30M720 210v30M736 210v30', d.metal, 6);
  out +=
    shape(box, d.main) +
    clip(
      box,
      tone(curve('340,480 820,460 820,660 340,660'), d.mainShade, 0.1, 0.95) +
        shape(curve('796,230^ 830,250 830,650 784,650^ 792,560 792,300'), d.mainShade) +
        stroke('M372 560V308C374 270 390 258 424 256H560', d.mainLight, 9),
    );
  out += stroke(
    curve(`
      384,310 398,274 430,266 750,264 776,276 782,310 784,560 776,600 750,614 418,616 390,602
      382,560
    `),
    d.mainShade,
    4,
  );
  for (const [x, y] of parsePairs('402,290 762,286 402,596 764,592'))
    out +=
      shape(disc(x, y, 12), d.mainShade) +
      shape(disc(x - 1, y - 2, 8), d.metal) +
      stroke(`M${x - 5} ${y - 4}l8 5`, d.line, 2.5);
  // Latch and focus light window
  out +=
    shape(round(798, 380, 44, 120, 12), d.darkShade) +
    shape(round(804, 390, 26, 60, 8), d.metal) +
    shape(round(804, 430, 26, 22, 6), d.metalShade);
  out +=
    shape(round(410, 300, 56, 42, 12), d.line) + shape(round(418, 308, 40, 26, 7), d.glassLight);
  // Port
  const port = [600, 440] as const;
  out +=
    shape(disc(port[0], port[1], 166), d.mainShade) +
    shape(disc(port[0], port[1] - 4, 158), d.dark);
  for (let i = 0; i < 40; i++)
    out += turned(
      stroke('M0 -138V-154', d.darkLight, 4, 'opacity="0.55"'),
      port[0],
      port[1] - 4,
      i * 9,
    );
  out +=
    shape(disc(...port, 130), d.metalShade) +
    shape(disc(port[0], port[1] - 3, 125), d.metal) +
    shape(disc(...port, 112), d.line) +
    shape(disc(...port, 98), d.glass) +
    clip(disc(...port, 98), tone(disc(port[0], port[1] - 50, 110, 90), d.line, 0.95, 0)) +
    shape(disc(...port, 62), d.darkShade) +
    shape(disc(...port, 46), d.glass) +
    shape(disc(...port, 26), d.darkShade);
  out +=
    shape(curve('528,404^ 548,366 586,348^ 596,362^ 562,380 544,410^'), d.glassLight) +
    shape(disc(640, 486, 12, 9), d.glassLight) +
    shape(disc(580, 420, 9), d.glassLight);
  out += grip(846);
  // Lanyard
  out +=
    stroke(
      'M366 600C300 580 200 560 170 610C140 670 190 740 260 730C330 720 330 690 310 670',
      d.spark,
      10,
    ) +
    stroke('M352 594C296 574 196 552 164 606', d.sparkShade, 3) +
    shape(round(338, 584, 36, 26, 8), d.line);
  return out;
}

export function torch(d: Dress): string {
  // Drawn level, lens to the left, then tilted.
  let t = '';
  // Lanyard first, so that it passes behind
  t +=
    stroke(
      'M1010 404C1100 380 1160 440 1130 520C1100 600 1000 620 960 560C930 510 960 470 1004 430',
      d.spark,
      12,
    ) +
    stroke('M1016 396C1100 372 1166 432 1136 514', d.sparkShade, 4) +
    shape(round(944, 548, 34, 44, 10), d.line);
  const head = curve('238,268^ 330,262 380,280 424,316^ 424,484^ 380,520 330,538 238,532^');
  const body = curve(`
    420,318^ 470,326 480,336^ 900,336^ 920,344 930,352^ 930,448^ 920,456 900,464^ 480,464^ 470,474
    420,482^
  `);
  const tail = curve('926,346^ 990,350 1014,366 1018,434 990,450 926,454^');
  t +=
    shape(tail, d.dark) +
    clip(tail, tone('M900 400H1030V470H900Z', d.darkShade, 0.3, 1)) +
    stroke('M944 350v100M962 352v98M980 354v92', d.darkShade, 6) +
    shape(disc(1004, 400, 12), d.ground);
  t +=
    shape(body, d.main) +
    clip(
      body,
      tone('M410 390H940V490H410Z', d.mainShade, 0.1, 1) +
        shape('M410 452H940V490H410Z', d.mainShade) +
        shape(round(500, 348, 380, 10, 5), d.mainLight),
    );
  // Knurled grip
  for (let i = 0; i < 11; i++)
    t +=
      shape(round(560 + i * 28, 372, 15, 76, 6), d.mainShade) +
      shape(round(560 + i * 28, 372, 5, 40, 2), d.mainLight, 'opacity="0.75"');
  t +=
    shape(head, d.dark) +
    clip(
      head,
      tone('M220 400H440V550H220Z', d.darkShade, 0.3, 1) +
        stroke('M262 288C330 282 372 298 412 330', d.darkLight, 9),
    );
  for (let i = 0; i < 4; i++)
    t += shape(round(326 + i * 24, 296 + i * 10, 11, 208 - i * 20, 5), d.darkShade);
  t +=
    shape(round(404, 308, 34, 184, 8), d.metalShade) +
    shape(round(404, 312, 34, 66, 8), d.metal) +
    shape(round(408, 316, 8, 90, 4), d.metalLight);
  // Switch
  t +=
    shape(round(462, 304, 84, 46, 12), d.darkShade) +
    shape(round(470, 296, 66, 36, 12), d.spark) +
    shape(round(470, 316, 66, 16, 8), d.sparkShade) +
    stroke('M484 304h30', d.metalLight, 4);
  // Bezel and lens, seen a little from the front
  t +=
    shape(disc(238, 400, 58, 142), d.metalShade) +
    shape(disc(232, 398, 54, 136), d.metal) +
    clip(disc(232, 398, 54, 136), tone('M170 400H300V550H170Z', d.metalShade, 0, 0.9)) +
    shape(disc(230, 400, 44, 116), d.line) +
    shape(disc(228, 400, 39, 106), d.glassLight) +
    clip(disc(228, 400, 39, 106), tone('M180 400H280V510H180Z', d.glass, 0, 0.7)) +
    shape(disc(224, 400, 16, 44), d.name === 'ochre' ? d.mainLight : d.spark) +
    shape(disc(220, 392, 7, 18), d.metalLight);
  return t;
}

/** What the torch throws; it casts no shadow, so it is drawn on its own. */
export function torchBeam(d: Dress): string {
  return tone(
    polygon('226,300 226,500 -560,900 -560,-160'),
    d.name === 'night' ? d.glass : d.metalLight,
    0.85,
    0,
    left,
  );
}

export function smb(d: Dress): string {
  const tube = curve(`
    286,634^ 268,590 282,540 330,476 470,380 680,244 860,128 912,104 960,116 996,164 998,210
    960,256 800,366 610,498 460,606 390,648 340,660^
  `);
  let out = '';
  // Line from the tail to the spool
  out +=
    stroke(
      'M286 660C250 720 330 752 430 720C540 684 600 604 700 620C760 632 790 640 822 640',
      d.metalLight,
      6,
    ) + stroke('M286 664C250 724 330 756 430 724C540 688 600 608 700 624', d.metalShade, 2);
  out += shape(tube, d.spark);
  out += clip(
    tube,
    tone(
      curve('250,600 470,470 760,290 1010,140 1040,260 640,560 380,700 250,690'),
      d.sparkShade,
      0.1,
      0.95,
    ) +
      shape(curve('330,690^ 420,660 700,460 1010,240^ 1020,300^ 640,560 380,720^'), d.sparkShade) +
      shape(polygon('700,200 756,164 884,346 828,384'), d.metal) +
      tone(polygon('790,280 828,250 884,346 828,384'), d.metalShade, 0.2, 0.9) +
      stroke('M724 200L846 376M740 190L862 364', d.metalShade, 3) +
      stroke(curve('336,506 480,402 690,266 900,130', false), d.metalLight, 12, 'opacity="0.85"') +
      stroke(curve('318,530 334,514', false), d.metalLight, 12) +
      stroke('M262 560C310 566 360 610 372 664', d.sparkShade, 6),
  );
  out += stroke('M930 104C956 150 972 190 988 232', d.sparkShade, 5);
  // Top loop, inflation nipple, tail webbing
  out += stroke('M976 132C1010 96 1046 122 1020 158', d.dark, 11);
  out += turned(
    shape(round(-16, -60, 32, 70, 8), d.dark) +
      shape(round(-20, -78, 40, 24, 8), d.darkShade) +
      shape(round(-12, -56, 7, 50, 3), d.darkLight),
    296,
    560,
    -64,
  );
  out +=
    shape(polygon('276,612 352,664 322,700 256,652'), d.dark) +
    stroke('M268 640L328 682', d.darkLight, 4) +
    stroke('M290 676C276 700 252 690 262 666', d.metalShade, 9) +
    stroke('M290 676C276 700 252 690 262 666', d.metal, 5);
  // Finger spool, line wound on it
  const [x, y] = [900, 628];
  out +=
    shape(disc(x + 16, y + 12, 138), d.mainShade) + shape(disc(x + 8, y + 6, 118), d.metalShade);
  out +=
    shape(disc(x, y, 136), d.main) +
    clip(disc(x, y, 136), tone(disc(x + 30, y + 50, 150), d.mainShade, 0, 0.95, slant));
  for (let i = 0; i < 8; i++)
    out += turned(
      shape(disc(0, -102, 17), d.shadow) + stroke('M-15 -102A16 16 0 0 1 0 -119', d.mainShade, 5),
      x,
      y,
      22 + i * 45,
    );
  out +=
    stroke(disc(x, y, 76), d.mainShade, 5) +
    shape(disc(x, y, 48), d.mainShade) +
    shape(disc(x + 4, y + 5, 42), d.shadow) +
    stroke(`M${x - 120} ${y - 38}A126 126 0 0 1 ${x - 34} ${y - 121}`, d.mainLight, 8);
  // Double-ended bolt snap
  out += turned(
    stroke('M-70 -6C-112 -30 -132 14 -92 28C-74 32 -64 20 -66 8', d.metalShade, 17) +
      stroke('M-70 -6C-112 -30 -132 14 -92 28C-74 32 -64 20 -66 8', d.metal, 10) +
      stroke('M70 6C112 30 132 -14 92 -28C74 -32 64 -20 66 -8', d.metalShade, 17) +
      stroke('M70 6C112 30 132 -14 92 -28C74 -32 64 -20 66 -8', d.metal, 10) +
      shape(round(-70, -14, 140, 28, 10), d.metalShade) +
      shape(round(-70, -14, 140, 15, 7), d.metal) +
      shape(round(-34, -28, 16, 18, 5), d.metalShade) +
      shape(round(20, 10, 16, 18, 5), d.metalShade) +
      stroke('M-60 -8H40', d.metalLight, 4),
    1040,
    500,
    64,
  );
  return out;
}

export function knife(d: Dress): string {
  let k = '';
  const blade = curve(`
    130,316^ 190,282 270,262 360,254^ 640,254^ 640,352^ 430,356 400,352^ 396,330 376,320 352,330
    346,352^ 250,350 176,338
  `);
  k += shape(blade, d.metal);
  k += clip(
    blade,
    shape(curve('110,316^ 230,318 640,318^ 640,370^ 120,370^'), d.metalShade) +
      tone('M110 250H660V320H110Z', d.metalShade, 0, 0.55) +
      shape(curve('150,312 200,286 280,270 370,266 280,280'), d.metalLight) +
      stroke('M430 292H610', d.metalShade, 9) +
      stroke('M430 289H610', d.metalLight, 3),
  );
  k += Array.from({ length: 14 }, (_, i) =>
    shape(
      polygon([
        [418 + i * 15, 246],
        [426 + i * 15, 268],
        [433 + i * 15, 246],
      ]),
      d.metalShade,
    ),
  ).join('');
  // Guard, handle, pommel
  k +=
    shape(curve('628,222 662,220 670,300 664,388 630,386 622,300'), d.darkShade) +
    stroke('M636 240C632 280 632 320 636 360', d.darkLight, 5);
  const handle = curve(`
    660,256^ 720,246 790,262 860,250 950,246 1000,262^ 1004,344^ 950,360 880,346 800,362 720,350
    660,352^
  `);
  k +=
    shape(handle, d.main) +
    clip(
      handle,
      tone('M650 300H1010V370H650Z', d.mainShade, 0.2, 1) +
        stroke('M680 264C730 258 780 272 860 262C900 256 940 256 980 266', d.mainLight, 8),
    );
  for (let i = 0; i < 8; i++) k += shape(round(706 + i * 32, 282, 14, 52, 7), d.dark);
  k +=
    shape(curve('994,252^ 1042,248 1060,270 1060,336 1042,356 994,352^'), d.metalShade) +
    shape(curve('1000,258^ 1038,256 1050,272 1048,300 1000,302^'), d.metal) +
    shape(disc(1026, 304, 13), d.ground);
  // Sheath beneath, with its straps
  let s = '';
  s +=
    hose(
      'M520 560C500 690 560 740 640 726C720 712 726 640 700 566',
      38,
      d.dark,
      d.darkShade,
      d.darkLight,
    ) +
    hose(
      'M812 560C800 680 846 724 912 712C980 700 990 630 966 560',
      38,
      d.dark,
      d.darkShade,
      d.darkLight,
    );
  const sheath = curve(`
    170,486^ 210,462 300,448^ 840,440^ 1010,446^ 1020,500 1010,566^ 840,574^ 330,566^ 220,546
    174,520
  `);
  s +=
    shape(sheath, d.dark) +
    clip(
      sheath,
      tone('M150 500H1040V590H150Z', d.darkShade, 0.3, 1) +
        stroke('M210 476C260 460 320 458 640 454', d.darkLight, 7),
    );
  for (let i = 0; i < 4; i++) s += shape(round(270 + i * 62, 494, 40, 22, 11), d.ground);
  s +=
    shape(round(498, 434, 50, 148, 10), d.main) +
    shape(round(498, 512, 50, 70, 10), d.mainShade) +
    shape(round(694, 432, 30, 150, 8), d.darkShade) +
    shape(round(800, 428, 50, 156, 10), d.main) +
    shape(round(800, 512, 50, 72, 10), d.mainShade) +
    shape(round(952, 428, 30, 156, 8), d.darkShade);
  s +=
    shape(round(876, 486, 62, 36, 10), d.spark) + shape(round(876, 504, 62, 18, 8), d.sparkShade);
  s +=
    turned(
      shape(round(-30, -26, 60, 52, 8), d.metalShade) +
        shape(round(-18, -14, 36, 28, 4), d.dark) +
        stroke('M-24 -20H20', d.metalLight, 5),
      640,
      724,
      -6,
    ) +
    turned(
      shape(round(-30, -26, 60, 52, 8), d.metalShade) +
        shape(round(-18, -14, 36, 28, 4), d.dark) +
        stroke('M-24 -20H20', d.metalLight, 5),
      910,
      712,
      -6,
    );
  return turned(s, 0, 4) + turned(turned(k, -600, -300), 590, 288, -9);
}

export function bag(d: Dress): string {
  let out = '';
  // Fin blades out of the open end
  const blade = (x: number, y: number, a: number) =>
    turned(
      shape(
        curve(`
          -58,0^ -66,-120 -84,-250^ -40,-262 0,-246 42,-260 86,-248^ 66,-120 58,0^
        `),
        d.spark,
      ) +
        tone(curve('10,0 14,-250 90,-250 60,0'), d.sparkShade, 0.9, 0.9) +
        stroke('M-30 -10L-44 -240M28 -10L44 -240', d.sparkShade, 9) +
        stroke('M-62 -4C-68 -110 -76 -180 -88 -248M62 -4C68 -110 76 -180 88 -248', d.darkShade, 10),
      x,
      y,
      a,
    );
  out += blade(872, 300, 24) + blade(950, 340, 44);
  // Body
  const body = curve(`
    196,330 226,268 300,240 540,226 820,236 950,262 1014,330 1036,470 1022,600 960,672 820,694
    520,700 290,690 214,640 184,540 180,420
  `);
  out += shape(body, d.main);
  const mesh = curve('520,226^ 820,236 880,246^ 892,450 880,690^ 520,700^ 508,460');
  let net = '';
  for (let i = 0; i < 30; i++) net += `M${480 + i * 22} 200l-150 520M${330 + i * 22} 200l150 520`;
  out += clip(
    body,
    shape(mesh, d.mainShade) +
      clip(mesh, stroke(net, d.main, 4)) +
      tone(curve('170,560 1040,560 1040,720 170,720'), d.darkShade, 0, 0.75) +
      shape(curve('980,260 1060,300 1060,680 960,690 1000,560 1004,400'), d.mainShade) +
      stroke(curve('214,420 222,340 262,286 330,264 490,250', false), d.mainLight, 10),
  );
  // End panel, seen in perspective, and its grab handle
  const end = disc(238, 468, 74, 216);
  out +=
    shape(end, d.dark) +
    clip(end, tone('M230 230H330V700H210Z', d.darkShade, 0.9, 1)) +
    stroke(disc(238, 468, 66, 204), d.darkLight, 3, 'stroke-dasharray="12 8" opacity="0.8"') +
    hose('M238 392C180 410 180 520 238 540', 24, d.spark, d.sparkShade, d.metalLight) +
    shape(round(218, 380, 40, 26, 6), d.darkShade) +
    shape(round(218, 528, 40, 26, 6), d.darkShade);
  // Zip along the top
  out +=
    stroke('M318 292C520 262 760 268 962 306', d.darkShade, 20) +
    stroke('M318 292C520 262 760 268 962 306', d.metalShade, 8, 'stroke-dasharray="5 6"') +
    turned(
      shape(round(-14, -12, 50, 26, 8), d.metal) +
        shape(round(-14, 2, 50, 12, 6), d.metalShade) +
        stroke('M36 4C60 14 70 40 62 66', d.spark, 9),
      720,
      274,
      8,
    );
  // Straps round the bag and up into the handles
  for (const x of [448, 842]) {
    const w: Point[] =
      x < 600
        ? parsePoints('430,236^ 478,232^ 472,460 480,702^ 430,700^ 420,460')
        : parsePoints('838,238^ 884,246^ 900,460 888,690^ 840,696^ 850,460');
    out +=
      shape(curve(w), d.dark) +
      stroke(
        curve(
          [
            [nth(w, 0)[0] + 9, 250],
            [nth(w, 5)[0] + 9, 460],
            [nth(w, 4)[0] + 9, 690],
          ],
          false,
        ),
        d.darkLight,
        3,
        'stroke-dasharray="10 7"',
      );
  }
  out +=
    hose('M454 330C470 60 820 60 864 330', 34, d.dark, d.darkShade, d.darkLight) +
    turned(
      shape(round(-86, -30, 172, 60, 16), d.dark) +
        shape(round(-86, 2, 172, 28, 14), d.darkShade) +
        stroke('M-68 -18H60', d.darkLight, 5),
      660,
      128,
      0,
    );
  for (const [x, y] of parsePairs('452,470 872,470'))
    out +=
      shape(round(x - 34, y - 26, 68, 56, 12), d.darkShade) +
      shape(round(x - 22, y - 16, 44, 34, 6), d.spark) +
      shape(round(x - 22, y + 2, 44, 16, 6), d.sparkShade);
  // Pocket at the near end
  out +=
    shape(round(290, 470, 118, 150, 16), d.mainShade) +
    stroke('M302 500H394', d.metalShade, 6) +
    shape(round(380, 492, 12, 36, 5), d.spark);
  // Feet and a drip of sea
  for (const x of [330, 900]) out += shape(round(x, 678, 70, 22, 8), d.darkShade);
  return out;
}
