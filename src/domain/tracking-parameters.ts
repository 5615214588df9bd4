/** Parameters that newsletters and networks add to addresses: utm_source, fbclid, gclid, mc_cid and the like. */
const tracking = /^(utm|mc|hs|mtm|pk|ga)_|clid$|^_/;

/** An address's parameters without those that only tell where a visitor came from. */
export const withoutTracking = <Search extends object>(search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !tracking.test(name))) as Search;
