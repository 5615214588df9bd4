import { heads } from '../grounds/heads.ts';
import type { Hand } from '../hand.ts';

/** A hollow of sand among coral; the cod comes to look. */
export const codHole: Hand = {
  draw: heads,
  hour: 'noon',
  life: 'Potato cod, humphead Maori wrasse, whitetip reef sharks',
};
