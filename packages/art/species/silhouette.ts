import sharp from 'sharp';
import { resetIds } from '../kit/print.ts';

/** Half the side of the square that a drawing of 1000 units lies in, and the pixels it is traced at. */
const reach = 1300;
const side = 1300;
/** Units of the outline: an animal is 200 long. */
const scale = 200 / 1000;
/** How far an outline may lie off the drawing, in pixels. */
const tolerance = 1.3;
/** Parts smaller than this share of the largest one are left out. */
const leastShare = 0.02;

type Pixel = [x: number, y: number];

/** Whether each pixel of a drawing is inked. */
async function maskOf(drawing: string): Promise<Uint8Array> {
  const plain = drawing.replaceAll(/ filter="[^"]*"/g, '');
  const box = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}">${plain}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return Uint8Array.from(alpha, (value) => (value > 110 ? 1 : 0));
}

/** The closed outlines of the inked parts, along the edges of pixels, with ink on the right hand. */
function outlinesOf(mask: Uint8Array): Pixel[][] {
  const inked = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < side && y < side && mask[y * side + x] === 1;
  const steps = new Map<string, Pixel[]>();
  const add = (from: Pixel, to: Pixel) => {
    const key = from.join();
    steps.set(key, [...(steps.get(key) ?? []), to]);
  };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!inked(x, y)) continue;
      if (!inked(x, y - 1)) add([x, y], [x + 1, y]);
      if (!inked(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!inked(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!inked(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  const outlines: Pixel[][] = [];
  for (const key of steps.keys()) {
    const outline: Pixel[] = [];
    let next = steps.get(key)?.pop();
    while (next) {
      outline.push(next);
      next = steps.get(next.join())?.pop();
    }
    if (outline.length > 0) outlines.push(outline);
  }
  return outlines;
}

const areaOf = (outline: readonly Pixel[]) =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Ramer, Douglas and Peucker. */
function simplify(line: readonly Pixel[]): Pixel[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const [ax, ay] = first;
  const [dx, dy] = [last[0] - ax, last[1] - ay];
  const long = Math.hypot(dx, dy) || 1;
  let most = 0;
  let at = 0;
  for (const [i, [x, y]] of line.entries()) {
    const off =
      dx === 0 && dy === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((x - ax) * dy - (y - ay) * dx) / long;
    if (off > most) [most, at] = [off, i];
  }
  if (most <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
}

/** The outline of a drawing that is 1000 long about 0,0, as a path 200 long about 0,0. */
export async function silhouetteOf(draw: (x: number, y: number, length: number) => string) {
  resetIds();
  const outlines = outlinesOf(await maskOf(draw(0, 0, 1000)));
  const largest = Math.max(...outlines.map((outline) => Math.abs(areaOf(outline))));
  const unit = ((2 * reach) / side) * scale;
  const toUnits = ([x, y]: Pixel): Pixel => [
    Math.round((x - side / 2) * unit),
    Math.round((y - side / 2) * unit),
  ];
  const kept = outlines
    .filter((outline) => Math.abs(areaOf(outline)) > largest * leastShare)
    .map((outline) => simplify([...outline, ...outline.slice(0, 1)]).map(toUnits));
  const points = kept.flat();
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    path: kept.map((outline) => `M${outline.map((point) => point.join(' ')).join('L')}Z`).join(''),
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
