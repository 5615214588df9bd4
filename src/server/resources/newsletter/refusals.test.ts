import { expect, test } from 'vitest';
import { refusalKind } from './refusals.ts';

test.each([
  ['552 Mailbox full', 'soft'],
  ['452 Try later', 'soft'],
  ['550 No such mailbox', 'hard'],
  ['550 <relay@example.com>: no such user', 'hard'],
  ['550 5.1.1 <relay@example.com>: User unknown in relay recipient table', 'hard'],
  ['553 5.1.8 Domain of sender does not exist', 'policy'],
  ['554 203.4.5.6 blocked using zen.spamhaus.org', 'policy'],
  ['550 5.0.0 Listed at a blocklist', 'policy'],
  ['550 SPF check failed', 'policy'],
  ['550 sender rejected', 'policy'],
  ['550 Relaying denied', 'policy'],
])('“%s” is a %s refusal', (said, kind) => {
  expect(refusalKind(said)).toBe(kind);
});
