import type { Mailing, MailingState } from '../../../../contract/mailings.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { countText } from '../../../../domain/text/format.ts';
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

/** E.g. "joined since 1 November 2026, diving in Sydney"; empty for everybody. */
const segmentText = ({ segment, names }: Pick<Mailing, 'segment' | 'names'>) =>
  [
    segment.joinedSince && `joined since ${partialDateText(segment.joinedSince)}`,
    segment.tag && `with the tag “${segment.tag}”`,
    segment.region && `diving in ${names.region ?? segment.region}`,
    segment.clickedSince && `followed a link since ${partialDateText(segment.clickedSince)}`,
    segment.clickedIn && `followed a link of “${names.clickedIn ?? segment.clickedIn}”`,
  ]
    .filter(Boolean)
    .join(', ');

const inBrackets = (text: string) => text && ` (${text})`;

export const sentOn = (mailing: Mailing) => {
  const { createdAt, begunAt, recipients } = mailing;
  const time = siteDate(begunAt ?? createdAt, 'dateTime');
  return `Sent on ${time} to ${subscribers(recipients)}${inBrackets(segmentText(mailing))}`;
};

/** A sentence on the time and recipients of a planned mailing. */
export function planText(mailing: Mailing): string {
  const { sendAt } = mailing;
  const when = sendAt ? `on ${siteTime(sendAt, site.timeZone)}` : 'when this goes public';
  const some = segmentText(mailing);
  const whom = some ? `to subscribers of then (${some})` : 'to everybody who is subscribed then';
  return `Goes out ${when}, ${whom}`;
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
    bounced > 0 && `${counted(bounced)} bounced later`,
    complained > 0 && `${counted(complained)} reported as unwanted`,
    unsubscribed > 0 && `${counted(unsubscribed)} left by its link`,
    dropped > 0 && `${counted(dropped)} ${missed}`,
  ]
    .filter(Boolean)
    .join(', ');
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
