import type { CoastWater } from '../../../../domain/geo/coast-waters.ts';
import { project } from '../../../../domain/geo/map-fit.ts';

/** Degrees at which the sea has the pure ink of a coast; between them one turns into the next. */
const pureAt: Record<CoastWater, number> = { tropical: -21, subtropical: -28, temperate: -36 };
const waters = Object.entries(pureAt) as [CoastWater, number][];
const heightOf = (latitude: number) => project({ latitude, longitude: 0 }).y;
const [north, south] = [heightOf(pureAt.tropical), heightOf(pureAt.temperate)];

export type Tint = { colour: string; stop: number }[];

/** The inks of the coasts as the theme has them now; `stop` runs from 0 in the tropics to 1 in the south. */
export function tintOf(box: HTMLElement): Tint {
  const probe = box.appendChild(document.createElement('span'));
  probe.className = 'water-tint';
  const tint = waters.map(([water, latitude]) => {
    probe.dataset.water = water;
    const { color } = getComputedStyle(probe);
    return { colour: color, stop: (heightOf(latitude) - north) / (south - north) };
  });
  probe.remove();
  return tint;
}

/**
 * Gives what is painted so far the hue of its coast and leaves its lightness, so that contrasts stay.
 * @param top pixels from the top of the world
 * @param world height of the world in pixels
 */
export function tintWater(
  context: CanvasRenderingContext2D,
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
