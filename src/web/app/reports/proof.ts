import { apiPaths } from '../../../contract/api-paths.ts';
import { maxAgeMs, minAgeMs, solve } from '../../../domain/reports/proof.ts';

const encoder = new TextEncoder();

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

async function makeProof() {
  const answer = await fetch(`${apiPaths.reports}/challenge`, {
    method: 'POST',
    signal: AbortSignal.timeout(15_000),
  });
  // Counted from the response, so that the challenge is never older here than on the server.
  const begun = Date.now();
  if (!answer.ok) throw new Error('No challenge');
  const { challenge } = (await answer.json()) as { challenge: string };
  return { begun, proof: { challenge, nonces: await solve(challenge, digest) } };
}

let prepared: ReturnType<typeof makeProof> | undefined;

/** Solves the challenge while the visitor types. */
export function prepareProof() {
  prepared ??= makeProof();
  prepared.catch(() => {
    prepared = undefined;
  });
}

/** Returns an unused proof of work. @throws if no challenge can be fetched */
export async function takeProof() {
  prepareProof();
  const mine = prepared;
  prepared = undefined;
  let made = await (mine ?? makeProof());
  if (Date.now() - made.begun > maxAgeMs * 0.9) made = await makeProof();
  const wait = minAgeMs + 100 - (Date.now() - made.begun);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return made.proof;
}
