import type { Transaction } from 'kysely';
import { paths } from '../../../contract/paths.ts';
import { urgentFields } from '../../../domain/catalogue/merge.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { mailOwner } from '../../platform/mail/owner-mail.ts';
import { type ContentRow, recordName } from './catalogue-records.ts';
import { fieldLabel } from './field-text.ts';
import type { SeededResource } from './seeded-resources.ts';

/** A field that the release changed, but that still has the owner's value. */
export interface Difference {
  resource: SeededResource;
  row: ContentRow;
  field: string;
}

const maxNamed = 40;

/** Mails the owner the safety facts that differ between the release and the site, if any. */
export async function mailDifferences(
  services: Pick<Services, 'config' | 'clock'>,
  transaction: Transaction<Tables>,
  differences: readonly Difference[],
) {
  const urgent = differences
    .filter(({ field }) => urgentFields.includes(field))
    .sort((one, other) => urgentFields.indexOf(one.field) - urgentFields.indexOf(other.field));
  if (urgent.length === 0) return;
  const lines = urgent
    .slice(0, maxNamed)
    .map(({ resource, row, field }) => `${recordName(resource, row)}: ${fieldLabel(field)}`);
  if (urgent.length > maxNamed) lines.push(`And ${urgent.length - maxNamed} more.`);
  const subject =
    urgent.length === 1
      ? 'A safety fact of a dive site differs from the new release'
      : `${urgent.length} safety facts of dive sites differ from the new release`;
  const href = new URL(paths.adminTab('catalogue'), services.config.siteUrl).href;
  await mailOwner(
    services,
    transaction,
    subject,
    [
      'The new release of the catalogue says something else than you do about facts that divers rely on. What you say stays until you decide.',
      lines.join('\n'),
      { link: 'Compare them in the admin', href, main: true },
    ],
    'Sent by your site when it took the catalogue of a new release.',
  );
}
