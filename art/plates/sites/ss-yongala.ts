import { onHerSide } from '../grounds/ships.ts';
import type { Hand } from '../hand.ts';

/** She lies on her starboard side on open sand, the only large thing for a long way. */
export const ssYongala: Hand = {
  draw: onHerSide,
  hour: 'noon',
  life: 'Queensland groper, sea snakes, giant trevally',
  // Her deck towards us and her port side up: the bow points right.
  flip: true,
};
