import type { Part, Place } from './places.ts';

/** Sizes in pixels: `wide` for a column of text, `tall` for a phone, `card` for a card picture. */
export const sectionSizes = {
  wide: { width: 660, height: 372 },
  tall: { width: 360, height: 336 },
  card: { width: 360, height: 240 },
} as const;

export type SectionShape = keyof typeof sectionSizes;
export const sectionShapes = ['wide', 'tall', 'card'] as const satisfies readonly SectionShape[];

const strip = 40;
const surfaceShare = 0.23;
const marginShare = 0.1;

const steps = [1, 2, 5, 10, 20, 50, 100];
const maxTicks = 7;
/** Depth of the lowest tick as a share of the whole; the text of a lower tick would be cut off. */
const lowestTickShare = 0.96;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Layout = ReturnType<typeof sectionLayout>;

/** Maps places to pixels. @param mirrored the land lies on the right */
export function sectionLayout(shape: SectionShape, deepest: number, mirrored: boolean) {
  const { width, height } = sectionSizes[shape];
  const surface = Math.round(height * surfaceShare);
  const bottom = deepest * (1 + marginShare);
  const scale = (height - surface) / bottom;
  const step = steps.find((size) => bottom / size <= maxTicks) ?? 100;
  const x = (across: number) => strip + (mirrored ? 1 - across : across) * (width - strip);
  const y = (metres: number) => surface + metres * scale;
  const number = (value: number) => String(Math.round(value * 10) / 10);
  return {
    width,
    height,
    strip,
    surface,
    bottom,
    sky: surface / scale,
    ticks: Array.from(
      { length: Math.floor((bottom * lowestTickShare) / step) + 1 },
      (_, index) => index * step,
    ),
    x,
    y,
    number,
    depth: (pixels: number) => (pixels - surface) / scale,
    path: (places: readonly Place[]) =>
      `M${places.map(([across, metres]) => `${number(x(across))} ${number(y(metres))}`).join('L')}`,
    curve: (places: readonly Place[]) => {
      const points = places.map(([across, metres]) => [x(across), y(metres)] as const);
      const middles = points.slice(1, -1).map(([px, py], i) => {
        const [nx, ny] = points[i + 2] ?? [px, py];
        const last = i === points.length - 3;
        return `Q${number(px)} ${number(py)} ${number(last ? nx : (px + nx) / 2)} ${number(last ? ny : (py + ny) / 2)}`;
      });
      const [startX = 0, startY = 0] = points[0] ?? [];
      return `M${number(startX)} ${number(startY)}${middles.join('')}`;
    },
    inside: ({ left, top, right, bottom: low }: Box) =>
      left >= strip + 4 && right <= width - 4 && top >= 4 && low <= height - 4,
  };
}

/** Depth of the highest solid point at a share of the width, in metres; undefined without one. */
export function highestPoint(parts: readonly Part[], across: number): number | undefined {
  let top: number | undefined;
  for (const { kind, places } of parts) {
    if (kind !== 'rock' && kind !== 'hull' && kind !== 'wreckage') continue;
    places.forEach(([x0, d0], i) => {
      const [x1 = x0, d1 = d0] = places[(i + 1) % places.length] ?? [];
      if (x0 === x1 || across < Math.min(x0, x1) || across > Math.max(x0, x1)) return;
      const depth = d0 + ((d1 - d0) * (across - x0)) / (x1 - x0);
      top = top === undefined ? depth : Math.min(top, depth);
    });
  }
  return top;
}

export const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;
