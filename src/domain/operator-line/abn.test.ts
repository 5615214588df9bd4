import { expect, test } from 'vitest';
import { isAbn } from './operator-line.ts';

test.each(['51 824 753 556', '51824753556'])('"%s" is an ABN', (text) =>
  expect(isAbn(text)).toBe(true),
);

test.each(['', '51 824 753 557', '5182475355', '01824753556', 'ABN 51824753556'])(
  '"%s" is not an ABN',
  (text) => expect(isAbn(text)).toBe(false),
);
