import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { ridge, sandFloor } from '../../kit/ground.ts';
import { box, curve, parsePoints } from '../../kit/outline.ts';
import { clip, tone } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { faded, garden, temperate } from '../../kit/scene/garden.ts';
import { school } from '../../kit/scene/school.ts';
import { ceiling, sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { coral, deep, honey, ink, mix, ochre, paper, reef, sand, shallow } from '../../palette.ts';
import { blue, HEIGHT, WIDTH } from './sheet.ts';

export function exSwan() {
  let out = sea(WIDTH, HEIGHT, blue, 161);
  out +=
    lightShafts({
      x: 1180,
      y: -260,
      reach: 1050,
      count: 6,
      spread: 1.1,
      colour: paper,
      density: 0.34,
      seed: 46,
    }) + ceiling(WIDTH, 50, 44);
  const far = mix(deep, reef, 0.35);
  const hullD = curve('130,424^ 330,446 560,470^ 1470,480^ 1486,540 1470,660^ 300,690^ 230,600');
  out += ridge(HEIGHT, parsePoints('-40,680 700,660 1640,640'), mix(reef, deep, 0.5), {
    seed: 41,
    rough: 8,
  });
  // Upper works, from the gun forward to the flat quarterdeck
  const steel = mix(deep, reef, 0.12);
  const dark = mix(deep, ink, 0.5);
  out +=
    shape(curve('400,460^ 408,414 440,400 500,402 520,420 526,466^'), steel) +
    stroke('M410 424L290 408M410 436L292 422', steel, 9);
  out +=
    shape('M560 476V400H600V340H640V300H760V330H800V476Z', steel) +
    shape('M640 316h26v22h-26ZM676 316h26v22h-26ZM712 316h26v22h-26Z', far) +
    shape('M800 476V396H940V476Z', dark);
  // Lattice mast and radar
  out +=
    stroke(
      'M706 300L724 96M760 302L736 96M712 240H752M716 190H748M720 140H742M706 300L752 240M756 300L712 240M712 240L748 190M752 240L716 190',
      steel,
      7,
    ) +
    shape('M676 94H786V76H676Z', steel) +
    stroke('M664 118H800M730 76V30', steel, 6);
  out +=
    shape(curve('850,400^ 862,300^ 930,292^ 944,400^'), steel) + shape('M860 318h76v20h-78Z', far);
  out +=
    shape('M980 478V410H1120V380H1180V478Z', steel) +
    stroke('M1030 410V270M1000 300H1060M1008 330H1052', steel, 7) +
    shape(curve('1220,478^ 1230,430 1280,420 1300,478^'), dark);
  out +=
    shape(hullD, mix(deep, ink, 0.4)) +
    clip(
      hullD,
      tone(box(100, 420, 1420, 120), far, 0.8, 0) +
        shape(
          curve(`
            130,424^ 330,446 560,470^ 1470,480^ 1480,496^ 560,488^ 330,466 140,448^
          `),
          mix(reef, shallow, 0.25),
        ) +
        shape('M600 540h84v60h-84ZM820 540h90v64h-90ZM1090 546h80v60h-80Z', ink) +
        stroke('M360 470L390 690M700 490V690M1000 490V690M1260 490V690', ink, 4, 'opacity="0.5"'),
    );
  out += stroke('M150 424V380M220 434V392M290 442V402M150 384L300 406', mix(reef, shallow, 0.1), 5);
  out += sandFloor(WIDTH, HEIGHT, 672, {
    colour: mix(sand, reef, 0.45),
    shade: mix(sand, reef, 0.65),
    light: mix(sand, shallow, 0.4),
    seed: 48,
    ripples: 9,
  });
  out +=
    garden(
      (x) => (x < 560 ? 430 + (x - 130) * 0.1 : 478),
      170,
      390,
      4,
      40,
      51,
      faded(temperate, deep, 0.15),
      mix(deep, reef, 0.4),
    ) +
    garden(() => 478, 1190, 1460, 5, 44, 52, faded(temperate, deep, 0.15), mix(deep, reef, 0.4)) +
    garden(
      (x) => 702 + (x - 300) * 0.03,
      236,
      440,
      5,
      48,
      54,
      faded(temperate, deep, 0.25),
      mix(sand, deep, 0.62),
    ) +
    garden(() => 722, 690, 820, 3, 40, 57, faded(temperate, deep, 0.25), mix(sand, deep, 0.62));
  out += school(1130, 250, 260, 70, 90, 22, mix(deep, reef, 0.2), 55, 186, shallow);
  out +=
    diver(420, 230, 270, 8, { flip: true, fin: honey, trim: ochre }) +
    bubbles(404, 210, 180, 14, 5) +
    diver(250, 330, 200, 4, { flip: true, fin: coral }) +
    bubbles(240, 318, 270, 16, 8);
  return out + specks(WIDTH, HEIGHT, 70, paper, 12, 2.2);
}
