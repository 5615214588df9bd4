import { expect, test } from 'vitest';
import { isEmail, normalEmail, replyAddress } from './addresses.ts';

test('the domain is stored in lower case, and the part before the domain as typed', () => {
  expect(normalEmail('  Jo.Diver@Example.COM ')).toBe('Jo.Diver@example.com');
});

test('an address needs one @ and a dot in its domain', () => {
  expect(isEmail('jo@example.com.au')).toBe(true);
  for (const text of ['', 'jo', 'jo@example', 'jo@@example.com', 'jo diver@example.com', 'jo@.com'])
    expect(isEmail(text)).toBe(false);
});

test('a reply link has the address and subject, with any characters', () => {
  expect(replyAddress('jo+dive@example.com', 'Depth & time? 100%')).toBe(
    'mailto:jo%2Bdive@example.com?subject=Re%3A%20Depth%20%26%20time%3F%20100%25',
  );
  expect(replyAddress('a?cc=b@example.com', '\r\nBcc: x')).toBe(
    'mailto:a%3Fcc%3Db@example.com?subject=Re%3A%20%0D%0ABcc%3A%20x',
  );
});
