import { fill, line } from './colours.ts';
import { type Box, type Layout, meet } from './layout.ts';

/** A line of text; x and y are the left end of its baseline in pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  strong: boolean;
}

export type Measure = (text: string, size: number, strong: boolean) => number;

export const labelSize = 12.5;
const pad = 4;
const above = 10;
const below = 3.5;

export function createLabels(layout: Layout, measure: Measure) {
  const labels: Label[] = [];
  const taken: Box[] = [];
  const chips: string[] = [];
  const { number } = layout;

  const boxAt = (x: number, y: number, width: number): Box => ({
    left: x - pad,
    right: x + width + pad,
    top: y - above - 1,
    bottom: y + below + 1,
  });
  const isFree = (box: Box) => layout.inside(box) && !taken.some((other) => meet(box, other));

  return {
    labels,
    taken,
    chips,
    reserve: (box: Box) => taken.push(box),
    /** Writes a text at the first free place. @returns whether a place is free */
    write(
      text: string,
      places: readonly (readonly [x: number, y: number, align?: 'left' | 'middle' | 'right'])[],
      options: { strong?: boolean; to?: readonly [number, number] } = {},
    ): boolean {
      const { strong = false, to } = options;
      const width = measure(text, labelSize, strong);
      for (const [x, y, align = 'middle'] of places) {
        const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
        const box = boxAt(left, y, width);
        if (!isFree(box)) continue;
        if (to) {
          const from = Math.min(Math.max(to[0], box.left + pad), box.right - pad);
          const start = to[1] > y ? box.bottom : box.top;
          chips.push(
            `<path ${line('words', 1.2)} d="M${number(from)} ${number(start)}L${number(to[0])} ${number(to[1])}"/><circle ${fill('mark')} cx="${number(to[0])}" cy="${number(to[1])}" r="3.4"/>`,
          );
        }
        chips.push(
          `<rect ${fill('paper')} fill-opacity=".9" x="${number(box.left)}" y="${number(box.top)}" width="${number(box.right - box.left)}" height="${number(box.bottom - box.top)}" rx="3"/>`,
        );
        taken.push(box);
        labels.push({ text, x: left, y, size: labelSize, strong });
        return true;
      }
      return false;
    },
  };
}

export type Labels = ReturnType<typeof createLabels>;

/** Places in rows around a point, the nearest first, within the drawing. */
export function placesAround(
  layout: Layout,
  [x, y]: readonly [number, number],
  width: number,
  rows: readonly number[],
): [number, number][] {
  const half = width / 2 + pad + 5;
  const clamp = (at: number) => Math.min(Math.max(at, layout.strip + half), layout.width - half);
  const shifts = [0, -40, 40, -80, 80, -130, 130, -190, 190];
  return rows.flatMap((row) =>
    shifts.map((shift): [number, number] => [clamp(x + shift), y + row]),
  );
}
