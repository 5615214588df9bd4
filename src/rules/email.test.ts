import { expect, test } from 'vitest';
import { isEmail, normalEmail } from './email.ts';

test('the domain is stored in lower case, the part before it as typed', () => {
  expect(normalEmail('  Jo.Diver@Example.COM ')).toBe('Jo.Diver@example.com');
});

test('an address needs one @ and a dot in its domain', () => {
  expect(isEmail('jo@example.com.au')).toBe(true);
  for (const text of ['', 'jo', 'jo@example', 'jo@@example.com', 'jo diver@example.com', 'jo@.com'])
    expect(isEmail(text)).toBe(false);
});
