import { honey, ink, mix, paper, reef, sand, shallow } from '../../palette.ts';
import { curve, polygon } from '../outline.ts';
import { disc } from '../plate.ts';
import { shape, stroke } from '../print.ts';

/** A dive boat from the side, its waterline at `y`; about 500 units long before scaling. It looks left. */
export function diveBoat(
  x: number,
  y: number,
  length: number,
  options: {
    flip?: boolean;
    hull?: string;
    shade?: string;
    top?: string;
    dark?: string;
    flag?: boolean;
    under?: string;
  } = {},
) {
  const {
    flip,
    hull = paper,
    shade = mix(sand, reef, 0.35),
    top = reef,
    dark = ink,
    flag = true,
    under,
  } = options;
  let out = '';
  if (under)
    out +=
      shape(curve('-236,-6^ 240,-6^ 236,26 180,44 0,52 -150,34 -214,14'), under) +
      shape(polygon('196,30 226,30 232,74 212,74'), under) +
      shape(disc(224, 78, 8, 26), under);
  out +=
    shape(curve('-262,-62^ -232,-4^ 240,-4^ 246,-54^ 120,-50 -60,-54 -170,-62'), hull) +
    shape(polygon('-244,-26 -232,0 240,0 243,-24'), top) +
    shape(
      curve(`
        -262,-62^ -170,-62 -60,-54 120,-50 246,-54^ 245,-44^ 120,-40 -60,-44 -170,-50 -257,-50^
      `),
      shade,
    );
  out +=
    shape(curve('-150,-60^ -116,-132^ 40,-136^ 44,-52^'), hull) +
    shape(polygon('-126,-78 -104,-122 -62,-124 -62,-78'), dark) +
    shape(polygon('-50,-78 -50,-124 -4,-126 -4,-78'), dark) +
    shape(polygon('8,-78 8,-126 32,-126 32,-78'), dark) +
    shape(polygon('4,-56 44,-54 40,-134 20,-134'), shade, 'opacity="0.55"');
  out +=
    shape(polygon('-130,-146 -112,-158 214,-158 220,-146'), top) +
    stroke('M210 -148V-54M130 -148V-52', dark, 5);
  for (let i = 0; i < 5; i++)
    out += shape(
      `M${70 + i * 24} -52v-34q8 -12 16 0v34Z`,
      i % 2 ? mix(shallow, paper, 0.3) : honey,
    );
  out += stroke('M-250 -64L-246 -96L-160 -92M-205 -63V-94', dark, 3);
  out += stroke('M-60 -158V-250', dark, 5);
  // Code flag A: a diver is down
  if (flag)
    out += flip
      ? `<g transform="translate(-60 0) scale(-1 1) translate(60 0)">${diverFlag}</g>`
      : diverFlag;
  const k = length / 500;
  return `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">${out}</g>`;
}

const diverFlag =
  shape('M-58 -248H-30V-206H-58Z', paper) + shape('M-30 -248H10L-8 -227L10 -206H-30Z', '#0B4F94');

/** A boat's hull seen from beneath, against the light. */
export function hullBelow(
  x: number,
  y: number,
  length: number,
  colour: string,
  light: string,
  angle = 0,
) {
  const out =
    shape(
      curve(`
        -500,0 -380,-84 -160,-128 120,-132 440,-112^ 452,0 440,112^ 120,132 -160,128 -380,84
      `),
      colour,
    ) +
    shape(curve('-480,0 -200,-14 430,-12^ 430,12^ -200,14'), light) +
    shape(rectangle(440, -60, 44, 40), colour) +
    shape(rectangle(440, 24, 44, 40), colour) +
    stroke('M-420 -40C-300 -92 -100 -106 120 -108', light, 8, 'opacity="0.6"');
  const k = length / 1000;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${k})">${out}</g>`;
}

const rectangle = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
