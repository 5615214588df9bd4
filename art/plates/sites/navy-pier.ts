import { nave } from '../grounds/pier.ts';
import type { Hand } from '../hand.ts';

/** Under the steel of the pier, the fish packed between its piles. */
export const navyPier: Hand = {
  draw: nave,
  hour: 'noon',
  life: 'Queensland groper, trevally, whitetip reef sharks',
};
