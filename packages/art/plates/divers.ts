import { type DiverOptions, diver } from '../animals/diver.ts';
import { diverExtent } from './extents.ts';
import { named } from './named.ts';
import { boxAround, type Spot } from './room.ts';
import type { Stage } from './scene.ts';

const drawDiver = named('diver', diver);

export const diverBox = (spot: Spot) => boxAround(diverExtent, spot);

/** Draws divers on a plate, each from its head, and keeps the room that they take. */
export const diversOf =
  ({ divers }: Stage) =>
  (x: number, y: number, long: number, angle = 0, options: DiverOptions = {}): string => {
    divers.push(diverBox({ x, y, long, angle, flip: options.flip ?? false }));
    return drawDiver(x, y, long, angle, options);
  };
