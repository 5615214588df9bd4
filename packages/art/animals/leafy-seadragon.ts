import { nth } from '../kit/list.ts';
import { curve, num, type Point, parseTriples, tube } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { abyss, honey, ink, kelp, mix, paper, sand } from '../palette.ts';
import { spray } from './leafy-spray.ts';
import { fineSpine, off, type SeadragonOptions, type SpinePoint } from './seadragon-spine.ts';

/** The middle line from snout to tail tip, with half the body's height there. */
const rough = parseTriples(`
  20,62,9 70,40,9 130,10,10 172,-14,13 204,-38,28 236,-60,34 274,-74,27 312,-60,24 340,-28,28
  368,8,40 410,40,58 458,46,66 506,28,60 548,2,46 590,-10,34 640,0,26 694,30,21 744,74,17
  786,128,13 812,186,10 818,244,7.5 800,296,5 770,330,3
`);

function thornsOfBack(at: (t: number) => SpinePoint, shade: string) {
  let thorns = '';
  for (const t of [0.3, 0.36, 0.41, 0.455, 0.5, 0.545, 0.59, 0.64, 0.69, 0.74]) {
    const p = at(t);
    const long = p.half > 40 ? 34 : 22;
    thorns += shape(
      curve([
        [...off(p, -7, p.half - 5), 1] as Point,
        [...off(p, 5, p.half + long), 1] as Point,
        [...off(p, 7, p.half - 5), 1] as Point,
      ]),
      shade,
    );
    thorns += shape(
      curve([
        [...off(p, -7, -p.half + 5), 1] as Point,
        [...off(p, 3, -p.half - long * 0.7), 1] as Point,
        [...off(p, 7, -p.half + 5), 1] as Point,
      ]),
      shade,
    );
  }
  return thorns;
}

function ringsAndBars(spine: SpinePoint[], shade: string, mark: string) {
  let rings = '';
  let bars = '';
  for (let i = 38; i < 114; i += 3) {
    const p = nth(spine, i);
    const line = curve(
      [off(p, -p.half * 0.1, p.half), off(p, p.half * 0.18, 0), off(p, p.half * 0.05, -p.half)],
      false,
    );
    rings += stroke(line, shade, 2, 'opacity="0.6"');
    if (i < 92)
      bars += stroke(
        curve(
          [off(p, 4, p.half * 0.55), off(p, 5 + p.half * 0.1, 0), off(p, 4, -p.half * 0.5)],
          false,
        ),
        mark,
        3.4,
      );
  }
  return { rings, bars };
}

function cheekAndEye({
  cheek,
  light,
  eye,
  mark,
  shade,
}: {
  cheek: SpinePoint;
  light: string;
  eye: SpinePoint;
  mark: string;
  shade: string;
}) {
  return (
    shape(
      curve([
        off(cheek, 0, 4),
        off(cheek, 18, 20),
        off(cheek, 34, 12),
        off(cheek, 32, -8),
        off(cheek, 10, -10),
      ]),
      light,
      'opacity="0.9"',
    ) +
    `<circle cx="${num(eye.x)}" cy="${num(eye.y)}" r="15" fill="${mark}"/><circle cx="${num(eye.x - 1)}" cy="${num(eye.y)}" r="9.5" fill="${ink}"/><circle cx="${num(eye.x - 4)}" cy="${num(eye.y - 4)}" r="3" fill="${paper}"/>` +
    [0, 1, 2, 3]
      .map((i) =>
        stroke(`M${num(eye.x - 20 - i * 14)} ${num(eye.y + 12 + i * 10)}l-4 10`, shade, 3),
      )
      .join('')
  );
}

/** Phycodurus eques: drooped pipe snout, bent neck, humped back with spines, ribbon tail, branching leaf lobes. `x`, `y` are its middle; it looks left. */
export function leafySeadragon(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: SeadragonOptions = {},
) {
  const {
    flip,
    base = honey,
    shade = mix(kelp, ink, 0.25),
    light = mix(honey, paper, 0.55),
    mark = mix(paper, sand, 0.4),
    leaf = mix(kelp, honey, 0.18),
  } = options;
  const r = random(62);

  const spine = fineSpine(rough, 120);
  const body = tube(spine.map((p) => [p.x, p.y, p.half]));
  const at = (t: number) => nth(spine, Math.round(t * 119));
  const tints = { stem: mix(shade, base, 0.4), leaf, lit: mix(leaf, honey, 0.45) };
  const far = {
    stem: mix(shade, abyss, 0.3),
    leaf: mix(leaf, abyss, 0.38),
    lit: mix(leaf, abyss, 0.22),
  };
  const sprayAt = (
    t: number,
    side: number,
    lean: number,
    size: number,
    palette: typeof tints,
    lobes = 4,
  ) => {
    const p = at(t);
    const [px, py] = off(p, 0, p.half * side * 0.85);
    return spray(px, py, p.angle + lean, size, r, palette, lobes);
  };
  const behind =
    sprayAt(0.25, 1, -1.0, 120, far) +
    sprayAt(0.42, 1, -0.75, 150, far) +
    sprayAt(0.46, -1, 1.9, 150, far) +
    sprayAt(0.61, 1, -0.7, 130, far) +
    sprayAt(0.63, -1, 1.7, 120, far) +
    sprayAt(0.82, -1, 1.4, 84, far, 3);
  const front =
    sprayAt(0.245, 1, -1.5, 150, tints) +
    sprayAt(0.405, 1, -1.45, 168, tints, 5) +
    sprayAt(0.43, -1, 1.35, 180, tints, 5) +
    sprayAt(0.335, -1, 2.35, 104, tints, 3) +
    sprayAt(0.545, 1, -1.2, 172, tints, 5) +
    sprayAt(0.555, -1, 1.15, 150, tints, 4) +
    sprayAt(0.7, 1, -1.0, 138, tints) +
    sprayAt(0.72, -1, 1.25, 118, tints) +
    sprayAt(0.85, 1, -0.9, 96, tints, 3) +
    sprayAt(0.9, -1, 1.0, 80, tints, 3) +
    sprayAt(0.985, 1, -0.1, 60, tints, 3);
  const chin = sprayAt(0.15, -1, 1.9, 70, tints, 2);
  const thorns = thornsOfBack(at, shade);
  const { rings, bars } = ringsAndBars(spine, shade, mark);
  const trunk = spine.slice(30, 118);
  const lower: Point[] = [
    ...trunk.map((p) => off(p, 0, -p.half * 0.25)),
    ...[...trunk].reverse().map((p) => off(p, 0, -p.half * 1.6)),
  ];
  const upper: Point[] = [
    ...trunk.map((p) => off(p, 0, p.half * 0.66)),
    ...[...trunk].reverse().map((p) => off(p, 0, p.half * 1.4)),
  ];
  const dorsalRoots = [0.6, 0.63, 0.66, 0.69].map(at);
  const dorsal = curve([
    ...dorsalRoots.map((p, i) => off(p, 4, p.half + nth([10, 32, 34, 12], i))),
    ...[...dorsalRoots].reverse().map((p) => off(p, 0, p.half - 4)),
  ]);
  const eye = at(0.232);
  const cheek = at(0.285);
  const inner =
    slipped(
      behind +
        thorns +
        shape(dorsal, light, 'opacity="0.9"') +
        shape(body, base) +
        inside(
          body,
          shape(curve(lower), mix(base, shade, 0.3)) +
            shaded(curve(lower), shade, 0.2, 0.95) +
            shape(curve(upper), light) +
            rings +
            bars,
        ) +
        shape(curve('22,52 34,50 38,60 30,76 16,76 10,66'), base) +
        stroke('M12 66L30 61', shade, 2.5) +
        chin +
        front,
    ) + cheekAndEye({ cheek, light, eye, mark, shade });
  return place(group(inner, 'transform="translate(-460 -70)"'), x, y, length, angle, flip);
}
