import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, taper, tube } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blush, deep, ink, mix, paper } from '../palette.ts';
import { rhinophore } from './slug-parts.ts';

type Tube = { colour: string; core: string; tip: string };

/** One soft tube of the back with the gut that shows through it; it bends towards its end. */
function ceras(x: number, y: number, reach: [number, number], width: number, t: Tube) {
  const [dx, dy] = reach;
  const line: Point[] = [
    [x, y],
    [x + dx * 0.3, y + dy * 0.5],
    [x + dx * 0.72, y + dy * 0.86],
    [x + dx * 1.15, y + dy],
  ];
  const end: Point[] = [
    [x + dx * 0.72, y + dy * 0.86],
    [x + dx * 0.94, y + dy * 0.95],
    [x + dx * 1.15, y + dy],
  ];
  return (
    shape(taper(line, width, width * 0.4), t.colour) +
    stroke(curve(line.slice(0, 3), false), t.core, width * 0.26) +
    shape(taper(end, width * 0.62, width * 0.3), t.tip)
  );
}

/** Phyllodesmium serratum, serrated phyllodesmium: see-through, covered in long curved tubes, one unbroken white line down the back. */
export const serratedPhyllodesmium = animal(() => {
  const r = random(83);
  const base = mix(blush, paper, 0.34);
  const tone: Tube = { colour: mix(blush, '#E9906F', 0.3), core: '#D9714F', tip: '#FBEDE2' };
  const far: Tube = { colour: mix(blush, deep, 0.1), core: '#C4684C', tip: mix(paper, blush, 0.4) };
  const body = tube([
    [10, 50, 20],
    [60, 30, 44],
    [150, 22, 58],
    [300, 14, 62],
    [460, 16, 54],
    [620, 28, 42],
    [760, 46, 26],
    [880, 62, 14],
    [1000, 68, 4],
  ]);
  const row = (t: Tube, y: number, up: number, from: number, gap: number) => {
    let out = '';
    for (let x = from; x < 810; x += gap) {
      const small = 1 - Math.max(0, (x - 420) / 620) - Math.max(0, (260 - x) / 420);
      out += ceras(
        x + r.between(-8, 8),
        y + (x > 500 ? (x - 500) * 0.1 : 0),
        [r.between(60, 130) * small, -up * small * r.between(0.84, 1.14)],
        42 * (0.4 + small * 0.6),
        t,
      );
    }
    return out;
  };
  const feeler = (d: string, c: string) => shape(taper(d, 24, 7), c);
  return (
    feeler('46,30 -10,-10 -70,-60 -110,-130', mix(base, deep, 0.12)) +
    row(far, -30, 230, 200, 50) +
    rhinophore(120, -20, -22, { length: 150, width: 34 }, { stalk: base, club: blush }) +
    stroke(body, mix(blush, ink, 0.16), 5) +
    modelled(body, { base, light: paper, shade: mix(blush, deep, 0.18) }, '', {
      light: 12,
      shade: 20,
    }) +
    row(tone, 34, 44, 190, 58) +
    row({ ...tone, core: '#E2835F' }, 62, 40, 220, 58) +
    stroke(
      curve('64,2 150,-26 300,-38 460,-30 620,-8 760,24 900,54 980,67', false),
      '#FFFFFF',
      15,
    ) +
    rhinophore(166, -12, -8, { length: 160, width: 36 }, { stalk: base, club: blush }) +
    feeler('40,46 -20,50 -90,40 -150,0', base)
  );
});

/** A clutch of tubes that fans out from one side of the back. */
function fan(at: { x: number; y: number; angle: number }, side: number, size: number, r: Random) {
  const [blue, mauve, gold] = ['#4E7FC4', '#8468BE', '#A9803A'];
  return Array.from({ length: 7 }, (_, i) => {
    const turn = at.angle + side * (Math.PI / 2) + ((i - 3) / 3) * 0.95 + r.between(-0.06, 0.06);
    const long = size * (1 - Math.abs(i - 3) * 0.1) * r.between(0.9, 1.1);
    const bend = turn - side * 0.5;
    const line: Point[] = [
      [at.x, at.y],
      [at.x + Math.cos(turn) * long * 0.55, at.y + Math.sin(turn) * long * 0.55],
      [
        at.x + Math.cos(turn) * long * 0.62 + Math.cos(bend) * long * 0.4,
        at.y + Math.sin(turn) * long * 0.62 + Math.sin(bend) * long * 0.4,
      ],
    ];
    const tip = line.slice(1);
    const colour = i % 3 === 1 ? mauve : blue;
    return (
      shape(taper(line, 21, 9), side < 0 ? mix(colour, ink, 0.16) : colour) +
      shape(taper(tip, 15, 9), i % 2 ? mix(gold, paper, 0.3) : mix(colour, paper, 0.5))
    );
  }).join('');
}

/** Pteraeolidia ianthina, blue dragon: thin and serpentine, blue and mauve tubes in clusters, purple bands on its antennae. */
export const blueDragon = animal(() => {
  const r = random(89);
  const base = '#C9B79A';
  const purple = '#6A3C96';
  const spine = parsePoints(
    '60,20 130,-40 220,-62 310,-20 390,60 480,100 570,70 640,-10 720,-60 800,-40 870,20 930,50 1000,40',
  );
  const steps = along(spine, 15).slice(2, -1);
  const size = (t: number) => 122 * Math.min(1, 0.5 + t * 2.2) * (1.12 - t * 0.72);
  const body = taper(spine, 54, 8);
  const feeler = (line: string) => {
    const points = parsePoints(line);
    const bands = [0.34, 0.62].map((t) => {
      const at = along(points, 41)[Math.round(t * 40)];
      if (!at) return '';
      const [c, s] = [Math.cos(at.angle) * 15, Math.sin(at.angle) * 15];
      return `M${(at.x - c).toFixed(1)} ${(at.y - s).toFixed(1)}L${(at.x + c).toFixed(1)} ${(at.y + s).toFixed(1)}`;
    });
    return shape(taper(points, 24, 9), mix(base, paper, 0.2)) + stroke(bands.join(''), purple, 17);
  };
  return (
    steps.map((at) => fan(at, -1, size(at.t), r)).join('') +
    feeler('90,0 20,-40 -50,-70 -120,-72') +
    feeler('80,30 10,52 -60,44 -120,6') +
    modelled(body, { base, light: mix(base, paper, 0.5), shade: mix(base, ink, 0.3) }, '', {
      light: 8,
      shade: 14,
    }) +
    shape(curve('30,30 40,-8 80,-28 122,-20 120,20 80,46 48,50'), mix(base, paper, 0.2)) +
    steps.map((at) => fan(at, 1, size(at.t), r)).join('') +
    rhinophore(96, -6, -30, { length: 66, width: 24 }, { stalk: base, club: purple }) +
    rhinophore(118, -10, 10, { length: 66, width: 24 }, { stalk: base, club: purple })
  );
});
