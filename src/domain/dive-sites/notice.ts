import { isShut } from './facts.ts';

/** Characters that fit a little more than three lines of a phone; a shorter text is never folded. */
const foldedFrom = 150;

interface NoticeParts {
  /** The reason why the site is closed or restricted, always shown whole. */
  danger: string | null;
  /** The remainder of the notice. */
  rest: string | null;
  /** Whether a phone folds the rest to three lines. */
  isLong: boolean;
}

/** Splits a notice after the reason for a site's status, so that only the rest is folded. */
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
