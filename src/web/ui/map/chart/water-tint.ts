import type { CoastWater } from '../../../../domain/geo/coast-waters.ts';
import { project } from '../../../../domain/geo/map-fit.ts';

/** Latitudes at which the sea has the pure colour of a coast; between them the colours blend. */
const pureAt: Record<CoastWater, number> = { tropical: -21, subtropical: -28, temperate: -36 };
const waters = Object.entries(pureAt) as [CoastWater, number][];
const mercatorHeight = (latitude: number) => project({ latitude, longitude: 0 }).y;
const [north, south] = [mercatorHeight(pureAt.tropical), mercatorHeight(pureAt.temperate)];

export type Tint = { colour: string; stop: number }[];

/** The coasts' colours in the current theme; `stop` is 0 in the tropics and 1 in the south. */
export function readTint(box: HTMLElement): Tint {
  const probe = box.appendChild(document.createElement('span'));
  probe.className = 'water-tint';
  const tint = waters.map(([water, latitude]) => {
    probe.dataset.water = water;
    const { color } = getComputedStyle(probe);
    return { colour: color, stop: (mercatorHeight(latitude) - north) / (south - north) };
  });
  probe.remove();
  return tint;
}

/**
 * Gives the painted pixels the colour of the coast; they keep their lightness and so the contrast.
 * @param top pixels from the top of the world
 * @param world height of the world in pixels
 */
export function tintWater(
  context: OffscreenCanvasRenderingContext2D,
  tint: Tint,
  { top, size, world }: { top: number; size: number; world: number },
) {
  const gradient = context.createLinearGradient(0, north * world - top, 0, south * world - top);
  for (const { colour, stop } of tint) gradient.addColorStop(stop, colour);
  context.save();
  context.globalCompositeOperation = 'color';
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  context.restore();
}
