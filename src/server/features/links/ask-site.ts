import {
  type Asking,
  mostHops,
  PrivateAddress,
  redirectTarget,
  requestPublic,
} from '../../platform/outbound/public-request.ts';

/**
 * Result of a request to another site. `dead`: its page or its host does not exist. `failed`: no answer, or an
 * error of that site. `refused`: the site answers people but not programs. `private`: no address of the public web.
 */
export interface LinkAnswer {
  outcome: 'ok' | 'dead' | 'failed' | 'refused' | 'private';
  /** Of HTTP; null without an answer. */
  status: number | null;
}

const timeoutMs = 15_000;

/** Follows redirects. @returns the last status */
async function follow(method: 'HEAD' | 'GET', address: string, asking: Asking): Promise<number> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const answer = await requestPublic(method, url, asking);
    // The head says all; a film behind the link is not fetched.
    answer.destroy();
    const target = redirectTarget(url, answer);
    if (!target) return answer.statusCode ?? 0;
    url = target;
  }
  return 310;
}

function linkOutcome(status: number): LinkAnswer['outcome'] {
  if (status === 404 || status === 410) return 'dead';
  if (status >= 500) return 'failed';
  return status >= 200 && status < 300 ? 'ok' : 'refused';
}

const isNoSuchHost = (error: unknown) => (error as { code?: unknown }).code === 'ENOTFOUND';

/**
 * Asks a page of another site whether it is there: HEAD, and GET where HEAD is not answered well.
 * @param signal ends it early; that throws
 */
export async function askSite(
  address: string,
  { signal, ...options }: Omit<Asking, 'signal' | 'accept'> & { signal?: AbortSignal | undefined },
): Promise<LinkAnswer> {
  const asking = () => ({
    ...options,
    accept: 'text/html,*/*;q=0.8',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  try {
    let status = await follow('HEAD', address, asking()).catch((error: unknown) => {
      if (error instanceof PrivateAddress || isNoSuchHost(error)) throw error;
      return 0;
    });
    // Asking again at once is what a site that limits programs does not want.
    if (linkOutcome(status) !== 'ok' && status !== 429)
      status = await follow('GET', address, asking());
    return { outcome: linkOutcome(status), status };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof PrivateAddress) return { outcome: 'private', status: null };
    return { outcome: isNoSuchHost(error) ? 'dead' : 'failed', status: null };
  }
}
