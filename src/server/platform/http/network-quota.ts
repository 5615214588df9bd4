import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-address.ts';

const mostNetworks = 20_000;

/** Tells whether an address is a visitor's, and not this machine's or that of a proxy nobody named in TRUST_PROXY. */
const isVisitors = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Counts in the memory of this instance, so that counting costs less than what it bounds. */
export function createNetworkQuota(most: number, windowMs: number) {
  const counts = new LRUCache<string, { count: number }>({ max: mostNetworks, ttl: windowMs });

  /** Counts one use. @returns how many seconds the network has to wait, or 0 */
  return function secondsToWait(address: string): number {
    if (!isVisitors(address)) return 0;
    const network = clientNetwork(address);
    const use = counts.get(network) ?? { count: 0 };
    if (use.count === 0) counts.set(network, use);
    use.count += 1;
    return use.count <= most ? 0 : Math.ceil(counts.getRemainingTTL(network) / 1000);
  };
}
