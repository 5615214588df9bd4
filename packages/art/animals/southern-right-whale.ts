import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { deep, ink, mix, paper, sand } from '../palette.ts';
import { flukes } from './whale-parts.ts';

const base = mix(mix('#2B3338', deep, 0.25), ink, 0.3);
const shade = mix(base, ink, 0.65);
const light = mix(base, paper, 0.24);

/** Rough patches of pale skin: the bonnet on the snout, above the eye, along the lip and on the chin. */
function callosities() {
  const r = random(91);
  const patches = [
    '0,-30 6,-54 32,-72 60,-74 66,-60 46,-46 24,-36 14,-22',
    '84,-88 104,-96 120,-92 112,-80 92,-78',
    '134,-104 156,-110 170,-104 158,-94 138,-94',
    '166,-30 186,-40 206,-34 204,-22 182,-20',
    '14,36 36,52 52,70 44,80 22,66 8,46',
    '62,82 84,94 100,104 88,110 68,98',
    '76,30 96,32 104,40 88,44 74,38',
  ];
  const bumps = [
    [18, -48],
    [38, -62],
    [54, -66],
    [102, -88],
    [152, -102],
    [186, -30],
    [32, 62],
    [82, 98],
  ]
    .map(([x = 0, y = 0]) => blot(x, y, r.between(4, 6), r))
    .join('');
  return (
    shape(patches.map((o) => curve(o)).join(''), mix(sand, paper, 0.3)) +
    shape(bumps, mix(sand, ink, 0.35))
  );
}

/** Eubalaena australis: broad and black, pale callosities on a head with a high-arched mouth, no fin on the back, paddles. */
export const southernRightWhale = animal(() => {
  const body = curve(`
    2,-22 16,-52 60,-76 120,-96 180,-116 216,-126 240,-122 270,-124 350,-144 450,-150 550,-138 650,-108 740,-70
    820,-36 890,-14 920,-8 920,14 880,20 800,42 710,78 610,116 510,144 400,156 300,150 210,140 130,124 70,98
    28,62 4,26 8,4
  `);
  return (
    shape(curve('350,112^ 360,160 390,204 430,226 452,220 458,196 440,160 426,112^'), shade) +
    flukes({
      x: 890,
      y: 0,
      base,
      shade,
      size: 1.12,
      half: '0,13^ 20,34 46,82 78,136 114,180^ 120,134 122,88 114,44 94,12',
    }) +
    modelled(
      body,
      { base, light, shade },
      shape(curve('420,150 470,120 520,124 566,110 580,170 430,190'), mix(paper, sand, 0.3)),
      { light: 11, shade: 24 },
    ) +
    // The lower lip stands high, and the mouth arches over it down to the eye.
    stroke(curve('6,-14 50,-44 110,-62 164,-52 196,-14 206,26', false), shade, 9) +
    stroke(curve('8,-8 52,-37 110,-54 160,-44 188,-10', false), light, 4) +
    stroke(curve('216,-108 230,-105 246,-110', false), shade, 7) +
    callosities() +
    shape(disc(224, 18, 12, 9), light) +
    shape(disc(224, 19, 7.5, 6), ink) +
    shape(
      curve(
        '272,70^ 250,120 232,180 226,232 240,262 268,274 308,262 344,226 366,180 372,130 356,78^',
      ),
      mix(base, light, 0.16),
    ) +
    stroke(curve('268,84 250,128 235,184 230,230 242,256', false), light, 9) +
    stroke(
      'M262 254Q276 200 296 150M290 258Q306 206 318 156M320 240Q332 200 336 160',
      mix(base, shade, 0.7),
      6,
    )
  );
});
