/** Maximum wait for the network if there is a copy. */
const timeoutMs = 8000;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function preloadOrFetch(request: Request, preloaded: Promise<unknown> | undefined) {
  const preload = await preloaded;
  return preload instanceof Response ? preload : fetch(request);
}

/** A page from the network. @returns undefined if it fails or, with a copy, if it is late or a gateway error */
export async function fromNetwork(
  request: Request,
  preloaded: Promise<unknown> | undefined,
  hasCopy: boolean,
): Promise<Response | undefined> {
  const network = preloadOrFetch(request, preloaded).catch(() => undefined);
  const answer = await (hasCopy ? Promise.race([network, after(timeoutMs)]) : network);
  // An error of a gateway without its server counts as a failure.
  return hasCopy && answer && [502, 503, 504].includes(answer.status) ? undefined : answer;
}
