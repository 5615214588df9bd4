import { networkOf } from './client-address.ts';
import type { Services } from './context.ts';
import { tooMany } from './errors.ts';
import { countRequest } from './rate-limit.ts';

export const limitMinutes = 15;
/** Forms that are written at a time: fewer than the database has connections, so that pages find one. */
const places = 4;

let free = places;
const waiting: Array<() => void> = [];

/** Does a piece of work when its turn comes, in the order of asking. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/**
 * Counts a use of a public form by an address, and does what the form asks for. However many come
 * at once, they take turns.
 * @throws 429 past FORM_LIMIT in 15 minutes
 */
export function consumeFormQuota<T>(
  services: Services,
  form: string,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  return inTurn(async () => {
    const use = await countRequest(services, `${form}:${networkOf(address)}`, limitMinutes);
    if (use.count > services.config.formLimit) {
      throw tooMany(
        'Too many messages from your connection. Please try again later.',
        use.secondsLeft,
      );
    }
    return work();
  });
}
