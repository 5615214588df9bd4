import { nth } from '../../list.ts';
import {
  curve,
  type Outline,
  type Point,
  parsePairs,
  parsePoints,
  polygon,
  shape,
  stroke,
} from '../../print.ts';
import {
  bezier,
  bezierPath,
  clip,
  type Dress,
  hose,
  ribbed,
  right,
  round,
  slant,
  tone,
  turned,
  twin,
} from './kit.ts';

export function mask(d: Dress): string {
  const skirt = twin(
    `
      0,206 130,190 262,204 352,276 380,392 350,508 268,582 166,604^ 132,634 112,690 62,722 0,728
    `,
    590,
  );
  const frame = twin(
    `
      0,262 110,222 240,228 318,288 340,386 310,486 235,540 150,552 94,530 68,470 46,400 0,372
    `,
    590,
  );
  const lens = (s: number) =>
    curve(
      (
        parsePoints(`
          36,330 62,280 130,254 232,260 290,308 308,386 284,466 222,508 150,514 108,490 84,430
          54,380
        `) as Point[]
      ).map(([x, y]) => [590 + x * s, y]),
    );
  const nose = twin('0,396 36,430 60,500 84,566 88,640 54,696 0,706', 590);
  let out = '';
  // Strap, round the back: two bands over the crown.
  const back: [number, number][] = parsePairs(
    '960,400 1130,330 1090,120 700,92 330,66 60,180 222,402',
  );
  out += hose(bezierPath(back), 46, d.dark, d.darkShade, d.darkLight);
  const lower: [number, number][] = parsePairs(
    '1010,372 1060,270 960,176 690,160 420,144 170,210 188,356',
  );
  out += hose(bezierPath(lower), 30, d.dark, d.darkShade, d.darkLight);
  // Skirt
  out += shape(skirt, d.dark);
  out += clip(
    skirt,
    tone(curve('530,200 1010,200 1010,740 630,760 750,600 920,480'), d.darkShade, 0.9, 0.9) +
      stroke(
        twin('0,222 130,206 252,220 336,286 362,392 334,496 256,568', 590).replace('Z', ''),
        d.darkLight,
        3,
        'opacity="0.55"',
      ),
  );
  // Nose pocket
  out += shape(nose, d.darkLight, 'opacity="0.38"');
  out += clip(
    nose,
    tone(curve('600,420 690,420 700,710 520,715 620,640'), d.darkShade, 0.95, 0.8, right),
  );
  out +=
    shape(curve('530,596 546,574 554,612 544,660'), d.darkShade) +
    shape(curve('642,596 656,578 662,622 652,662'), d.darkShade);
  out += shape(curve('564,470 576,440 582,520 570,600 558,590'), d.darkLight, 'opacity="0.8"');
  // Frame
  out += shape(frame, d.main);
  out += clip(
    frame,
    tone(curve('580,380 935,250 940,560 670,570'), d.mainShade, 0.35, 1, slant) +
      tone(curve('245,420 530,500 530,570 250,570'), d.mainShade, 0.2, 1),
  );
  out += shape(
    curve('268,330^ 290,280 360,240 480,234 570,266^ 480,246 364,254 300,292'),
    d.mainLight,
  );
  out += shape(curve('650,250^ 710,234 826,240 880,272^ 826,252 710,246'), d.mainLight);
  for (const s of [-1, 1]) {
    const l = lens(s);
    out += shape(l, d.line, `transform="translate(0 -3)"`) + stroke(l, d.line, 9);
    const x = 590 + s * 170;
    out += shape(l, d.glass);
    out += clip(
      l,
      tone(`M${x - 170} 240H${x + 170}V420H${x - 170}Z`, d.line, 0.75, 0) +
        tone(`M${x - 170} 420H${x + 170}V530H${x - 170}Z`, d.glassLight, 0, 0.55) +
        shape(
          polygon([
            [x - 60, 230],
            [x + 24, 230],
            [x - 92, 540],
            [x - 176, 540],
          ]),
          d.glassLight,
          'opacity="0.9"',
        ) +
        shape(
          polygon([
            [x + 52, 230],
            [x + 76, 230],
            [x - 40, 540],
            [x - 64, 540],
          ]),
          d.glassLight,
          'opacity="0.9"',
        ),
    );
  }
  // Buckles
  for (const s of [-1, 1]) {
    const b = turned(
      shape(round(-34, -52, 78, 104, 18), d.main) +
        tone(round(-34, -4, 78, 56, 18), d.mainShade, 0.2, 1) +
        stroke(round(-34, -52, 78, 104, 18), d.line, 4) +
        shape(round(-8, -36, 34, 22, 8), d.spark) +
        shape(round(-8, 2, 34, 34, 8), d.mainShade) +
        stroke('M-2 12h22M-2 20h22M-2 28h22', d.line, 3) +
        shape(round(-24, -44, 8, 60, 4), d.mainLight),
      0,
      0,
      6,
    );
    out += `<g transform="translate(${590 + s * 382} 392) scale(${s} 1)">${b}</g>`;
  }
  return out;
}

function fin(d: Dress): string {
  const blade = curve(`
    92,210^ 106,330 112,430 126,560 146,720 160,880^ 110,904 52,886 0,868 -52,884 -112,902
    -164,872^ -150,720 -128,560 -113,430 -106,330 -92,210^
  `);
  const pocket = curve(`
    66,-6^ 84,60 98,160 106,260 102,330 70,400 24,436 0,440 -24,436 -70,400 -102,330 -106,260
    -98,160 -84,60 -66,-6^ 0,-30
  `);
  let out = '';
  // Bungee heel strap, pulled back
  out += stroke('M-78 40C-92 -40 -50 -108 0 -112C50 -108 92 -40 78 40', d.darkShade, 26);
  out +=
    stroke('M-78 40C-92 -40 -50 -108 0 -112C50 -108 92 -40 78 40', d.dark, 20) +
    stroke('M-82 10C-86 -46 -46 -104 -4 -108', d.darkLight, 4);
  out += stroke('M-22 -116C-24 -160 22 -162 20 -116', d.spark, 13);
  out += shape(blade, d.main);
  out += clip(
    blade,
    tone(curve('20,200 180,200 190,920 70,920 60,600'), d.mainShade, 0.35, 0.9) +
      tone('M-180 200H180V520H-180Z', d.mainShade, 0.85, 0) +
      shape(polygon('-56,430 -40,430 -56,920 -86,920'), d.mainShade) +
      shape(polygon('40,430 56,430 88,920 60,920'), d.mainShade) +
      shape(polygon('-38,440 -30,440 -44,920 -54,920'), d.mainLight) +
      shape(polygon('58,440 64,440 98,920 90,920'), d.mainLight) +
      shape(polygon('-8,450 8,450 12,760 -12,760'), d.mainShade),
  );
  for (const s of [-1, 1])
    out +=
      shape(
        curve([
          [s * 92, 150, 1],
          [s * 112, 300],
          [s * 118, 430],
          [s * 134, 560],
          [s * 154, 720],
          [s * 170, 872, 1],
          [s * 152, 878, 1],
          [s * 132, 720],
          [s * 112, 560],
          [s * 98, 430],
          [s * 88, 300],
        ]),
        d.dark,
      ) +
      stroke(
        curve(
          [
            [s * 104, 330],
            [s * 108, 430],
            [s * 122, 560],
            [s * 142, 720],
          ],
          false,
        ),
        d.darkLight,
        3.5,
        'opacity="0.7"',
      );
  out += shape(pocket, d.dark);
  out += clip(
    pocket,
    tone(curve('10,-20 120,0 120,450 20,450 60,250'), d.darkShade, 1, 1) +
      stroke('M-76 60C-92 200 -92 290 -62 360', d.darkLight, 5, 'opacity="0.9"'),
  );
  // Foot opening and sole inside
  const hole = curve('0,-12 54,6 68,90 62,170 0,206 -62,170 -68,90 -54,6');
  out +=
    shape(hole, d.darkShade) +
    clip(
      hole,
      shape(curve('-40,0 40,0 46,120 0,170 -46,120'), d.darkLight, 'opacity="0.35"') +
        stroke('M-40 40h80M-42 66h84M-42 92h84M-38 118h76', d.darkShade, 5),
    );
  out += stroke(hole, d.darkLight, 3, 'opacity="0.7"');
  for (const [x, y] of parsePairs('-44,268 -16,282 16,282 44,268'))
    out +=
      shape(round(x - 6, y, 12, 60, 6), d.mainShade) +
      shape(round(x - 6, y, 5, 60, 2), d.darkShade);
  for (const s of [-1, 1])
    out +=
      shape(round(s * 82 - 19, 26, 38, 60, 12), d.spark) +
      shape(round(s * 82 - 19, 58, 38, 28, 10), d.sparkShade);
  return out;
}

export function fins(d: Dress): string {
  const far = turned(fin(d), 212, 262, -71, 0.88);
  const near = turned(fin(d), 300, 648, -106, 0.88);
  return far + near;
}

export function snorkel(d: Dress): string {
  const tube: [number, number][] = parsePairs('928,150 905,330 830,470 668,566');
  const flex: [number, number][] = parsePairs('676,560 590,614 520,650 452,640');
  let out = '';
  // Mouthpiece: tube, flange, bite tabs
  out += hose('M430 636C380 620 352 580 338 520', 66, d.dark, d.darkShade, d.darkLight);
  out += turned(
    shape(round(-74, -18, 148, 40, 20), d.dark) +
      shape(round(-74, 2, 148, 20, 10), d.darkShade) +
      shape(curve('-54,-16 -60,-66 -40,-84 -22,-66 -28,-16'), d.dark) +
      shape(curve('54,-16 60,-66 40,-84 22,-66 28,-16'), d.dark) +
      shape(round(-62, -78, 36, 15, 7), d.darkLight) +
      shape(round(26, -78, 36, 15, 7), d.darkLight) +
      shape(round(-30, -40, 60, 26, 6), d.darkShade) +
      shape(round(-64, -12, 90, 6, 3), d.darkLight),
    332,
    500,
    -14,
    1.05,
  );
  // Purge chamber
  out += turned(
    shape(curve('-66,-52 60,-60 78,0 62,62 20,92 -30,88 -66,50'), d.dark) +
      tone(curve('-66,0 76,0 62,62 20,92 -30,88 -66,50'), d.darkShade, 0.2, 1) +
      shape(round(-46, 62, 92, 34, 12), d.spark) +
      shape(round(-46, 80, 92, 18, 9), d.sparkShade) +
      stroke('M-30 68v22M-14 68v24M2 68v24M18 68v24M34 68v22', d.sparkShade, 5),
    462,
    630,
    8,
  );
  out += ribbed(flex, 78, d.dark, d.darkShade, d.darkLight, 9);
  // Barrel
  const path = bezierPath(tube);
  out += stroke(path, d.mainShade, 72) + stroke(path, d.main, 64);
  const line = bezier(tube);
  const side = (o: number, from = 0, to = line.length) =>
    curve(
      line.slice(from, to).map(([x, y], i, a) => {
        const p = nth(a, Math.max(0, i - 1));
        const q = nth(a, Math.min(a.length - 1, i + 1));
        const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
        return [x - ((q[1] - p[1]) / l) * o, y + ((q[0] - p[0]) / l) * o] as Point;
      }),
      false,
    );
  out +=
    stroke(side(-20), d.mainShade, 24) +
    stroke(side(18, 3, 34), d.mainLight, 9) +
    stroke(side(4, 22, 37), d.mainLight, 4);
  out += turned(
    shape(round(-44, -22, 88, 46, 12), d.dark) + shape(round(-40, -18, 30, 8, 4), d.darkLight),
    672,
    566,
    -31 + 90,
  );
  // Keeper that holds it to the mask strap
  out += turned(
    shape(round(-46, -28, 92, 56, 14), d.spark) +
      shape(round(-46, 4, 92, 24, 12), d.sparkShade) +
      shape(round(40, -44, 26, 88, 12), d.dark) +
      shape(round(45, -36, 7, 50, 3), d.darkLight),
    868,
    372,
    28,
  );
  // Splash guard
  out += turned(
    shape(curve('-50,30^ -58,-40 -44,-112 0,-132 46,-110 58,-40 50,30^'), d.dark) +
      clip(
        curve('-50,30^ -58,-40 -44,-112 0,-132 46,-110 58,-40 50,30^'),
        tone('M0 -140H70V40H10Z', d.darkShade, 1, 0.8),
      ) +
      shape(round(-50, 22, 100, 26, 8), d.spark) +
      stroke('M-26 -84v76M-6 -94v90M14 -94v90M34 -84v76', d.darkShade, 9) +
      stroke('M-40 -70C-42 -50 -44 -20 -42 6', d.darkLight, 6),
    930,
    146,
    4,
  );
  return out;
}

export function wetsuit(d: Dress): string {
  // A touch of slump: the near arm hangs straighter than the far one.
  const body = curve(`
    400,96^ 386,122 314,142 276,196 246,300 216,384 190,492^ 238,508^ 276,414 306,330 330,252^
    340,330 348,388 328,466 324,540 340,620 344,690 358,756^ 412,760^ 418,680 422,620 446,492^
    478,618 484,690 496,762^ 550,752^ 562,680 564,612 578,536 576,462 554,388 562,326 576,248^
    592,336 600,420 610,520^ 660,514^ 658,396 648,290 624,190 586,140 518,122 506,96^ 452,108
  `);
  let out = '';
  // Rail and hanger
  out += stroke('M-160 62H1300', d.line, 12) + stroke('M-160 58H1300', d.darkLight, 3);
  out += stroke(
    `M454 118C452 96 454 84 456 74C432 76 428 46 452 42C466 42 472 50 474 58`,
    d.metalShade,
    9,
  );
  out += shape(body, d.dark);
  const panels =
    shape(
      curve(`
        334,250^ 362,250 386,330 390,400 368,500 360,620 368,770^ 302,770^ 302,540 342,388
      `),
      d.main,
    ) +
    shape(
      curve(`
        574,248^ 544,250 520,330 516,400 538,500 544,620 540,770^ 612,770^ 602,540 562,388
      `),
      d.main,
    ) +
    shape(curve('386,118^ 312,138 262,210 238,300^ 316,300^ 336,240 364,196'), d.main) +
    shape(curve('518,118^ 592,138 642,210 656,300^ 590,300^ 568,240 540,196'), d.main);
  const shade =
    tone(
      curve('462,100 682,120 682,540 582,540 572,770 512,770 512,400'),
      d.darkShade,
      0.75,
      1,
      right,
    ) +
    tone(curve('392,500 432,480 426,770 392,770 402,620'), d.darkShade, 0.9, 0.7) +
    tone(curve('222,400 262,400 256,520 232,520'), d.darkShade, 0.8, 0.9) +
    tone(curve('542,150 662,200 662,310 592,310'), d.mainShade, 0.4, 1, right) +
    tone(curve('542,260 582,260 592,540 562,770 548,770 562,500'), d.mainShade, 0.7, 1);
  const seam = (p: Outline) => stroke(curve(p, false), d.darkLight, 3, 'opacity="0.9"');
  const knees =
    shape(curve('354,590 402,586 408,640 396,688 360,686 350,640'), d.darkShade) +
    shape(curve('502,586 548,590 552,640 542,688 508,688 496,640'), d.darkShade) +
    stroke(
      `M360 612h40M358 630h44M358 648h44M362 666h36M506 612h38M504 630h42M504 648h42M508 666h34`,
      d.darkLight,
      3,
      'opacity="0.6"',
    );
  out += clip(
    body,
    panels +
      knees +
      shade +
      seam('386,118 360,190 334,252') +
      seam('518,118 544,190 572,250') +
      seam('392,402 452,412 514,402') +
      seam('446,412 448,492') +
      seam('194,470 238,484') +
      seam('612,496 660,490') +
      seam('348,730 414,736') +
      seam('494,736 556,728') +
      stroke(curve('324,150 288,200 260,290', false), d.mainLight, 8) +
      stroke(curve('544,140 586,152 612,190', false), d.mainLight, 5) +
      stroke(curve('368,262 392,340 394,396 376,470', false), d.mainLight, 4) +
      stroke(curve('418,150 408,240 422,330', false), d.darkLight, 7, 'opacity="0.75"'),
  );
  // Collar, with the dark of its inside
  out +=
    shape(curve('400,98^ 422,84 452,80 484,84 506,98^ 492,130 452,146 412,130'), d.dark) +
    stroke(curve('398,100 414,132 452,148 492,132 508,100', false), d.darkLight, 4) +
    shape(curve('410,96 452,86 496,96 452,118'), d.darkShade);
  // Zip pull on its cord
  out +=
    stroke(`M494 90C544 110 536 168 524 216`, d.spark, 6) +
    shape(round(514, 210, 18, 46, 7), d.spark);
  // Hood on the rail

  const hood = curve(`
    808,108 740,128 706,200 714,280 706,326 668,372^ 758,400 878,400 964,362^ 926,318 920,250
    922,190 892,126
  `);
  const face = curve('814,168 766,190 750,250 768,310 812,334 860,312 880,250 864,190');
  out += stroke(`M814 112C788 80 800 56 818 56C838 58 842 84 820 112`, d.spark, 8);
  out +=
    shape(hood, d.dark) +
    clip(
      hood,
      tone(curve('838,110 958,110 968,400 828,404 898,300'), d.darkShade, 1, 1) +
        shape(
          curve('668,372^ 758,400 878,400 964,362^ 968,420 668,420'),
          d.main,
          'transform="translate(0 -18)"',
        ) +
        stroke(`M756 140C720 180 722 250 726 300`, d.darkLight, 7),
    );
  out +=
    shape(face, d.darkShade) +
    stroke(face, d.darkLight, 5) +
    stroke(`M768 216C788 190 848 186 866 222`, d.dark, 12);
  // Boots on the floor
  const boot = (fill: string) => {
    const o = curve(`
      -60,-196^ 44,-200^ 40,-120 46,-60 110,-36 176,-14 186,22 170,34^ -66,36^ -72,-10 -58,-90
    `);
    return (
      shape(o, fill) +
      clip(
        o,
        tone(curve('-80,-60 40,-60 190,0 190,50 -80,50'), d.darkShade, 0.2, 1) +
          shape(curve('-80,-30 -20,-44 -6,40 -80,40'), d.darkShade),
      ) +
      shape(curve('-74,16^ 60,18 186,14 190,40^ 60,46 -76,44^'), d.main) +
      stroke(
        'M-58 32v10M-34 33v10M-10 34v10M14 35v10M38 36v9M62 36v9M86 36v9M110 35v8M134 34v8M158 32v8',
        d.mainShade,
        7,
      ) +
      shape(curve('112,-34 176,-12 186,14 130,14'), d.main) +
      stroke('M2 -196C0 -120 6 -80 -4 -30', d.metal, 6) +
      shape(round(-4, -190, 12, 34, 5), d.spark) +
      stroke('M-46 -186C-44 -120 -52 -80 -56 -40', d.darkLight, 6, 'opacity="0.8"') +
      stroke('M-58 -178L40 -182', d.darkLight, 4, 'opacity="0.8"')
    );
  };
  out += turned(boot(d.darkShade), 886, 684, -3, 0.92) + turned(boot(d.dark), 786, 706, 2, 0.98);
  return out;
}
