import { curve, type Point } from '../kit/outline.ts';
import { inside, shape } from '../kit/print.ts';
import { ink, mix } from '../palette.ts';
import { ray } from './stingray.ts';

const base = mix('#5E4A38', ink, 0.12);

/** The deep fold of skin that hangs beyond the sting. */
function flag(line: Point[]) {
  const at = (i: number): Point => line[i] ?? [0, 0];
  const top: Point[] = [at(2), at(3), at(4), at(5)];
  const depths = [0, 60, 66, 0];
  const d = curve([
    ...top.map(([x, y], i): Point => [x, y + 4, i === 0 || i === 3 ? 1 : 0]),
    ...top
      .slice(0, 3)
      .map(([x, y], i): Point => [x + (i === 2 ? 30 : -4), y + (depths[i] ?? 0)])
      .reverse()
      .slice(0, 2),
  ]);
  return (
    shape(d, mix(base, ink, 0.62)) +
    inside(d, shape(d, mix(base, ink, 0.42), 'transform="translate(-6 -16)"'))
  );
}

/** Pastinachus ater resting: plain and dark, snout blunt, a tail that hangs a flag of skin. */
export const cowtailStingray = ray({
  base,
  half: '0,0,24 2,60,18 30,130,10 90,196,6 160,246,2 214,266,0 256,258,0 320,212,2 400,140,4 470,78,6 500,70,2 548,58,0 556,30,2 540,10,14',
  tail: '480,0,26 600,0,34 700,0,44 800,6,56 900,12,60 990,20,52 1070,24,40',
  barb: '610,0,52 680,0,76 742,2,86 690,2,60 660,2,52',
  marks: () => '',
  tailMarks: flag,
});
