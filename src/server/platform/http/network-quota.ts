import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-address.ts';
import type { Services } from './context.ts';
import { countRequest } from './rate-limit.ts';

const mostNetworks = 20_000;
/** The share of a quota that an instance counts before it tells the others. */
const sharedStep = 0.01;

/** Tells whether an address is a visitor's, and not this machine's or that of a proxy nobody named in TRUST_PROXY. */
const isVisitors = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

type Share = (network: string, uses: number) => Promise<{ count: number }>;

/** Adds up what instances on PostgreSQL count; undefined on SQLite, which has one instance. */
export const shareCounts = (
  services: Pick<Services, 'database' | 'clock'>,
  name: string,
  windowMs: number,
): Share | undefined =>
  services.database.engine === 'sqlite'
    ? undefined
    : (network, uses) => countRequest(services, `${name}:${network}`, windowMs / 60_000, uses);

interface Use {
  /** Of all instances, as far as this one has heard. */
  count: number;
  unshared: number;
  /** While the others are being told: uses of two answers that cross would be lost. */
  isSharing: boolean;
}

/** Counts in memory, so that counting costs less than what it bounds. @param share tells the other instances now and then */
export function createNetworkQuota(most: number, windowMs: number, share?: Share) {
  const counts = new LRUCache<string, Use>({ max: mostNetworks, ttl: windowMs });
  const step = Math.ceil(most * sharedStep);

  async function shareUses(network: string, use: Use, tell: Share) {
    const uses = use.unshared;
    use.unshared = 0;
    use.isSharing = true;
    // Without a database each instance counts for itself.
    const shared = await tell(network, uses).catch(() => undefined);
    use.isSharing = false;
    if (shared) use.count = shared.count + use.unshared;
  }

  /** Counts one use. @returns how many seconds the network has to wait, or 0 */
  return function secondsToWait(address: string): number {
    if (!isVisitors(address)) return 0;
    const network = clientNetwork(address);
    const use = counts.get(network) ?? { count: 0, unshared: 0, isSharing: false };
    if (use.count === 0) counts.set(network, use);
    use.count += 1;
    use.unshared += 1;
    if (use.count > most) return Math.ceil(counts.getRemainingTTL(network) / 1000);
    if (share && !use.isSharing && use.unshared >= step) void shareUses(network, use, share);
    return 0;
  };
}
