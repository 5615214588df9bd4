import pLimit from 'p-limit';
import { clientNetwork } from './client-address.ts';
import type { Services } from './context.ts';
import { limitRequests } from './rate-limit.ts';

export const limitMinutes = 15;
/** Maximum of concurrent forms, below the number of database connections, so that pages find a free connection. */
const concurrentForms = 4;

const withConcurrencyLimit = pLimit(concurrentForms);

/** Runs `work` for at most four forms at a time. @throws 429 beyond FORM_LIMIT in 15 minutes */
export function consumeFormQuota<T>(
  services: Services,
  form: string,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  return withConcurrencyLimit(async () => {
    await limitRequests(services, `${form}:${clientNetwork(address)}`, {
      most: services.config.formLimit,
      windowMinutes: limitMinutes,
      message: 'Too many messages from your connection. Please try again later.',
    });
    return work();
  });
}
