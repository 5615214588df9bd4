import { type BrokenRule, brokenRules, isFeaturedShut } from '../../../domain/dive-sites/rules.ts';
import type { Row } from '../../platform/database/tables.ts';
import { toDiveSite } from '../../resources/dive-sites/read.ts';
import { knownSides, sideColumns } from '../../resources/dive-sites/sheltered-sides.ts';
import type { ContentRow } from './catalogue-records.ts';
import type { SeededResource } from './seeded-resources.ts';

const toSite = (row: Record<string, unknown>) => toDiveSite(row as unknown as Row<'diveSites'>);

/** The rules of dive sites and products that a changed row breaks, unlike the previous row. */
export function newlyBroken(
  resource: SeededResource,
  before: ContentRow,
  after: Record<string, unknown>,
): BrokenRule[] {
  if (resource === 'products') {
    const isHidden = after.featured === 1 && after.published !== 1;
    const message = 'Only a published product can be featured.';
    return isHidden && before.featured !== 1 ? [{ field: 'featured', message }] : [];
  }
  if (resource !== 'dive-sites') return [];
  const [earlier, later] = [toSite(before), toSite(after)];
  const known = new Set(brokenRules(earlier).map(({ field }) => field));
  const broken = brokenRules(later).filter(({ field }) => !known.has(field));
  if (!isFeaturedShut(later) || isFeaturedShut(earlier)) return broken;
  const field = earlier.featured ? 'status' : 'featured';
  return [...broken, { field, message: 'A closed or damaged site is not featured.' }];
}

/**
 * The columns to write in a row. A dive site's columns include its sheltered sides, which are null
 * until `startMeasuring` measures a new position.
 */
export function withSides<Columns extends Record<string, unknown>>(
  resource: SeededResource,
  row: Record<string, unknown>,
  columns: Columns,
): Columns {
  if (resource !== 'dive-sites' || !sideColumns.some((column) => column in columns)) return columns;
  return { ...columns, ...knownSides(toSite({ ...row, ...columns })) };
}
