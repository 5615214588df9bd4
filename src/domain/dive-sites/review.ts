import { isStale } from '../dates/months.ts';
import type { Hazard } from '../hazards/hazard-kinds.ts';
import { hazardDisagreements } from '../hazards/hazard-mentions.ts';
import { lawKeys, type RuledSite, unsourcedTexts } from './rules.ts';

export interface ReviewedSite extends RuledSite {
  statusAsOf: string | null;
  hazardList: readonly Hazard[] | null;
  provenance: Record<string, { checkedOn: string }> | null;
}

/** 3: an error may lead a diver to a closed site; 2: law and danger; 1: the rest. */
export type Danger = 1 | 2 | 3;

interface ReviewReason {
  field: string;
  danger: Danger;
  /** The date on which the fact was last known or checked; null if unknown. */
  since: string | null;
}

const grave: readonly string[] = ['hazards', 'notice', 'status', ...lawKeys];

/** The facts of a site that are old, undated, contradictory, or dangerous without a source. */
export function reviewReasons(site: ReviewedSite, today: string): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  const { status, statusAsOf } = site;
  if (status && status !== 'unknown' && (!statusAsOf || isStale(statusAsOf, today))) {
    reasons.push({ field: 'status', danger: status === 'open' ? 2 : 3, since: statusAsOf });
  }
  if (status === 'unknown') reasons.push({ field: 'status', danger: 3, since: null });
  if (hazardDisagreements(site).length > 0) {
    reasons.push({ field: 'hazardList', danger: 2, since: null });
  }
  for (const field of unsourcedTexts(site)) reasons.push({ field, danger: 2, since: null });
  for (const [field, { checkedOn }] of Object.entries(site.provenance ?? {})) {
    if (!isStale(checkedOn, today)) continue;
    reasons.push({ field, danger: grave.includes(field) ? 2 : 1, since: checkedOn });
  }
  return reasons;
}

interface DueSite<Site> {
  site: Site;
  reasons: ReviewReason[];
}

const worst = (reasons: readonly ReviewReason[]) =>
  Math.max(...reasons.map(({ danger }) => danger));
const oldest = (reasons: readonly ReviewReason[]) =>
  reasons.map(({ since }) => since ?? '').toSorted()[0] ?? '';

/** The sites with reasons for a review, the most dangerous first, then the oldest. */
export function sitesDueForReview<Site extends ReviewedSite>(
  sites: readonly Site[],
  today: string,
): DueSite<Site>[] {
  return sites
    .map((site) => ({ site, reasons: reviewReasons(site, today) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        worst(other.reasons) - worst(one.reasons) ||
        oldest(one.reasons).localeCompare(oldest(other.reasons)) ||
        one.site.name.localeCompare(other.site.name),
    );
}
