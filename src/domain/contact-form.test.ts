import { expect, test } from 'vitest';
import { findContactFaults } from './contact-form.ts';

const filled = { name: 'Jo', email: 'jo@example.com', subject: 'Hello', message: '1234567890' };

test('a message of ten characters may be sent', () => {
  expect(findContactFaults(filled)).toEqual({});
});

test('each field that breaks its limit is named; blanks do not count', () => {
  const faults = findContactFaults({
    name: 'x'.repeat(101),
    email: 'jo@',
    subject: '   ',
    message: ' 123456789 ',
  });
  expect(Object.keys(faults)).toEqual(['name', 'email', 'subject', 'message']);
});
