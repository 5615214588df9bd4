import { expect, test } from 'vitest';
import { splitNotice } from './notice.ts';

const long = 'The path has moved to the north of the car park. '.repeat(5).trim();
const reason = 'No diving beneath the old jetty.';

test('a long notice is folded, and a short notice is not', () => {
  const site = { status: null, statusReason: null };
  expect(splitNotice({ ...site, notice: long })).toEqual({
    danger: null,
    rest: long,
    isLong: true,
  });
  expect(splitNotice({ ...site, notice: 'The steps are steep.' }).isLong).toBe(false);
});

test('the reason for a restriction is shown in full before the rest of its notice', () => {
  const site = { status: 'restricted', statusReason: reason };
  const parts = { danger: reason, rest: long, isLong: true };
  expect(splitNotice({ ...site, notice: `${reason} ${long}` })).toEqual(parts);
  expect(splitNotice({ ...site, notice: long })).toEqual(parts);
  expect(splitNotice({ ...site, notice: reason })).toEqual({
    danger: reason,
    rest: null,
    isLong: false,
  });
});

test('a notice with the reason in its middle is not folded, and the reason appears once', () => {
  const notice = `Since May. ${reason} ${long}`;
  expect(splitNotice({ status: 'restricted', statusReason: reason, notice })).toEqual({
    danger: null,
    rest: notice,
    isLong: false,
  });
});

test.each(['closed', 'damaged'])('the notice of a %s site is shown in full', (status) => {
  expect(splitNotice({ status, statusReason: reason, notice: long })).toEqual({
    danger: reason,
    rest: long,
    isLong: false,
  });
});

test('a site without a notice has no parts', () => {
  const none = { danger: null, rest: null, isLong: false };
  expect(splitNotice({ status: 'unknown', statusReason: null, notice: null })).toEqual(none);
});
