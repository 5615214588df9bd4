import { isShut } from './facts.ts';

/** Characters that a phone shows in three lines or a little more; a shorter text is never folded. */
const foldedFrom = 150;

export interface NoticeParts {
  /** The reason why the site is closed or restricted, always shown whole. */
  danger: string | null;
  /** Everything else that the notice says. */
  rest: string | null;
  /** Whether a phone shows three lines of the rest, and more on request. */
  isLong: boolean;
}

/** Splits a notice that begins with the reason for a site's status, so that only the rest of it is ever folded. */
export function splitNotice(site: {
  status: string | null | undefined;
  statusReason: string | null | undefined;
  notice: string | null | undefined;
}): NoticeParts {
  const reason = site.statusReason || null;
  const notice = site.notice || null;
  // A notice that names the reason in its middle is a danger as a whole.
  if (isShut(site.status) || (reason && notice && notice.indexOf(reason) > 0)) {
    const isNamed = reason !== null && notice?.includes(reason);
    return { danger: isNamed ? null : reason, rest: notice, isLong: false };
  }
  const rest = reason && notice ? notice.replace(reason, '').trim() || null : notice;
  return { danger: reason, rest, isLong: (rest?.length ?? 0) > foldedFrom };
}
