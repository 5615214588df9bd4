import type { Services } from '../../platform/http/context.ts';
import { countRequest, readCount } from '../../platform/http/rate-limit.ts';

const heldBackKey = 'reports-held-back';
const weekMinutes = 7 * 24 * 60;

export const countHeldBack = (services: Pick<Services, 'database' | 'clock'>) =>
  countRequest(services, heldBackKey, weekMinutes);

/** The number of reports that were not stored, within the last seven days at most. */
export const readHeldBack = (services: Pick<Services, 'database' | 'clock'>) =>
  readCount(services, heldBackKey);
