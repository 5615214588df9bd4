import type { Services } from './context.ts';
import { tooMany } from './errors.ts';
import { countUse } from './rate-limit.ts';

const windowMinutes = 15;

/** Counts a use of a public form by an address. @throws 429 past FORM_LIMIT in 15 minutes */
export async function limitForm(services: Services, form: string, address: string) {
  const use = await countUse(services, `${form}:${address}`, windowMinutes);
  if (use.count > services.config.formLimit) {
    throw tooMany(
      'Too many messages from your connection. Please try again later.',
      use.secondsLeft,
    );
  }
}
