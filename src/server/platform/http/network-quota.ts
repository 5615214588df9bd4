import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-address.ts';
import type { Services } from './context.ts';
import { countRequest } from './rate-limit.ts';

const maxNetworks = 20_000;
/** The fraction of a quota that an instance counts before it reports to the others. */
const sharedStep = 0.01;

/** Whether an address is public. Other addresses are those of this server or of proxies missing in TRUST_PROXY. */
const isVisitors = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

type Share = (network: string, uses: number) => Promise<{ count: number }>;

/** Sums the counts of instances on PostgreSQL; undefined on SQLite, which has one instance. */
export const shareCounts = (
  services: Pick<Services, 'database' | 'clock'>,
  name: string,
  windowMs: number,
): Share | undefined =>
  services.database.engine === 'sqlite'
    ? undefined
    : (network, uses) => countRequest(services, `${name}:${network}`, windowMs / 60_000, uses);

interface Use {
  /** Last known sum of all instances. */
  count: number;
  unshared: number;
  /** True during a report, because two concurrent reports would lose uses. */
  isSharing: boolean;
}

/** Creates a quota per network, counted in memory. @param share reports counts to the other instances */
export function createNetworkQuota(most: number, windowMs: number, share?: Share) {
  // `max` would allocate memory for all networks at the start.
  const counts = new LRUCache<string, Use>({
    maxSize: maxNetworks,
    sizeCalculation: () => 1,
    ttl: windowMs,
  });
  const step = Math.ceil(most * sharedStep);

  async function reportUses(network: string, use: Use, report: Share) {
    const uses = use.unshared;
    use.unshared = 0;
    use.isSharing = true;
    // Each instance counts separately while the database is unavailable.
    const shared = await report(network, uses).catch(() => undefined);
    use.isSharing = false;
    if (shared) use.count = shared.count + use.unshared;
  }

  /** Counts one use. @returns the seconds that the network must wait, or 0 */
  return function secondsToWait(address: string): number {
    if (!isVisitors(address)) return 0;
    const network = clientNetwork(address);
    const use = counts.get(network) ?? { count: 0, unshared: 0, isSharing: false };
    if (use.count === 0) counts.set(network, use);
    use.count += 1;
    use.unshared += 1;
    if (use.count > most) return Math.ceil(counts.getRemainingTTL(network) / 1000);
    if (share && !use.isSharing && use.unshared >= step) void reportUses(network, use, share);
    return 0;
  };
}
