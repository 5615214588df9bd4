import { createHash, randomBytes } from 'node:crypto';
import {
  maxAgeMs,
  minAgeMs,
  puzzleCount,
  puzzleText,
  solvesPuzzle,
} from '../../../domain/reports/proof.ts';
import { isSameSecret, openKeyedHash } from '../../platform/auth/secrets.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { countRequest } from '../../platform/http/rate-limit.ts';

type ProofServices = Pick<Services, 'database' | 'clock'>;

const expired = 'The form has expired. Please send it again.';

/** Computes a hash with a key that is stored in the database. */
export async function keyedHash(services: DatabaseReader, text: string) {
  return (await openKeyedHash(services, 'reports'))(text);
}

/** Issues a signed challenge with its time. The server stores a challenge only once it is used. */
export async function issueChallenge(services: ProofServices): Promise<string> {
  const body = `${services.clock().getTime().toString(36)}.${randomBytes(8).toString('hex')}`;
  return `${body}.${await keyedHash(services, body)}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Accepts a proof once. @throws 403 if it is forged, unsolved, too young, too old or used */
export async function takeProof(
  services: ProofServices,
  challenge: string,
  nonces: readonly number[],
) {
  const [issued = '', random = '', signature = ''] = challenge.split('.');
  const expected = await keyedHash(services, `${issued}.${random}`);
  if (!isSameSecret(signature, expected)) throw forbidden(expired);
  const age = services.clock().getTime() - Number.parseInt(issued, 36);
  if (age < minAgeMs || age > maxAgeMs) throw forbidden(expired);
  const isSolved =
    nonces.length === puzzleCount &&
    nonces.every((nonce, index) => solvesPuzzle(sha256(puzzleText(challenge, index, nonce))));
  if (!isSolved) throw forbidden(expired);
  const { count } = await countRequest(services, `report-proof:${random}`, maxAgeMs / 60_000);
  if (count > 1) throw forbidden(expired);
}
