import { expect, test } from 'vitest';
import { operatorLine } from './operator-line.ts';

test('the operator line names the known parts, and is empty without a legal entity', () => {
  const whole = {
    legalEntity: 'Example Pty Ltd',
    abn: '51 824 753 556',
    postalAddress: 'PO Box 1',
  };
  expect(operatorLine('Site', whole)).toBe(
    'Site is run by Example Pty Ltd, ABN 51 824 753 556, PO Box 1.',
  );
  expect(operatorLine('Site', { ...whole, abn: '' })).toBe(
    'Site is run by Example Pty Ltd, PO Box 1.',
  );
  expect(operatorLine('Site', { ...whole, legalEntity: '' })).toBe('');
});
