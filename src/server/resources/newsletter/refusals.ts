/**
 * `hard`: the address is invalid. `soft`: a later attempt may succeed. `policy`: the server refuses
 * the sender, for example because of a misconfigured relay.
 */
export type Refusal = 'hard' | 'soft' | 'policy';

/** Statuses of a full mailbox, a mail that is too large, and a failed route. */
const temporary = /^5\.(2\.[23]|3\.|4\.)/;

/** Statuses of a sender without permission or with a wrong address. */
const senderStatus = /^5\.(7\.|1\.[78]$)/;
const senderRefused =
  /\b(spf|dkim|dmarc|spam(haus)?|black ?list(ed)?|block(ed|list(ed)?)|sender (address )?rejected)\b/i;

/** Classifies a refusal by its enhanced status (RFC 3463) or else by the mail server's message. */
export function refusalKind(said: string, status = ''): Refusal {
  const precise = /^[45]\.[1-9]/.test(status) ? status : undefined;
  const code = precise ?? /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(said)?.[0] ?? status;
  if (senderStatus.test(code)) return 'policy';
  if (code.startsWith('5.1.')) return 'hard';
  // Email addresses may contain any word, so they are removed.
  const words = said
    .split(/\s/)
    .filter((word) => !word.includes('@'))
    .join(' ');
  const isVague = !code || code.startsWith('5.0.');
  if (/\brelay(ing)?\b/i.test(words) || (isVague && senderRefused.test(words))) return 'policy';
  if (code.startsWith('4.') || temporary.test(code)) return 'soft';
  if (!code && /\b(4\d\d|552)\b/.test(words)) return 'soft';
  return 'hard';
}
