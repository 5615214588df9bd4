import { curve, num, type Point } from '../kit/outline.ts';
import { fade, shape } from '../kit/print.ts';
import { specks } from '../kit/spots.ts';
import { mix, paper } from '../palette.ts';
import { HEIGHT, type Hour, lighter, type Stage, WIDTH } from './scene.ts';

/** Sky from its top to the horizon. */
const skies: Record<Hour, readonly [string, string, string]> = {
  dawn: ['#F2B9A0', '#F8D9B8', '#FBEFD8'],
  noon: ['#BFE0DC', '#DDEEE4', '#F6F3E4'],
  gold: ['#E9A25C', '#F3C583', '#F9E6BC'],
  dusk: ['#7A6E8E', '#D98C82', '#F3C6A0'],
  grey: ['#A9B8B6', '#C6D0CA', '#E2E4DA'],
  night: ['#0E2038', '#1B3450', '#34546A'],
};

/** Colour that the hour lays over the water. */
const casts: Record<Hour, readonly [string, number]> = {
  dawn: ['#F2B9A0', 0.08],
  noon: ['#FFFFFF', 0],
  gold: ['#E9A25C', 0.12],
  dusk: ['#5A4E8E', 0.16],
  grey: ['#7E9496', 0.14],
  night: ['#081527', 0.68],
};

export const castOver = (colour: string, hour: Hour) => mix(colour, casts[hour][0], casts[hour][1]);

const wave = (y: number, sway: number, stage: Stage, step = 150): Point[] => {
  const line: Point[] = [];
  for (let x = -60; x <= WIDTH + 60 + step; x += step)
    line.push([x, y + stage.r.between(-sway, sway)]);
  return line;
};

const under = (line: Point[], bottom = HEIGHT + 40) =>
  `${curve(line, false)}L${WIDTH + 760} ${bottom}L-100 ${bottom}Z`;

/** Dots that thin out upwards: how a spatter screen fades one ink into the next. */
function spatter(y: number, high: number, colour: string, stage: Stage) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < 420; i++) {
    const up = r() ** 2.2 * high;
    const s = r.between(1.4, 3.4);
    d += `M${num(r.between(-5, WIDTH))} ${num(y - up)}h${num(s)}v${num(s)}h${num(-s)}Z`;
  }
  return shape(d, colour);
}

/** Water as bands of ink from `top` down. */
export function seaOf(stage: Stage): string {
  const { r, water, surface } = stage;
  const top = surface ?? -20;
  const bands = r.whole(5, 8);
  const tint = (t: number) => {
    const at = t * (water.length - 1);
    const i = Math.min(Math.floor(at), water.length - 2);
    return mix(water[i] ?? paper, water[i + 1] ?? paper, at - i);
  };
  let svg =
    surface === undefined
      ? shape(`M-40 -40H${WIDTH + 40}V${HEIGHT + 40}H-40Z`, tint(0))
      : shape(under(wave(top, 5, stage)), tint(0));
  const each = (HEIGHT - top) / bands;
  for (let i = 1; i < bands; i++) {
    const y = top + each * (i + r.between(-0.16, 0.16));
    const colour = tint(i / (bands - 1));
    svg += spatter(y, each * 0.9, colour, stage) + shape(under(wave(y, 9, stage, 260)), colour);
  }
  return svg + specks(WIDTH, HEIGHT, 26, lighter(water[0] ?? paper, 0.4), r.whole(1, 9999), 2);
}

/** Sunlight that fans down from above the plate. */
export function shafts(stage: Stage, x: number): string {
  const { r, water, surface } = stage;
  const from = surface ?? -30;
  const colour = lighter(water[0] ?? paper, 0.5);
  let out = '';
  const count = r.whole(4, 7);
  for (let i = 0; i < count; i++) {
    const a = (i / (count - 1) - 0.5) * r.between(1, 1.5);
    const half = r.between(14, 42);
    const long = r.between(300, 560);
    const x0 = x + a * 150;
    const x1 = x0 + Math.sin(a) * long;
    const g = fade(colour, r.between(0.25, 0.42), 0);
    out += `${g.defs}<path d="M${num(x0 - half * 0.5)} ${from}L${num(x0 + half * 0.5)} ${from}L${num(x1 + half * 2)} ${num(from + long)}L${num(x1 - half * 2)} ${num(from + long)}Z" fill="${g.fill}"/>`;
  }
  return out;
}

/** The underside of the surface as bright lenses, near the top edge. */
export function shimmer(stage: Stage, deep: number): string {
  const { r, water } = stage;
  let d = '';
  for (let i = 0; i < 46; i++) {
    const y = r() ** 1.8 * deep;
    const x = r.between(-80, WIDTH);
    const long = r.between(60, 260) * (1.15 - (y / deep) * 0.8);
    const thick = r.between(4, 13) * (1.1 - y / deep);
    d += curve([
      [x, y, 1],
      [x + long * 0.5, y - thick * 0.6],
      [x + long, y, 1],
      [x + long * 0.5, y + thick],
    ]);
  }
  return shape(d, lighter(water[0] ?? paper, 0.6), 'opacity="0.85"');
}

/** Sky with sun or moon and a few long clouds, down to the waterline. */
export function skyOf(stage: Stage): string {
  const { r, hour, surface = 0 } = stage;
  const [high, middle, low] = skies[hour];
  const bottom = surface + 30;
  const y1 = surface * r.between(0.28, 0.45);
  const y2 = surface * r.between(0.62, 0.78);
  let svg =
    shape(`M-40 -40H${WIDTH + 40}V${bottom}H-40Z`, high) +
    spatter(y1, y1, middle, stage) +
    shape(under(wave(y1, 5, stage, 300), bottom), middle) +
    spatter(y2, y2 - y1, low, stage) +
    shape(under(wave(y2, 4, stage, 300), bottom), low);
  if (hour !== 'grey') {
    const sun = {
      dawn: '#F6E3B0',
      noon: '#FFF7DC',
      gold: '#FBE3A0',
      dusk: '#F6C27A',
      night: '#E9E6CE',
      grey: low,
    }[hour];
    const size = r.between(26, 50);
    const x = r.between(140, 1060);
    const y = surface * r.between(0.24, 0.6);
    svg += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="${sun}"/>`;
  }
  const cloud = mix(low, paper, hour === 'night' ? 0.1 : 0.6);
  for (let i = r.whole(0, 3); i > 0; i--) {
    const x = r.between(0, 900);
    const y = r.between(0.15, 0.7) * surface;
    const long = r.between(160, 420);
    svg += shape(
      curve([
        [x, y, 1],
        [x + long * 0.3, y - r.between(6, 14)],
        [x + long * 0.6, y - r.between(2, 10)],
        [x + long, y, 1],
        [x + long * 0.5, y + 7],
      ]),
      cloud,
    );
  }
  return svg;
}

/** The line of light where air and water meet. */
export function waterline(stage: Stage): string {
  const { surface } = stage;
  if (surface === undefined) return '';
  const line = wave(surface, 5, stage);
  const lower = wave(surface + 9, 4, stage).reverse();
  return shape(
    `${curve(line, false)}${curve(lower, false).replace('M', 'L')}Z`,
    lighter(stage.water[0] ?? paper, 0.55),
  );
}

/** Deep sites show the darker part of their water. */
export function waterOf(stage: Pick<Stage, 'coast' | 'facts' | 'hour' | 'surface'>): string[] {
  const { coast, facts, hour, surface } = stage;
  const [a, b, c, d] = coast.water;
  const deep = Math.min(1, Math.max(0, (facts.depthMax - 6) / 34));
  const dark = mix(d, '#04141F', 0.35);
  const colours =
    surface === undefined
      ? deep > 0.62
        ? [b, mix(b, c, 0.5), c, d, dark]
        : deep > 0.3
          ? [mix(a, b, 0.6), b, c, mix(c, d, 0.85)]
          : [mix(a, b, 0.15), mix(a, b, 0.7), b, c]
      : deep > 0.5
        ? [mix(a, b, 0.7), b, c, mix(c, d, 0.5), d]
        : deep > 0.2
          ? [mix(a, b, 0.35), b, c, mix(c, d, 0.6)]
          : [mix(a, b, 0.2), mix(a, b, 0.75), b, mix(b, c, 0.8)];
  return colours.map((colour) => castOver(colour, hour));
}
