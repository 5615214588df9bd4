import { fill, line } from './colours.ts';
import type { Layout } from './layout.ts';
import type { Placed } from './life.ts';

/** A diver who swims to the left: the limbs are strokes, the other parts are filled shapes. */
const limbs = [
  // Legs, bent at the knee, and the arm that reaches ahead.
  ['M14 -2L48 4L82 -12', 13],
  ['M12 2L46 14L84 10', 13],
  ['M-42 4L-62 22L-90 20', 9],
] as const;
const body =
  'M-54 -10C-40 -18 -6 -16 18 -8Q24 0 16 9C-8 14 -38 14 -54 8ZM-48 -8A15 15 0 1 1 -78 -8A15 15 0 1 1 -48 -8Z';
const fins = 'M78 -18L92 -6L138 -26L128 -42ZM80 4L88 17L140 22L138 4Z';
const cylinder =
  'M-46 -33Q-46 -36 -42 -36L8 -27Q14 -26 13 -20Q12 -15 6 -16L-42 -23Q-47 -24 -46 -33Z';
const jacket = 'M-44 -16L-14 -15L-16 12L-40 12Z';
const mask = 'M-79 -18H-64V-6H-78Q-81 -12 -79 -18Z';
const mouthpiece = 'M-80 -3H-71V4H-80Z';
const hose = 'M-74 2Q-60 18 -50 0Q-46 -16 -44 -28';
const bubbles = [
  [-84, -22, 3.4],
  [-92, -36, 5],
  [-80, -52, 6.5],
] as const;

export const diverOutline = { path: '', left: -96, right: 140, top: -62, bottom: 26 };

/** Draws a diver with gear, an object of familiar size beside the animals. */
export function drawDiver({ x, y, scale, flip }: Placed, number: Layout['number']): string {
  const edge = limbs
    .map(([d, width]) => `<path ${line('shade', width + 6)} d="${d}"/>`)
    .concat(`<path ${line('shade', 6)} d="${body}${fins}${cylinder}"/>`);
  const flesh = limbs.map(([d, width]) => `<path ${line('animal', width)} d="${d}"/>`);
  const breath = bubbles.map(
    ([cx, cy, r]) => `<circle ${line('animal', 2.4)} cx="${cx}" cy="${cy}" r="${r}"/>`,
  );
  const factor = Math.round(scale * 1000) / 1000;
  return (
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${number(x)} ${number(y)}) scale(${flip ? -factor : factor} ${factor})">` +
    `${edge.join('')}<path ${fill('leaf')} d="${fins}"/>${flesh.join('')}<path ${fill('animal')} d="${body}"/>` +
    `<path ${fill('iron')} d="${jacket}"/><path ${fill('mark')} d="${cylinder}"/>` +
    `<path ${fill('shade')} d="${mask}${mouthpiece}"/><path ${line('shade', 3.4)} d="${hose}"/>${breath.join('')}</g>`
  );
}
