/** Parameters that newsletters and networks add to addresses: utm_source, fbclid, gclid, mc_cid and the like. */
const tracking = /^(utm|mc|hs|mtm|pk|ga)_|clid$|^_/;

/** Drops what only tells where a visitor came from; server and browser find a page's data by the rest. */
export const canonicalParameters = <Search extends object>(search: Search): Search =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => !tracking.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ) as Search;
