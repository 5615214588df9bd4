import { ribbed } from '../kit/hose.ts';
import { curve, type Point, parsePairs, parsePoints, polygon } from '../kit/outline.ts';
import { clip, disc, right, round, tone, turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import type { GearTheme } from './theme.ts';

const dring = (theme: GearTheme, x: number, y: number, angle = 0) =>
  turned(
    stroke('M-20 0H20C22 34 -22 34 -20 0Z', theme.metalShade, 9) +
      stroke('M-20 0H20C22 34 -22 34 -20 0Z', theme.metal, 5) +
      shape(round(-24, -14, 48, 16, 4), theme.darkShade),
    x,
    y,
    angle,
  );

const mirrored = (s: number, p: Point[]) =>
  curve(p.map(([x, y, c]) => [600 + s * x, y, c ?? 0] as Point));

/** Cylinder behind, with its valve. */
function cylinder(theme: GearTheme) {
  let out = shape(
    curve('526,330^ 526,120 538,84 576,66^ 624,66^ 662,84 674,120 674,330^'),
    theme.metal,
  );
  out += tone(
    curve('606,66^ 630,68 664,86 676,120 676,330^ 630,330^ 630,140'),
    theme.metalShade,
    0.8,
    0.9,
    right,
  );
  out += shape(round(542, 110, 14, 100, 7), theme.metalLight);
  out +=
    shape(round(578, 26, 44, 46, 6), theme.metalShade) +
    shape(round(582, 26, 14, 44, 4), theme.metal) +
    shape(round(620, 30, 34, 22, 5), theme.metalShade) +
    shape(round(650, 20, 34, 42, 9), theme.dark) +
    stroke(`M660 24v34M672 24v34`, theme.darkLight, 3);
  return out;
}

/** Back pad and the band that holds the cylinder. */
function backPad(theme: GearTheme) {
  let out = shape(
    curve('480,190 600,168 724,190 750,330 750,620 600,660 450,620 454,330'),
    theme.darkShade,
  );
  out +=
    shape(curve('530,240 600,226 672,240 666,420 600,560 538,420'), theme.dark) +
    stroke(
      `M542 262H660M544 290H658M546 318H656M550 346H654M552 374H650`,
      theme.darkLight,
      3,
      'opacity="0.45"',
    );
  out +=
    shape(curve('516,172^ 600,186 684,172^ 684,204^ 600,218 516,204^'), theme.dark) +
    shape(round(566, 174, 62, 44, 8), theme.spark) +
    shape(round(566, 196, 62, 22, 8), theme.sparkShade) +
    stroke(`M520 178C560 190 640 190 680 178`, theme.darkLight, 3);
  return out;
}

/** Bladder and pocket. */
function bladderAndPocket(s: number, theme: GearTheme, far: boolean) {
  let out = '';
  const lobe = mirrored(
    s,
    parsePoints(`
      76,346^ 190,340^ 222,378 296,424 342,520 338,640 286,706 180,724 76,706 30,664 34,580 66,500
      98,420
    `),
  );
  out += shape(lobe, theme.main);
  out += clip(
    lobe,
    (far
      ? tone(mirrored(s, parsePoints('60,560 350,600 350,740 20,740')), theme.mainShade, 0.1, 0.95)
      : tone(
          mirrored(s, parsePoints('210,340 360,420 360,740 60,740 260,640')),
          theme.mainShade,
          0.7,
          1,
          right,
        )) +
      shape(
        mirrored(
          s,
          parsePoints('86,350^ 108,430 80,512 50,590 48,660 90,704 70,730 10,720 10,500'),
        ),
        theme.mainShade,
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
        far ? theme.mainLight : theme.main,
        7,
      ),
  );
  const pocket = mirrored(
    s,
    parsePoints('100,556^ 318,536^ 322,640 272,694 180,708 96,692 84,620'),
  );
  out +=
    shape(pocket, theme.dark) +
    clip(
      pocket,
      tone(mirrored(s, parsePoints('90,600 330,600 330,720 90,720')), theme.darkShade, 0.1, 1),
    ) +
    stroke(
      curve(
        [
          [600 + s * 104, 566],
          [600 + s * 208, 562],
          [600 + s * 314, 546],
        ],
        false,
      ),
      theme.metalShade,
      5,
    );
  out += shape(round(600 + s * 290 - 8, 546, 16, 44, 6), theme.spark);
  // Handle of the weight pocket
  out += turned(
    shape(round(-62, -26, 124, 54, 16), theme.darkShade) +
      shape(round(-50, -16, 100, 32, 14), theme.spark) +
      shape(round(-50, 2, 100, 14, 7), theme.sparkShade) +
      stroke('M-30 -2H30', theme.sparkShade, 4),
    600 + s * 188,
    640,
    s * -5,
  );
  return out;
}

/** Shoulder. */
function shoulderStrap(s: number, theme: GearTheme, far: boolean) {
  let out = '';
  const strap = mirrored(
    s,
    parsePoints('20,152^ 80,148 138,176 176,240 192,330^ 96,336^ 88,262 58,216 16,200^'),
  );
  out +=
    shape(strap, theme.dark) +
    clip(
      strap,
      (far
        ? ''
        : tone(
            mirrored(s, parsePoints('100,150 220,200 220,340 150,340 150,240')),
            theme.darkShade,
            0.8,
            1,
          )) +
        shape(
          mirrored(s, parsePoints('60,160 110,180 150,250 164,340 140,340 122,252 86,196')),
          theme.main,
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
          theme.darkLight,
          4,
        ),
    );
  out += dring(theme, 600 + s * 144, 258, s * -14);
  return out;
}

/** Webbing, buckle and its tail. */
function webbing(s: number, theme: GearTheme) {
  let out = shape(
    polygon([
      [600 + s * 122, 320],
      [600 + s * 166, 318],
      [600 + s * 182, 420],
      [600 + s * 138, 424],
    ]),
    theme.darkShade,
  );
  out += turned(
    shape(round(-40, -34, 80, 68, 14), theme.dark) +
      shape(round(-26, -48, 52, 34, 8), theme.darkShade) +
      shape(round(-22, -10, 44, 26, 6), theme.darkLight) +
      stroke('M-34 -24H34', theme.darkLight, 4),
    600 + s * 147,
    352,
    s * -8,
  );
  out +=
    shape(
      mirrored(s, parsePoints('124,380^ 146,378^ 140,440 152,486^ 126,490^ 114,440')),
      theme.darkShade,
    ) + dring(theme, 600 + s * 262, 458, s * -28);
  return out;
}

/** Chest strap, waist buckle, and the dump on the diver's right shoulder. */
function bucklesAndDump(theme: GearTheme) {
  let out =
    stroke(`M470 296C540 318 660 318 732 296`, theme.darkShade, 22) +
    stroke(`M470 292C540 314 660 314 732 292`, theme.darkLight, 3) +
    shape(round(556, 288, 84, 46, 12), theme.dark) +
    shape(round(584, 296, 28, 30, 6), theme.spark) +
    stroke(`M564 296v30M630 296v30`, theme.darkLight, 4);
  // Waist buckle
  out +=
    shape(round(534, 562, 126, 74, 16), theme.dark) +
    shape(round(578, 572, 44, 54, 8), theme.main) +
    shape(round(578, 600, 44, 26, 8), theme.mainShade) +
    stroke(
      `M544 572h24M630 572h20M548 586v34M558 586v34M636 586v34M646 586v34`,
      theme.darkLight,
      4,
    );
  // Dump on the diver's right shoulder
  out +=
    shape(disc(496, 186, 30), theme.darkShade) +
    shape(disc(494, 182, 22), theme.main) +
    stroke(`M482 174a16 16 0 0 1 18 -8`, theme.mainLight, 4) +
    stroke(`M494 206C488 240 508 250 502 276`, theme.spark, 5) +
    shape(disc(502, 284, 11), theme.spark);
  return out;
}

/** Inflator on the left one. */
function inflator(theme: GearTheme) {
  let out = '';
  const tube: [number, number][] = parsePairs('692,176 850,190 868,330 836,486');
  out += shape(disc(692, 178, 34), theme.darkShade);
  out += ribbed(tube, 50, theme.dark, theme.darkShade, theme.darkLight, 23);
  out += turned(
    shape(curve('-30,-34^ 30,-34^ 34,40 30,96 0,112 -30,96 -34,40'), theme.dark) +
      tone(curve('6,-34 32,-34 36,40 30,100 0,112'), theme.darkShade, 0.8, 1) +
      shape(disc(-2, 12, 17), theme.spark) +
      shape(disc(-2, 62, 17), theme.metal) +
      shape(round(-64, 38, 40, 26, 8), theme.metalShade) +
      shape(round(-60, 40, 30, 8, 4), theme.metalLight) +
      stroke('M-22 -24v50', theme.darkLight, 5) +
      shape(curve('-16,108 16,108 26,128 -4,138 -28,124'), theme.darkShade),
    832,
    496,
    10,
  );
  return out;
}

/** A buoyancy jacket on its cylinder. */
export function bcd(theme: GearTheme): string {
  let out = cylinder(theme);
  out += backPad(theme);
  // Cummerbund
  out +=
    shape(curve('350,528^ 600,556 850,528^ 856,604^ 600,632 344,604^'), theme.dark) +
    stroke(`M480 600C540 618 660 618 720 600`, theme.darkLight, 3, 'opacity="0.6"');
  for (const s of [-1, 1]) {
    const far = s === -1;
    out += bladderAndPocket(s, theme, far);
    out += shoulderStrap(s, theme, far);
    out += webbing(s, theme);
  }
  out += bucklesAndDump(theme);
  out += inflator(theme);
  return out;
}
