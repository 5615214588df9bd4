import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, honey, ink, kelp, mix, ochre, paper, rust, sand } from '../palette.ts';

const red = mix('#B8301F', coral, 0.25);
const dark = mix(red, ink, 0.42);
const cream = mix(sand, honey, 0.2);

const smooth = (line: string): Point[] =>
  along(parsePoints(line), 16).map(({ x, y }): Point => [x, y]);

/** A leg with hair along it. */
function leg(line: string, from: number, to: number, colour: string, seed: number) {
  const r = random(seed);
  const hairs = along(parsePoints(line), 30)
    .slice(4)
    .map(({ x, y, angle, t }) => {
      const half = (from + (to - from) * t) / 2;
      const side = r.chance(0.5) ? 1 : -1;
      const [px, py] = [
        x - Math.sin(angle) * half * side * 0.8,
        y + Math.cos(angle) * half * side * 0.8,
      ];
      const a = angle + side * r.between(0.6, 1.1);
      const long = r.between(14, 24);
      return `M${px.toFixed(1)} ${py.toFixed(1)}l${(Math.cos(a) * long).toFixed(1)} ${(Math.sin(a) * long).toFixed(1)}`;
    })
    .join('');
  return stroke(hairs, mix(colour, honey, 0.45), 4) + shape(taper(smooth(line), from, to), colour);
}

function turban() {
  const base = mix(sand, ochre, 0.42);
  const shade = mix(base, ink, 0.42);
  const outline =
    '420,-60 450,-190 540,-280 650,-316 750,-322 800,-372 872,-398 910,-442 950,-476^ 984,-436 990,-390 1014,-352 1018,-306 1042,-250 1046,-120 1014,10 930,110 800,164 640,170 500,140 420,60';
  const d = curve(outline);
  const band = (o: string, colour: string) => shape(curve(o), colour);
  return (
    modelled(
      d,
      { base, light: mix(base, paper, 0.6), shade },
      band(
        '700,-300 760,-200 790,-60 770,90 720,180 660,180 720,60 730,-80 700,-210 640,-310',
        mix(base, rust, 0.35),
      ) +
        band(
          '540,-290 620,-180 640,-40 620,90 570,170 520,160 570,60 580,-60 550,-180 490,-260',
          mix(base, rust, 0.35),
        ) +
        band(
          '850,-180 900,-100 910,10 880,120 830,160 860,20 856,-80 820,-180',
          mix(base, rust, 0.35),
        ) +
        stroke(curve('744,-324 810,-270 910,-250 1034,-282', false), shade, 12) +
        stroke(curve('866,-398 900,-364 940,-354 1002,-374', false), shade, 9) +
        shape(
          [disc(900, 60, 30, 18), disc(930, 30, 16, 12), disc(560, -250, 24, 14)].join(''),
          mix(kelp, base, 0.3),
        ),
      { light: 16, shade: 46 },
    ) +
    inside(
      d,
      stroke(curve('470,-20 520,-170 620,-250', false), mix(base, paper, 0.6), 8, 'opacity="0.6"'),
    )
  );
}

/** A broad claw, its tips cream. */
function claw(outline: string, tips: [string, string], colour: string) {
  const d = curve(outline);
  return modelled(
    d,
    { base: colour, light: mix(colour, honey, 0.4), shade: dark },
    tips.map((tip) => shape(curve(tip), cream)).join(''),
    { light: 9, shade: 20 },
  );
}

/** Paguristes frontalis in a turban shell: red, the tips of its claws cream, legs with hair. */
export const southernHermitCrab = animal(() => {
  const feeler = (o: string) => stroke(curve(o, false), mix(red, ink, 0.15), 7);
  const eye = (line: string, x: number, y: number) =>
    shape(taper(smooth(line), 20, 17), mix(red, paper, 0.35)) +
    shape(disc(x, y, 17, 20), ink) +
    shape(disc(x - 5, y - 7, 5), paper);
  const grains = parsePoints('206,20 236,40 266,60 222,64 250,84 290,84 190,44 276,36');
  return (
    leg('470,40 420,-60 310,-50 240,40 190,150', 50, 14, dark, 4) +
    turban() +
    shape(curve('410,-80 470,-110 520,-60 540,40 500,120 440,130 400,60'), mix(ink, rust, 0.35)) +
    feeler('380,-70 300,-160 180,-210 40,-220') +
    feeler('380,-66 290,-120 170,-130 60,-90') +
    leg('500,90 540,150 500,200 400,214 330,236', 52, 14, mix(red, dark, 0.35), 5) +
    leg('480,100 450,160 350,170 250,190 170,238', 52, 14, red, 6) +
    eye('400,-30 376,-90 366,-124', 364, -132) +
    modelled(
      curve('360,-30 400,-66 460,-60 500,0 490,80 430,110 370,90 350,30'),
      { base: red, light: mix(red, honey, 0.35), shade: dark },
      '',
      { light: 9, shade: 20 },
    ) +
    eye('376,-20 336,-70 318,-104', 316, -112) +
    shape(taper(smooth('420,40 360,10 300,10'), 80, 70), mix(red, dark, 0.3)) +
    claw(
      '330,-30 270,-50 200,-36 150,10 124,56^ 160,54 180,40 170,80 150,110^ 210,112 280,110 330,84 350,30',
      ['150,10 124,56 166,54 190,24 176,-6', '186,70 150,118 200,118 214,90'],
      red,
    ) +
    shape(grains.map(([x, y]) => disc(x, y, 7)).join(''), mix(red, honey, 0.45)) +
    claw(
      '390,60 330,66 280,100 256,146^ 290,142 302,150 286,184^ 340,176 400,140 420,100',
      ['284,96 250,150 292,144 312,112', '306,150 280,190 330,182 330,158'],
      mix(red, dark, 0.2),
    )
  );
});
