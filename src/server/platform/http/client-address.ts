import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Creates a function that returns the rightmost forwarded address which is not a trusted proxy. */
function createAddressReader(trusted: string[]) {
  const ranges = trusted.map((item): Range => {
    if (item.includes('/')) return ipaddr.parseCIDR(item);
    const address = ipaddr.parse(item);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });

  function isTrusted(address: string) {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
  }

  return (socketAddress: string, forwardedFor: string | undefined): string => {
    let address = socketAddress;
    const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
    while (hops.length > 0 && isTrusted(address)) {
      const hop = hops.pop();
      if (!hop || !ipaddr.isValid(hop)) break;
      address = hop;
    }
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
  };
}

export type ReadClient = ReturnType<typeof createClientReader>;

/** Creates a cached function that returns a client's address and the form to be stored. */
export function createClientReader(config: {
  trustedProxies: string[];
  shortenAddresses: boolean;
}) {
  const readAddress = createAddressReader(config.trustedProxies);
  const known = new LRUCache<string, { address: string; recorded: string }>({ max: 2000 });

  return (socketAddress = '127.0.0.1', forwardedFor = '') => {
    // Without forwarding, the key is the socket address, a string that V8 has hashed already.
    const key = forwardedFor ? `${socketAddress} ${forwardedFor}` : socketAddress;
    const before = known.get(key);
    if (before) return before;
    const address = readAddress(socketAddress, forwardedFor || undefined);
    const recorded = config.shortenAddresses ? shortenAddress(address) : address;
    const client = { address, recorded };
    // Only forged headers make longer keys.
    if (key.length < 200) known.set(key, client);
    return client;
  };
}

function networkOf(address: string, bits: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return family.networkAddressFromCIDR(`${parsed.toString()}/${bits[parsed.kind()]}`).toString();
}

/** The network that limits count: an IPv4 address, or the /64 of an IPv6 address, which is one household. */
export const clientNetwork = (address: string) => networkOf(address, { ipv4: 32, ipv6: 64 });

/** Shortens an address to its IPv4 /24 or IPv6 /48, which no longer identifies a household. */
export const shortenAddress = (address: string) => networkOf(address, { ipv4: 24, ipv6: 48 });
