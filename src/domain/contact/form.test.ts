import { expect, test } from 'vitest';
import { validateContactForm } from './form.ts';

const filled = { name: 'Jo', email: 'jo@example.com', subject: 'Hello', message: '1234567890' };

test('a message of ten characters is valid', () => {
  expect(validateContactForm(filled)).toEqual({});
});

test('each field outside its limits gets an error, and surrounding blanks do not count', () => {
  const errors = validateContactForm({
    name: 'x'.repeat(101),
    email: 'jo@',
    subject: '   ',
    message: ' 123456789 ',
  });
  expect(Object.keys(errors)).toEqual(['name', 'email', 'subject', 'message']);
});

test('a name or subject with line breaks or control characters gets an error, but a message does not', () => {
  for (const broken of ['Jo\r\nBcc: all@example.com', 'a\u2028b', 'a\tb', 'a\0b']) {
    const errors = validateContactForm({ ...filled, name: broken, subject: broken });
    expect(Object.keys(errors)).toEqual(['name', 'subject']);
    expect(errors.name).toMatch(/one line/);
  }
  expect(validateContactForm({ ...filled, message: 'First line\nsecond line' })).toEqual({});
  expect(validateContactForm({ ...filled, name: ' Zoë Ó Briain \n' })).toEqual({});
});
