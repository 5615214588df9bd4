import { curve, type Outline } from '../kit/outline.ts';
import { clip, right, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

function panelsAndSeams(theme: GearTheme, body: string) {
  let out = '';
  const panels =
    shape(
      curve(`
        334,250^ 362,250 386,330 390,400 368,500 360,620 368,770^ 302,770^ 302,540 342,388
      `),
      theme.main,
    ) +
    shape(
      curve(`
        574,248^ 544,250 520,330 516,400 538,500 544,620 540,770^ 612,770^ 602,540 562,388
      `),
      theme.main,
    ) +
    shape(curve('386,118^ 312,138 262,210 238,300^ 316,300^ 336,240 364,196'), theme.main) +
    shape(curve('518,118^ 592,138 642,210 656,300^ 590,300^ 568,240 540,196'), theme.main);
  const shade =
    tone(
      curve('462,100 682,120 682,540 582,540 572,770 512,770 512,400'),
      theme.darkShade,
      0.75,
      1,
      right,
    ) +
    tone(curve('392,500 432,480 426,770 392,770 402,620'), theme.darkShade, 0.9, 0.7) +
    tone(curve('222,400 262,400 256,520 232,520'), theme.darkShade, 0.8, 0.9) +
    tone(curve('542,150 662,200 662,310 592,310'), theme.mainShade, 0.4, 1, right) +
    tone(curve('542,260 582,260 592,540 562,770 548,770 562,500'), theme.mainShade, 0.7, 1);
  const seam = (p: Outline) => stroke(curve(p, false), theme.darkLight, 3, 'opacity="0.9"');
  const knees =
    shape(curve('354,590 402,586 408,640 396,688 360,686 350,640'), theme.darkShade) +
    shape(curve('502,586 548,590 552,640 542,688 508,688 496,640'), theme.darkShade) +
    stroke(
      `M360 612h40M358 630h44M358 648h44M362 666h36M506 612h38M504 630h42M504 648h42M508 666h34`,
      theme.darkLight,
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
      stroke(curve('324,150 288,200 260,290', false), theme.mainLight, 8) +
      stroke(curve('544,140 586,152 612,190', false), theme.mainLight, 5) +
      stroke(curve('368,262 392,340 394,396 376,470', false), theme.mainLight, 4) +
      stroke(curve('418,150 408,240 422,330', false), theme.darkLight, 7, 'opacity="0.75"'),
  );
  return out;
}

/** Collar, with the dark of its inside. */
function collar(theme: GearTheme) {
  let out =
    shape(curve('400,98^ 422,84 452,80 484,84 506,98^ 492,130 452,146 412,130'), theme.dark) +
    stroke(curve('398,100 414,132 452,148 492,132 508,100', false), theme.darkLight, 4) +
    shape(curve('410,96 452,86 496,96 452,118'), theme.darkShade);
  // Zip pull on its cord
  out +=
    stroke(`M494 90C544 110 536 168 524 216`, theme.spark, 6) +
    shape(round(514, 210, 18, 46, 7), theme.spark);
  return out;
}

/** Hood on the rail. */
function hood(theme: GearTheme) {
  let out = '';
  const hood = curve(`
    808,108 740,128 706,200 714,280 706,326 668,372^ 758,400 878,400 964,362^ 926,318 920,250
    922,190 892,126
  `);
  const face = curve('814,168 766,190 750,250 768,310 812,334 860,312 880,250 864,190');
  out += stroke(`M814 112C788 80 800 56 818 56C838 58 842 84 820 112`, theme.spark, 8);
  out +=
    shape(hood, theme.dark) +
    clip(
      hood,
      tone(curve('838,110 958,110 968,400 828,404 898,300'), theme.darkShade, 1, 1) +
        shape(
          curve('668,372^ 758,400 878,400 964,362^ 968,420 668,420'),
          theme.main,
          'transform="translate(0 -18)"',
        ) +
        stroke(`M756 140C720 180 722 250 726 300`, theme.darkLight, 7),
    );
  out +=
    shape(face, theme.darkShade) +
    stroke(face, theme.darkLight, 5) +
    stroke(`M768 216C788 190 848 186 866 222`, theme.dark, 12);
  return out;
}

/** Boots on the floor. */
function boots(theme: GearTheme) {
  let out = '';
  const boot = (fill: string) => {
    const o = curve(`
      -60,-196^ 44,-200^ 40,-120 46,-60 110,-36 176,-14 186,22 170,34^ -66,36^ -72,-10 -58,-90
    `);
    return (
      shape(o, fill) +
      clip(
        o,
        tone(curve('-80,-60 40,-60 190,0 190,50 -80,50'), theme.darkShade, 0.2, 1) +
          shape(curve('-80,-30 -20,-44 -6,40 -80,40'), theme.darkShade),
      ) +
      shape(curve('-74,16^ 60,18 186,14 190,40^ 60,46 -76,44^'), theme.main) +
      stroke(
        'M-58 32v10M-34 33v10M-10 34v10M14 35v10M38 36v9M62 36v9M86 36v9M110 35v8M134 34v8M158 32v8',
        theme.mainShade,
        7,
      ) +
      shape(curve('112,-34 176,-12 186,14 130,14'), theme.main) +
      stroke('M2 -196C0 -120 6 -80 -4 -30', theme.metal, 6) +
      shape(round(-4, -190, 12, 34, 5), theme.spark) +
      stroke('M-46 -186C-44 -120 -52 -80 -56 -40', theme.darkLight, 6, 'opacity="0.8"') +
      stroke('M-58 -178L40 -182', theme.darkLight, 4, 'opacity="0.8"')
    );
  };
  out +=
    turned(boot(theme.darkShade), 886, 684, -3, 0.92) + turned(boot(theme.dark), 786, 706, 2, 0.98);
  return out;
}

/** A wetsuit on its hanger, with hood and boots. */
export function wetsuit(theme: GearTheme): string {
  // A touch of slump: the near arm hangs straighter than the far one.
  const body = curve(`
    400,96^ 386,122 314,142 276,196 246,300 216,384 190,492^ 238,508^ 276,414 306,330 330,252^
    340,330 348,388 328,466 324,540 340,620 344,690 358,756^ 412,760^ 418,680 422,620 446,492^
    478,618 484,690 496,762^ 550,752^ 562,680 564,612 578,536 576,462 554,388 562,326 576,248^
    592,336 600,420 610,520^ 660,514^ 658,396 648,290 624,190 586,140 518,122 506,96^ 452,108
  `);
  // Rail and hanger
  let out = stroke('M-160 62H1300', theme.line, 12) + stroke('M-160 58H1300', theme.darkLight, 3);
  out += stroke(
    `M454 118C452 96 454 84 456 74C432 76 428 46 452 42C466 42 472 50 474 58`,
    theme.metalShade,
    9,
  );
  out += shape(body, theme.dark);
  out += panelsAndSeams(theme, body);
  out += collar(theme);
  out += hood(theme);
  out += boots(theme);
  return out;
}
