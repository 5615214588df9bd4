import { expect, test } from 'vitest';
import type { Mailing } from '../../../../contract/mailings.ts';
import { durationText, planText, progressText, sentOn } from './mailing-text.ts';

const mailing: Mailing = {
  ...{ id: 1, resource: 'articles', recordId: 7, state: 'sending', segment: {}, names: {} },
  ...{ sendAt: null, withPost: false, begunAt: '2026-11-21T00:00:00.000Z', problem: null },
  round: 1,
  subject: 'Winter',
  createdAt: '2026-11-21T00:00:00.000Z',
  stoppedAt: null,
  recipients: 1204,
  delivered: 1100,
  failed: 4,
  waiting: 100,
  ...{ dropped: 0, bounced: 0, complained: 0, unsubscribed: 0 },
};

test('the texts about a mailing contain its recipients and its progress', () => {
  expect(sentOn(mailing)).toContain('to 1,204 subscribers');
  expect(sentOn({ ...mailing, recipients: 1 })).toContain('to 1 subscriber');
  expect(progressText(mailing)).toBe('1,100 delivered to the mail server, 4 failed, 100 waiting');
  expect(progressText({ ...mailing, waiting: 98, dropped: 2 })).toContain(
    '2 unsubscribed or paused meanwhile',
  );
  expect(progressText({ ...mailing, bounced: 3, complained: 1, unsubscribed: 2 })).toContain(
    '3 bounced later, 1 reported as unwanted, 2 left by its link',
  );
  const stopped = { ...mailing, stoppedAt: mailing.createdAt, waiting: 0, dropped: 100 };
  expect(progressText(stopped)).toContain('100 not sent');
});

test('the texts about a mailing contain its segment', () => {
  const segment = { joinedSince: '2026-11-01', tag: 'Wrecks', region: 'eden', clickedIn: '3' };
  const some = { ...mailing, segment, names: { region: 'Eden', clickedIn: 'June' } };
  expect(sentOn(some)).toMatch(
    /to 1,204 subscribers \(joined since 1 November 2026, with the tag “Wrecks”, diving in Eden, followed a link of “June”\)$/,
  );
  expect(planText({ ...some, begunAt: null })).toMatch(
    /^Goes out when this goes public, to subscribers of then \(joined since/,
  );
  expect(planText(mailing)).toContain('to everybody who is subscribed then');
});

test('the duration of a mailing is in minutes or hours', () => {
  expect(durationText(60, 60)).toBe('within a minute or so');
  expect(durationText(1204, 60)).toBe('in about 21 minutes');
  expect(durationText(10_000, 60)).toBe('in about 3 hours');
});
