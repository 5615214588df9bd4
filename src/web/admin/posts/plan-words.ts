import { siteTime } from '../../../domain/dates.ts';
import { site } from '../../site.ts';

export type PlannedField = 'publishedAt' | 'publishAt' | 'unpublishAt';

const plannedFields: ReadonlySet<string> = new Set<PlannedField>([
  'publishedAt',
  'publishAt',
  'unpublishAt',
]);

export const planInWords = ({ publishAt }: Record<PlannedField, string>) =>
  publishAt ? `Goes public on ${siteTime(publishAt, site.timeZone)}.` : undefined;

/** Times by the site's clock, not as they are stored. */
export function postValueInWords(field: string, value: string): string {
  if (plannedFields.has(field)) return value ? siteTime(value, site.timeZone) : 'No time';
  if (field === 'noindex') return value ? 'Yes' : 'No';
  return value;
}
