import type { Mailing, MailingState, Segment } from '../../../../contract/mailings.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { countText } from '../../../../domain/text/count-text.ts';
import { site } from '../../../app/site.ts';
import { siteDate } from '../../ui/site-date.ts';

export const counted = (count: number) => count.toLocaleString('en-AU');

export const subscribers = (count: number) => countText(count, 'subscriber');

export const stateLabels: Record<MailingState, string> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
  'not sent': 'Not sent',
};

/** E.g. "who joined since 1 November 2026"; empty for everybody. */
export const segmentText = ({ joinedSince, tag, clickedSince, clickedIn, region }: Segment) =>
  [
    ...(joinedSince ? [`who joined since ${partialDateText(joinedSince)}`] : []),
    ...(tag ? [`with the tag “${tag}”`] : []),
    ...(region ? [`who dive in ${region.replaceAll('-', ' ')}`] : []),
    ...(clickedSince ? [`who followed a link since ${partialDateText(clickedSince)}`] : []),
    ...(clickedIn ? ['who followed a link of one earlier mail'] : []),
  ].join(', ');

export const sentOn = ({ createdAt, begunAt, recipients, segment }: Mailing) =>
  [`Sent on ${siteDate(begunAt ?? createdAt, 'dateTime')} to ${subscribers(recipients)}`]
    .concat(segmentText(segment) || [])
    .join(' ');

/** A sentence on the time and recipients of a planned mailing. */
export function planText({ sendAt, segment }: Mailing): string {
  const whom = segmentText(segment) || 'to everybody who is subscribed then';
  return sendAt
    ? `Goes out on ${siteTime(sendAt, site.timeZone)}, ${whom}`
    : `Goes out when this goes public, ${whom}`;
}

/** E.g. "1,100 delivered to the mail server, 4 failed, 100 waiting". */
export function progressText(mailing: Mailing): string {
  const { delivered, failed, waiting, dropped, stoppedAt } = mailing;
  const { bounced, complained, unsubscribed } = mailing;
  const missed = stoppedAt ? 'not sent' : 'unsubscribed or paused meanwhile';
  return [
    `${counted(delivered)} delivered to the mail server`,
    `${counted(failed)} failed`,
    `${counted(waiting)} waiting`,
    ...(bounced > 0 ? [`${counted(bounced)} bounced later`] : []),
    ...(complained > 0 ? [`${counted(complained)} reported as unwanted`] : []),
    ...(unsubscribed > 0 ? [`${counted(unsubscribed)} left by its link`] : []),
    ...(dropped > 0 ? [`${counted(dropped)} ${missed}`] : []),
  ].join(', ');
}

/** The outcome of a mailing so far, in a sentence. */
export function statusText(mailing: Mailing): string {
  const { state, problem, begunAt, stoppedAt } = mailing;
  if (state === 'not sent') return `It did not go out: ${problem}`;
  if (state === 'scheduled') return `${planText(mailing)}.`;
  const stopped = stoppedAt ? ` Stopped on ${siteDate(stoppedAt, 'dateTime')}.` : '';
  if (stoppedAt && !begunAt) return `Planned, and called off.${stopped}`;
  const paused = state === 'paused' ? ' Paused: nothing more goes out until you go on.' : '';
  return `${sentOn(mailing)}: ${progressText(mailing)}.${paused}${stopped}`;
}

/** @param perMinute mails in a minute */
export function durationText(count: number, perMinute: number): string {
  const minutes = Math.ceil(count / perMinute);
  if (minutes <= 1) return 'within a minute or so';
  if (minutes < 90) return `in about ${minutes} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
}
