import { isShut } from './facts.ts';

/** Maximum length of an unfolded text, in characters: a little more than three lines on a phone. */
const foldedFrom = 150;

interface NoticeParts {
  /** The reason why the site is closed or restricted, never folded. */
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
  // A notice is not folded if the site is shut or if the reason is not at its start.
  if (isShut(site.status) || (reason && notice && notice.indexOf(reason) > 0)) {
    const isNamed = reason !== null && notice?.includes(reason);
    return { danger: isNamed ? null : reason, rest: notice, isLong: false };
  }
  const rest = reason && notice ? notice.replace(reason, '').trim() || null : notice;
  return { danger: reason, rest, isLong: (rest?.length ?? 0) > foldedFrom };
}
