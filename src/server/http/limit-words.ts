import { z } from 'zod';

interface LimitIssue {
  code?: unknown;
  origin?: unknown;
  maximum?: unknown;
  minimum?: unknown;
  input?: unknown;
}

const count = (value: unknown) => Number(value).toLocaleString('en-AU');

/** What to do where a value is past a limit whose schema has no words of its own; undefined for other faults. */
export function limitWords({ code, origin, maximum, minimum, input }: LimitIssue) {
  if (code === 'too_big') {
    if (typeof input === 'string') {
      return `This has ${count(input.length)} characters; ${count(maximum)} are the most we take. Shorten it.`;
    }
    return origin === 'array'
      ? `These are too many: ${count(maximum)} at most.`
      : `This is too much: ${count(maximum)} at most.`;
  }
  if (code !== 'too_small') return undefined;
  if (origin !== 'string' && origin !== 'array')
    return `This is too little: ${count(minimum)} at least.`;
  return Number(minimum) === 1
    ? 'This can not be empty.'
    : `This is too short: ${count(minimum)} at least.`;
}

/** Makes every schema of this process speak so. */
export const speakOfLimits = () => z.config({ customError: (issue) => limitWords(issue) });
