import type { Mailing } from '../../../../contract/mailings.ts';
import { countText } from '../../../../domain/text/count-text.ts';
import { siteDate } from '../../ui/site-date.ts';

export const counted = (count: number) => count.toLocaleString('en-AU');

export const subscribers = (count: number) => countText(count, 'subscriber');

export const sentOn = ({ createdAt, recipients }: Mailing) =>
  `Sent on ${siteDate(createdAt, 'dateTime')} to ${subscribers(recipients)}`;

/** E.g. "1,100 delivered to the mail server, 4 failed, 100 waiting". */
export function progressText({ delivered, failed, waiting, dropped, stoppedAt }: Mailing): string {
  const missed = stoppedAt ? 'not sent' : 'unsubscribed meanwhile';
  return [
    `${counted(delivered)} delivered to the mail server`,
    `${counted(failed)} failed`,
    `${counted(waiting)} waiting`,
    ...(dropped > 0 ? [`${counted(dropped)} ${missed}`] : []),
  ].join(', ');
}

/** @param perMinute mails in a minute */
export function durationText(count: number, perMinute: number): string {
  const minutes = Math.ceil(count / perMinute);
  if (minutes <= 1) return 'within a minute or so';
  if (minutes < 90) return `in about ${minutes} minutes`;
  return `in about ${Math.round(minutes / 60)} hours`;
}
