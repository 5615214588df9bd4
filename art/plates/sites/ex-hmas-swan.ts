import { upright } from '../grounds/ships.ts';
import type { Hand } from '../hand.ts';

/** Near upright, the crow's nest high in the light above her decks. */
export const exHmasSwan: Hand = {
  draw: upright,
  hour: 'noon',
  life: 'Samson fish, bullseyes, western blue devilfish',
  flip: true,
};
