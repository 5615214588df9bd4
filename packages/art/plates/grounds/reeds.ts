import { curve } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import type { Stage } from '../scene.ts';

export function reeds(
  stage: Stage,
  from: number,
  to: number,
  foot: (x: number) => number,
  colour: string,
) {
  const { r } = stage;
  let d = '';
  for (let x = from; x < to; x += r.between(7, 16)) {
    const y = foot(x);
    const high = r.between(60, 170);
    const lean = r.between(-16, 22);
    d += curve([
      [x - 3, y, 1],
      [x + lean * 0.4 - 2, y - high * 0.6],
      [x + lean, y - high, 1],
      [x + lean * 0.4 + 3, y - high * 0.55],
      [x + 3, y, 1],
    ]);
  }
  return shape(d, colour);
}
