import { nth } from '../kit/list.ts';
import { curve, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';

type Plan = [along: number, across: number];

export type Shell = {
  /** Half the width from the neck to the tail, at even steps. */
  widths: number[];
  /** Ends of the five plates of the middle row. */
  middle: [number, number, number, number, number, number];
  /** Seams between the plates of a flank, at the middle row and at the rim. */
  seams: [inner: number, outer: number][];
  /** How far the teeth of the rim stand out at the tail. */
  teeth?: number;
  /** How far each plate lies over the one behind it. */
  overlap?: number;
  colours: { plate: string; edge: string; seam: string; rim: string; shade: string; light: string };
  /** Drawn inside each plate, given its middle and its rear tip. */
  grain?: (middle: Point, rear: Point, index: number) => string;
};

const left = 238;
const long = 650;

/** A point of the shell, the middle of its neck at 0, 0 and its tail at 1, 0: seen from above and its left, domed. */
export const onShell = ([along, across]: Plan): Point => {
  const dome =
    Math.max(0, 1 - (across / 0.52) ** 2) * Math.sin(Math.PI * Math.min(1, along * 0.92 + 0.06));
  return [left + along * long + across * -34, across * 360 - dome * 84 + 18 + (along - 0.5) * 6];
};

function widthAt(widths: number[], along: number) {
  const at = Math.min(Math.max(along, 0), 1) * (widths.length - 1);
  const i = Math.min(Math.floor(at), widths.length - 2);
  return nth(widths, i) + (nth(widths, i + 1) - nth(widths, i)) * (at - i);
}

/** The rim, with teeth towards the tail. */
function rimOf({ widths, teeth = 0 }: Shell) {
  const points: Point[] = [];
  for (const side of [1, -1]) {
    const row: Point[] = [];
    for (let i = 0; i <= 24; i++) {
      const along = i / 24;
      const tooth = along > 0.5 && i < 24 ? teeth * (along - 0.32) * (i % 2 ? 1 : -0.2) : 0;
      const [x, y] = onShell([along + tooth * 0.5, side * (widthAt(widths, along) + tooth)]);
      row.push([x, y, tooth && i % 2 ? 1 : 0]);
    }
    points.push(...(side > 0 ? row : row.reverse().slice(1, -1)));
  }
  return curve(points);
}

/** Plates of the flank on one side, from the tail to the neck. */
function flank({ widths, seams, middle, overlap = 0 }: Shell, side: number) {
  const inner = 0.115;
  const edge = (along: number) => widthAt(widths, along) * 0.84;
  return seams
    .slice(0, -1)
    .map(([in0, out0], i) => {
      const [in1, out1] = nth(seams, i + 1);
      const back = overlap * 0.075;
      const outMiddle = (out0 + out1) / 2;
      const slack = (along: number) => Math.min(inner, widthAt(widths, along) * 0.5);
      const ends = nth(middle, 0);
      const points: Plan[] = [
        [in0, side * slack(Math.max(in0, ends))],
        [(in0 + in1) / 2, side * inner * 0.52],
        [in1 + back * 0.6, side * slack(in1)],
        [(in1 + out1) / 2 + back * 1.5, side * (edge(out1) * 0.56)],
        [out1 + back * 0.5, side * edge(out1)],
        [outMiddle, side * edge(outMiddle)],
        [out0, side * edge(out0)],
      ];
      return points;
    })
    .reverse();
}

const vertebral = ({ middle, overlap = 0 }: Shell, i: number): Plan[] => {
  const [from, to] = [nth(middle, i), nth(middle, i + 1)];
  const half = i === 4 ? 0.075 : 0.115;
  const back = overlap * 0.06;
  return [
    [from, 0.06],
    [(from + to) / 2, half],
    [to + back * 0.3, 0.06],
    [to + back, 0],
    [to + back * 0.3, -0.06],
    [(from + to) / 2, -half],
    [from, -0.06],
  ];
};

/** A carapace from above and its left; the far flank is foreshortened. */
export function shell(kind: Shell): string {
  const { colours, grain, widths } = kind;
  const rim = rimOf(kind);
  const plate = (plan: Plan[], index: number) => {
    const points = plan.map(onShell);
    const d = curve(points.map(([x, y]): Point => [x, y, 1]));
    const middle: Point = [
      points.reduce((sum, [x]) => sum + x, 0) / points.length,
      points.reduce((sum, [, y]) => sum + y, 0) / points.length,
    ];
    const front = nth(points, 0);
    const rear: Point = [middle[0] * 2 - front[0], middle[1] * 2 - front[1]];
    return (
      shape(d, colours.seam, 'transform="translate(3 4)"') +
      shape(d, colours.edge) +
      inside(
        d,
        shape(d, colours.plate, 'transform="translate(-5 -6)"') +
          (grain?.(middle, rear, index) ?? ''),
      ) +
      stroke(d, colours.seam, 5)
    );
  };
  const marginals = [1, -1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => {
      const along = 0.06 + i * 0.085;
      const half = widthAt(widths, along);
      const [x0, y0] = onShell([along, side * half * 0.84]);
      const [x1, y1] = onShell([along + 0.02, side * (half + 0.04)]);
      return `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
    }),
  );
  return (
    shape(rim, colours.shade, 'transform="translate(4 14)"') +
    shape(rim, colours.rim) +
    inside(rim, stroke(marginals.join(''), colours.seam, 6) + stroke(rim, colours.light, 9)) +
    inside(
      rim,
      flank(kind, -1)
        .map((plan, i) => plate(plan, i))
        .join('') +
        flank(kind, 1)
          .map((plan, i) => plate(plan, i + 5))
          .join('') +
        [4, 3, 2, 1, 0].map((i) => plate(vertebral(kind, i), i + 10)).join(''),
    )
  );
}

/** A flipper with its scales: `scales` as x, y and radius. */
export function scaledFlipper(
  outline: string,
  scales: [number, number, number][],
  { base, light, dark }: { base: string; light: string; dark: string },
) {
  const d = curve(outline);
  const plates = scales
    .map(([x, y, r], i) => {
      const turn = i * 1.3;
      return curve(
        [0, 1, 2, 3, 4, 5].map((k): Point => {
          const a = turn + (k / 6) * Math.PI * 2;
          return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.86];
        }),
      );
    })
    .join('');
  return (
    shape(d, light) + inside(d, shape(d, base, 'transform="translate(8 7)"') + shape(plates, dark))
  );
}
