/** The cached response of an address. */
export const inCache = async (name: string, address: string | Request) =>
  (await caches.open(name)).match(address, { ignoreVary: true });
