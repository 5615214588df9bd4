import { curve, num, type Point } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { kelp, mix } from '../palette.ts';
import { ridgeOf } from './rock.ts';
import { darker, lighter, type Stage } from './scene.ts';

export const bush = mix(kelp, '#3F5A3A', 0.6);

/** Shade of the hour on what stands above the water. */
export const lit = (colour: string, { hour }: Stage) =>
  ({
    dawn: mix(colour, '#B4796A', 0.18),
    noon: colour,
    gold: mix(colour, '#C9772E', 0.22),
    dusk: mix(colour, '#3A2C4C', 0.5),
    grey: mix(colour, '#7E8A88', 0.35),
    night: mix(colour, '#081527', 0.75),
  })[hour];

/** Hills far behind, from one side. */
export function hills(stage: Stage, colour: string, high: number) {
  const { r, surface = 0 } = stage;
  const x0 = r.between(-200, 500);
  const long = r.between(500, 1100);
  const points: Point[] = [[x0, surface + 8, 1]];
  for (let i = 1; i < 6; i++)
    points.push([
      x0 + (long * i) / 6,
      surface - high * Math.sin((i / 6) * Math.PI) * r.between(0.6, 1.2),
    ]);
  points.push([x0 + long, surface + 8, 1]);
  return shape(curve(points), colour);
}

export function headland(
  stage: Stage,
  colour: string,
  high: number,
  grain: 'strata' | 'columns' | 'smooth',
) {
  const { r, surface = 0 } = stage;
  const long = r.between(380, 760);
  const top = surface - high;
  const heights: Point[] = [
    [-60, top - r.between(0, 26)],
    [long * 0.35, top + r.between(-14, 10)],
    [long * 0.72, top + r.between(0, 24)],
    [long * 0.86, top + high * 0.4],
    [long * 0.97, top + high * 0.55],
    [long, surface + 24],
  ];
  const rock = ridgeOf(heights, colour, r, {
    grain,
    rough: grain === 'smooth' ? 3 : 6,
    step: grain === 'columns' ? 22 : 54,
    light: lighter(colour, 0.3),
    shade: darker(colour, 0.3),
  });
  const scrub = curve([
    [-60, top - 30, 1],
    [long * 0.2, top - r.between(20, 34)],
    [long * 0.5, top - r.between(12, 28)],
    [long * 0.74, top + 4, 1],
    [long * 0.36, top + 16],
    [-60, top + 6, 1],
  ]);
  return shape(scrub, lit(bush, stage)) + rock.svg;
}

export const tree = (x: number, y: number, high: number, colour: string) =>
  shape(
    curve([
      [x, y - high, 1],
      [x + high * 0.12, y - high * 0.55],
      [x + high * 0.2, y - 2, 1],
      [x - high * 0.2, y - 2, 1],
      [x - high * 0.12, y - high * 0.55],
    ]),
    colour,
  );

/** A palm's crown of fronds on a thin, bent stem. */
export const palm = (x: number, y: number, high: number, lean: number, colour: string) => {
  const tx = x + lean;
  const ty = y - high;
  const fronds = [-2.9, -2.4, -1.9, -1.2, -0.7, -0.2, 0.15].map((a) => {
    const fx = tx + Math.cos(a) * high * 0.42;
    const fy = ty + Math.sin(a) * high * 0.3 + high * 0.1;
    return `M${num(tx)} ${num(ty)}Q${num((tx + fx) / 2)} ${num(Math.min(ty, fy) - high * 0.12)} ${num(fx)} ${num(fy)}`;
  });
  return (
    stroke(
      `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - high * 0.6)} ${num(tx)} ${num(ty)}`,
      colour,
      4,
    ) + stroke(fronds.join(''), colour, 6)
  );
};

export function low(stage: Stage, colour: string, high: number, long: number, x0: number) {
  const { r, surface = 0 } = stage;
  const points: Point[] = [[x0, surface + 6, 1]];
  for (let i = 1; i < 8; i++)
    points.push([
      x0 + (long * i) / 8,
      surface - high * r.between(0.55, 1) * Math.sin((i / 8) * Math.PI) ** 0.5,
    ]);
  points.push([x0 + long, surface + 6, 1]);
  return shape(curve(points), colour);
}
