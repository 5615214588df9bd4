import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { coral, ink, mix, paper } from '../palette.ts';
import { plume, rhinophore } from './slug-parts.ts';

/** The unfurled skirt in folds, or a line `inset` inside it. */
function skirt(inset: number): Point[] {
  const count = 84;
  return Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const share = Math.max(0, 1 - inset / 150);
    const fold = Math.sin(turn * 11 + 0.8) * (s < 0 ? 34 : 22) * share;
    return [
      500 - c * (486 - inset + fold * 0.6),
      20 - s * ((s < 0 ? 262 : 196) - inset + fold) + Math.sin(turn * 2) * 34 * share,
    ];
  });
}

/** Hexabranchus sanguineus, Spanish dancer: red and mottled, the edge unfurled into a skirt, six separate gill tufts on the back. */
export const spanishDancer = animal(() => {
  const r = random(101);
  const red = '#C22A31';
  const pink = mix(coral, paper, 0.35);
  const deepRed = mix(red, ink, 0.35);
  const edge = skirt(0);
  const inner = skirt(120);
  const folds = inner
    .map((p, i) => {
      const q = edge[i];
      return q && i % 4 === 1
        ? `M${p[0]} ${p[1]}L${p[0] + (q[0] - p[0]) * 0.8} ${p[1] + (q[1] - p[1]) * 0.8}`
        : '';
    })
    .join('');
  const mottle = spots({ x: 90, y: -130, width: 800, height: 300 }, 46, r, () => r.between(5, 15));
  const back = curve(`
    118,20 140,-50 230,-100 360,-128 500,-136 650,-126 780,-94 868,-34 884,30 840,92 730,130 590,146 440,146
    300,130 190,100 130,64
  `);
  const gill = { vane: mix(coral, paper, 0.25), rib: deepRed };
  const tufts: [number, number, number, number][] = [
    [566, -62, -12, 1],
    [690, -76, 0, 1],
    [808, -44, 14, 1],
    [556, 44, -12, 0.95],
    [682, 62, 0, 0.95],
    [800, 48, 14, 0.95],
  ];
  const tuft = ([x, y, lean, k]: [number, number, number, number]) =>
    [-38, 36, -14, 14]
      .map((a) => plume(x, y, lean + a, { length: 88 * k, width: 17 }, gill))
      .join('') +
    shape(
      curve([
        [x - 22, y],
        [x, y - 12],
        [x + 22, y],
        [x, y + 14],
      ]),
      deepRed,
    );
  return (
    modelled(
      curve(edge),
      { base: pink, light: mix(pink, paper, 0.6), shade: mix(red, ink, 0.12) },
      shape(curve(skirt(30)), red) +
        shape(curve(skirt(62)), mix(red, coral, 0.5)) +
        inside(curve(edge), stroke(folds, deepRed, 9, 'opacity="0.6"')),
      { light: 8, shade: 12 },
    ) +
    modelled(
      back,
      { base: red, light: mix(red, paper, 0.35), shade: deepRed },
      shape(mottle, mix(red, paper, 0.42), 'opacity="0.75"'),
      { light: 12, shade: 22 },
    ) +
    rhinophore(
      268,
      -64,
      -10,
      { length: 112, width: 40 },
      { stalk: mix(red, paper, 0.35), club: mix(coral, paper, 0.1) },
    ) +
    rhinophore(
      196,
      52,
      -22,
      { length: 122, width: 44 },
      { stalk: mix(red, paper, 0.35), club: mix(coral, paper, 0.1) },
    ) +
    tufts.map(tuft).join('')
  );
});
