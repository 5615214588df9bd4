import type { Ground, Hour, Stage } from './scene.ts';
import type { Shore } from './waters.ts';

/** A composition made for one site: it takes the place of what the composer would choose. */
export type Hand = {
  draw: (stage: Stage) => Ground;
  hour: Hour;
  /** The y of the waterline; undefined for water alone. */
  surface?: number;
  shore?: Shore;
  /** Its animals, the main one first, in words that residents know. */
  life?: string;
  /** Animals and divers each at its own place, instead of `life`. */
  cast?: (stage: Stage) => { behind?: string; front: string };
  flip?: boolean;
  /** How large its animals are drawn, where the plate shows something by which they look too large. */
  scale?: number;
  /** What stands above the water in place of the shore. */
  above?: (stage: Stage) => string;
};
