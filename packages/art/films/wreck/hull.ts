import { deep, mix, rust } from '../../palette.ts';
import { corners } from '../kit/pen.ts';
import { type Dot, dots, lerp, type Pen } from '../kit/stage.ts';

// The bow: stem to the left, port side towards us, a list to starboard.
const stem: Dot[] = dots('852,322 872,430 900,560 936,690 972,800');

export const sheer: Dot[] = dots('852,322 960,372 1090,402 1260,420 1460,424 1900,414');

const hull: Dot[] = [
  ...sheer,
  ...dots('1900,940 1200,868 1060,838 972,806'),
  ...stem.slice(1, 4).toReversed(),
];

export const edgeAt = (line: readonly Dot[], x: number) => {
  let before = line[0];
  for (const p of line) {
    if (before && p.x >= x && p.x > before.x)
      return lerp(before.y, p.y, (x - before.x) / (p.x - before.x));
    before = p;
  }
  return before?.y ?? 0;
};

export const hullPath = (pen: Pen) => {
  corners(pen, hull);
};

export const plateTone = mix(deep, rust, 0.3);
