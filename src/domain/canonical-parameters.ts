/** Parameters that newsletters and networks add to addresses: utm_source, fbclid, gclid, mc_cid and the like. */
const tracking = /^(utm|mc|hs|mtm|pk|ga)_|clid$|^_/;

/**
 * An address's parameters by name, without those that only tell where a visitor came from: what the server
 * renders a page for, so that the browser finds its data again.
 */
export const canonicalParameters = <Search extends object>(search: Search): Search =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => !tracking.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ) as Search;
