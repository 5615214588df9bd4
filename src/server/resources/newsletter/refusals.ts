/**
 * `hard`: the address is invalid. `soft`: it may work another day. `policy`: the sender rather than the address is
 * refused, for example by a misconfigured relay.
 */
export type Refusal = 'hard' | 'soft' | 'policy';

/** Statuses of a full mailbox, a mail that is too large, and a failed route. */
const temporary = /^5\.(2\.[23]|3\.|4\.)/;

/** The kind of a refusal by its enhanced status (RFC 3463) or, without one, by what the mail server said. */
export function refusalKind(said: string, status = ''): Refusal {
  const precise = /^[45]\.[1-9]/.test(status) ? status : undefined;
  const code = precise ?? /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0] ?? status;
  if (/^5\.7\./.test(code) || /\brelay(ing)?\b/i.test(said)) return 'policy';
  if (code.startsWith('4.') || temporary.test(code)) return 'soft';
  if (!code && /\b4\d\d\b/.test(said)) return 'soft';
  return 'hard';
}
