import { createHash, randomUUID } from 'node:crypto';
import { minAgeMs, puzzleCount, puzzleText, solvesPuzzle } from '../../src/domain/reports/proof.ts';
import type { TestApp } from './both-databases.ts';

/** Like `solve`, without the asynchronous digest of a browser. */
function solveAtOnce(challenge: string) {
  return Array.from({ length: puzzleCount }, (_, index) => {
    for (let nonce = 0; ; nonce += 1) {
      const text = puzzleText(challenge, index, nonce);
      if (solvesPuzzle(createHash('sha256').update(text).digest())) return nonce;
    }
  });
}

type Sender = Pick<TestApp, 'anonymous' | 'passMinutes'>;

/** A solved challenge, old enough to be used. */
export async function solvedChallenge({ anonymous, passMinutes }: Sender) {
  const answer = await anonymous('/api/reports/challenge', { method: 'POST' });
  const { challenge } = (await answer.json()) as { challenge: string };
  passMinutes(minAgeMs / 60_000);
  return { challenge, nonces: solveAtOnce(challenge) };
}

/** Sends a report like a browser. @param from the sender's address, behind a trusted proxy */
export async function sendReport(app: Sender, fields: object, from = '203.0.113.1') {
  const body = {
    id: randomUUID(),
    resource: 'dive-sites',
    day: '2026-11-20',
    ...(await solvedChallenge(app)),
    ...fields,
  };
  return app.anonymous('/api/reports', {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': from },
  });
}
