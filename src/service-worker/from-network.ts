/** A page that has a copy waits no longer for the network. */
const timeoutMs = 8000;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

async function preloadOrFetch(request: Request, preloaded: Promise<unknown> | undefined) {
  const preload = await preloaded;
  return preload instanceof Response ? preload : fetch(request);
}

/** A page from the network. @returns undefined where it fails or, with a copy at hand, where it answers late or broken */
export async function fromNetwork(
  request: Request,
  preloaded: Promise<unknown> | undefined,
  hasCopy: boolean,
): Promise<Response | undefined> {
  const network = preloadOrFetch(request, preloaded).catch(() => undefined);
  const answer = await (hasCopy ? Promise.race([network, after(timeoutMs)]) : network);
  // A gateway without its server is no answer either.
  return hasCopy && answer && [502, 503, 504].includes(answer.status) ? undefined : answer;
}
