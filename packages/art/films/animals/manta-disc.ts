import { parsePairs } from '../../kit/outline.ts';
import { mix } from '../../palette.ts';
import type { Place } from '../kit/space.ts';
import { type Dot, ease, lerp } from '../kit/stage.ts';

/** Leading and trailing edge of the disc at the share `s` of the half span; nose at +x. */
export const LEADING = parsePairs(
  '0,0.4 0.14,0.42 0.2,0.38 0.34,0.33 0.5,0.2 0.7,0.02 0.88,-0.17 1,-0.31',
);

export const TRAILING = parsePairs(`
  0,-0.47 0.08,-0.46 0.2,-0.38 0.36,-0.25 0.55,-0.21 0.75,-0.25 0.9,-0.31 1,-0.335
`);

const SPAN = 26;
const CHORD = 9;

/** Where a spot of the disc shows: `s` -1 to 1 across, `c` 0 at the leading edge to 1 at the trailing one. */
export type Skin = (s: number, c: number) => Place;

export type Corner = Place & { s: number; c: number };

/** The disc as triangles, far ones first. */
export function facesOfDisc(skin: Skin) {
  const grid: Corner[][] = [];
  for (let i = -SPAN; i <= SPAN; i++) {
    const s = Math.sign(i) * (Math.abs(i) / SPAN) ** 0.92;
    const row: Corner[] = [];
    for (let j = 0; j <= CHORD; j++) row.push({ ...skin(s, j / CHORD), s, c: j / CHORD });
    grid.push(row);
  }
  const faces: { corners: Corner[]; z: number; below: boolean }[] = [];
  grid.forEach((row, i) => {
    const next = grid[i + 1];
    if (!next) return;
    row.forEach((a, j) => {
      const b = row[j + 1];
      const c = next[j + 1];
      const d = next[j];
      if (!b || !c || !d) return;
      for (const triangle of [
        [a, b, c],
        [a, c, d],
      ]) {
        const [p, q, r] = triangle;
        if (!p || !q || !r) continue;
        const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        faces.push({ corners: triangle, z: (p.z + q.z + r.z) / 3, below: area < 0 });
      }
    });
  });
  faces.sort((a, b) => a.z - b.z);
  return faces;
}

/** The part of a triangle where `of` is above zero. */
const above = (triangle: Corner[], of: (p: Corner) => number): Dot[] => {
  const out: Dot[] = [];
  triangle.forEach((p, i) => {
    const q = triangle[(i + 1) % triangle.length];
    if (!q) return;
    const v = of(p);
    const w = of(q);
    if (v > 0) out.push(p);
    if (v > 0 !== w > 0) {
      const k = v / (v - w);
      out.push({ x: lerp(p.x, q.x, k), y: lerp(p.y, q.y, k) });
    }
  });
  return out;
};

/** Each half in turn, the far one first; within a half the colours go on one after the other. */
export function drawHalves({
  faces,
  fill,
  white,
  back,
  half,
  leaning,
  margin,
  dusk,
  sheen,
}: {
  faces: { corners: Corner[]; z: number; below: boolean }[];
  fill: (points: readonly Dot[], colour: string) => void;
  white: string;
  back: string;
  half: string;
  leaning: (p: Corner) => number;
  margin: (p: Corner) => number;
  dusk: string;
  sheen: string;
}) {
  const halves = [
    faces.filter((f) => (f.corners[0]?.s ?? 0) < 0),
    faces.filter((f) => (f.corners[0]?.s ?? 0) >= 0),
  ];
  const depth = (list: typeof faces) => list.reduce((sum, f) => sum + f.z, 0) / (list.length || 1);
  halves.sort((a, b) => depth(a) - depth(b));
  for (const list of halves) {
    for (const face of list) fill(face.corners, face.below ? white : back);
    for (const [below, of, colour] of [
      [
        true,
        (p: Corner) => p.c - lerp(0.5, 0.86, ease(0.04, 0.62, Math.abs(p.s + 0.05))),
        mix(white, half, 0.42),
      ],
      [true, (p: Corner) => -leaning(p) - 0.2, half],
      [true, margin, dusk],
      [false, (p: Corner) => leaning(p) - 0.3, sheen],
    ] as const) {
      for (const face of list) {
        if (face.below !== below) continue;
        const part = above(face.corners, of);
        if (part.length > 2) fill(part, colour);
      }
    }
  }
}
