import { curve, type Point } from '../../kit/outline.ts';
import { inside, shape } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { type RockOptions, ridgeOf } from '../rock.ts';
import { type Area, type Ground, HEIGHT, type Perch, type Stage, WIDTH } from '../scene.ts';

/** Sand from a wavy far edge to the foot of the plate, with ripples that open towards the front. */
export function sandOf(stage: Stage, left: number, right = left, ripple = true) {
  const { r, sand } = stage;
  const line: Point[] = [];
  for (let i = -1; i <= 7; i++) {
    const t = i / 6;
    line.push([t * WIDTH, left + (right - left) * t + r.between(-9, 9)]);
  }
  const d = `${curve(line, false)}L1500 900L-300 900Z`;
  const at = (x: number) => left + ((right - left) * x) / WIDTH;
  let dark = '';
  let lit = '';
  const rows = ripple ? r.whole(5, 9) : 3;
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.7) / rows;
    for (let x = r.between(-200, 60); x < WIDTH + 40; ) {
      const y = at(x) + (HEIGHT - at(x)) * t ** 1.5 + r.between(-6, 6);
      const long = r.between(110, 380) * (0.4 + t);
      const thick = 2 + 9 * t;
      const arc = curve([
        [x, y, 1],
        [x + long * 0.5, y - r.between(2, 10)],
        [x + long, y + r.between(-6, 6), 1],
        [x + long * 0.55, y + thick],
      ]);
      if (r.chance(0.7)) dark += arc;
      else lit += arc;
      x += long + r.between(40, 300);
    }
  }
  let stones = '';
  for (let i = r.whole(2, 9); i > 0; i--) {
    const x = r.between(0, WIDTH);
    stones += blot(x, at(x) + r.between(20, 150), r.between(3, 11), r, 0.6);
  }
  const floor: Perch[] = [0.14, 0.32, 0.5, 0.68, 0.86].map((t) => {
    const x = WIDTH * t + r.between(-50, 50);
    return { x, y: at(x) + (HEIGHT - at(x)) * r.between(0.3, 0.62), nx: 0, ny: -1, near: 1 };
  });
  const svg =
    shape(d, sand.light) +
    inside(
      d,
      shape(d, sand.colour, 'transform="translate(0 8)"') +
        shape(dark, sand.shade, 'opacity="0.65"') +
        shape(lit, sand.light) +
        shape(stones, sand.shade),
    );
  return { svg, floor, at };
}

/** An outline as far as the sand before it leaves it in sight. */
export const sunk = ({ at }: { at: (x: number) => number }, line: readonly Point[]) =>
  line.map(([x, y]): Point => [x, Math.min(y, at(x))]);

/** A ridge in the distance, sometimes two. */
export function backdrop(stage: Stage, y: number, high = 110): string {
  const { r, far, water } = stage;
  const count = r.whole(0, 2);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const heights: Point[] = [];
    const top = y - high * r.between(0.3, 1);
    for (let k = 0; k <= 5; k++) heights.push([-40 + k * 256, top + r.between(-0.5, 0.5) * high]);
    svg += ridgeOf(heights, mixFar(far, water, i), r, {
      near: 0,
      rough: 9,
      step: 60,
      light: mixFar(far, water, i),
      shade: far,
      grain: 'smooth',
    }).svg;
  }
  return svg;
}

const mixFar = (far: string, water: string[], i: number) => (i ? far : (water[2] ?? far));

/** The stone of a coast: layered, in columns, round, or built by corals. */
export function grainOf({ coast, shore, facts }: Stage): RockOptions['grain'] {
  if (shore === 'columns') return 'columns';
  if (shore === 'granite' || /granite|boulder/i.test(facts.description)) return 'smooth';
  return coast.coral ? 'reef' : 'strata';
}

export const area = (x: number, y: number, width: number, height: number): Area => ({
  x,
  y,
  width,
  height,
});

export const topOf = ({ surface }: Stage) => (surface ?? -10) + 40;

/** A part of a ground; `line` is its outline, `near` from 0 far to 1. */
type Part = { svg: string; perches?: Perch[]; line?: Point[]; near?: number };

const leastNear = 0.42;

/** Whether a thing in a mist, from 0 to 1, is near enough that nothing swims before it. */
export const isNear = ({ mist }: { mist: number }) => mist < 1 - leastNear;

/** Puts parts of a ground together, those first that lie behind. */
export function groundOf(parts: Part[], rest: Omit<Ground, 'svg' | 'perches'>): Ground {
  const outlines = parts.flatMap(({ line, near = 1 }) => (line && near >= leastNear ? [line] : []));
  return {
    svg: parts.map(({ svg }) => svg).join(''),
    perches: parts.flatMap(({ perches = [] }) => perches),
    ...rest,
    solids: [...outlines, ...(rest.solids ?? [])],
  };
}
