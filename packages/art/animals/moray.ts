import { animal, modelled } from '../kit/fish.ts';
import { curve, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot, spots } from '../kit/spots.ts';
import { honey, ink, kelp, mix, paper } from '../palette.ts';

/** A green moray on the move: no fins at its sides, one long fin from the neck around the tail. */
export const moray = animal(() => {
  const base = mix(kelp, '#4E8A4A', 0.45);
  const shade = mix(base, ink, 0.5);
  const spine: [number, number, number][] = [
    [130, -70, 58],
    [220, -70, 64],
    [320, -40, 62],
    [420, 10, 58],
    [520, 40, 54],
    [620, 34, 48],
    [720, 0, 40],
    [810, -20, 32],
    [900, -6, 22],
    [1000, 30, 6],
  ];
  const fin = tube(spine.slice(1).map(([x, y, half]) => [x + 6, y - 18, half + 6]));
  return (
    shape(fin, shade) +
    modelled(tube(spine), { base, light: mix(base, honey, 0.5), shade }, '', {
      light: 14,
      shade: 34,
    }) +
    modelled(
      curve(
        '0,-78^ 30,-112 80,-134 150,-140 210,-124 226,-70 196,-20 120,-6 50,0 22,-10 56,-32 112,-44^ 50,-48 8,-56',
      ),
      { base, light: mix(base, honey, 0.5), shade },
      '',
      { light: 12, shade: 18 },
    ) +
    shape(curve('14,-58^ 60,-50 114,-44 56,-30 30,-20^ 50,-38'), mix('#E88A7A', paper, 0.2)) +
    stroke('M192 -62Q206 -46 198 -30', shade, 10) +
    shape(disc(84, -100, 13), honey) +
    shape(disc(82, -100, 7), ink)
  );
});

/** A giant moray leaves its hole: heavy behind the eyes, speckled like a leopard, a black blotch at the gill. */
export const giantMoray = animal(() => {
  const base = mix('#7A5A38', kelp, 0.25);
  const shade = mix(base, ink, 0.5);
  const light = mix(base, honey, 0.4);
  const r = random(67);
  const spine: [number, number, number][] = [
    [150, -76, 84],
    [240, -60, 96],
    [340, -20, 94],
    [440, 34, 86],
    [540, 62, 78],
    [640, 50, 68],
    [740, 10, 56],
    [830, -14, 42],
    [920, -2, 28],
    [1000, 34, 8],
  ];
  const fin = tube(
    spine.slice(1).map(([x, y, half], n) => [x + 6, y - 22 + n * 2.4, half + (n === 8 ? 0 : 8)]),
  );
  const body = tube(spine);
  const coat = spots({ x: 60, y: -260, width: 960, height: 500 }, 46, r, (x) => (x < 240 ? 9 : 15));
  const head = curve(
    '0,-84^ 26,-124 70,-150 130,-178 210,-176 262,-120 250,-30 190,22 110,22 54,18 26,6^ 64,-24 124,-42^ 56,-48 8,-58',
  );
  return (
    shape(fin, mix(shade, base, 0.3)) +
    modelled(body, { base, light, shade }, shape(coat, mix(ink, base, 0.24)), {
      light: 14,
      shade: 40,
    }) +
    modelled(head, { base, light, shade }, shape(coat, mix(ink, base, 0.24)), {
      light: 12,
      shade: 18,
    }) +
    shape(curve('14,-64^ 64,-54 126,-42 66,-24 34,-6^ 46,-34'), mix('#C9877A', paper, 0.25)) +
    shape(
      'M30 -60l5 13l7 -11zM52 -56l5 12l7 -10zM78 -50l4 10l7 -8zM40 -8l4 -13l7 9zM62 -18l3 -11l7 8z',
      paper,
    ) +
    shape(blot(246, -36, 34, r, 1.25), mix(ink, base, 0.08)) +
    shape(disc(92, -116, 14), mix(honey, paper, 0.3)) +
    shape(disc(90, -116, 8), ink) +
    stroke('M14 -94L-8 -108M42 -134L34 -152', shade, 8)
  );
});
