import { expect, test } from 'vitest';
import { loadContactValidation } from './contact-form.ts';

const filled = { name: 'Jo', email: 'jo@example.com', subject: 'Hello', message: '1234567890' };

test('a message of ten characters may be sent', () => {
  expect(loadContactValidation(filled)).toEqual({});
});

test('each field that breaks its limit is named; blanks do not count', () => {
  const errors = loadContactValidation({
    name: 'x'.repeat(101),
    email: 'jo@',
    subject: '   ',
    message: ' 123456789 ',
  });
  expect(Object.keys(errors)).toEqual(['name', 'email', 'subject', 'message']);
});
