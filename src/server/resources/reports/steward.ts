import { randomBytes } from 'node:crypto';
import type { StewardLink } from '../../../contract/new-report.ts';
import { paths } from '../../../contract/paths.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { isSameSecret } from '../../platform/auth/secrets.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { keyedHash } from './proof.ts';
import type { ReportedRecords } from './records.ts';

const secretName = (siteId: number) => `steward:${siteId}`;

/** Computes the key of a steward's link. @returns undefined if the site has no link */
async function readKey(services: DatabaseReader, siteId: number, name: string) {
  const query = services.database.selectFrom('secrets').select('value');
  const row = await query.where('name', '=', secretName(siteId)).executeTakeFirst();
  return row && keyedHash(services, `steward:${siteId}:${row.value}:${name}`);
}

/** Finds the steward by the key of their link. @returns undefined if the key is not valid */
export async function findSteward(
  services: DatabaseReader,
  records: ReportedRecords,
  siteId: number,
  key: string,
): Promise<string | undefined> {
  const name = (await records.find('dive-sites', String(siteId)))?.steward;
  if (!name) return undefined;
  const expected = await readKey(services, siteId, name);
  return expected && isSameSecret(key, expected) ? name : undefined;
}

/** Reads the link of a site's steward. @throws 404 */
export async function readStewardLink(
  services: Services,
  records: ReportedRecords,
  siteId: number,
): Promise<StewardLink> {
  const site = await records.find('dive-sites', String(siteId));
  if (!site) throw notFound('Dive site not found');
  const key = site.steward && (await readKey(services, siteId, site.steward));
  if (!key) return { link: null };
  return { link: `${services.config.siteUrl}${paths.diveSite(siteId)}#steward=${key}` };
}

/** Replaces or revokes a steward's link. @throws 404; 409 if the site has no steward */
export async function changeStewardLink(
  services: Services,
  records: ReportedRecords,
  siteId: number,
  change: 'renew' | 'revoke',
  actor: Actor,
): Promise<StewardLink> {
  const site = await records.find('dive-sites', String(siteId));
  if (!site) throw notFound('Dive site not found');
  if (change === 'renew' && !site.steward) throw conflict('Name the steward and save first.');
  await services.database.transaction().execute(async (transaction) => {
    const name = secretName(siteId);
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
    if (change === 'renew') {
      const value = randomBytes(16).toString('hex');
      await transaction.insertInto('secrets').values({ name, value }).execute();
    }
    const action = change === 'renew' ? 'steward_link_made' : 'steward_link_revoked';
    const entry = { action, resource: 'dive-sites', details: site.title } as const;
    await audit({ database: transaction, clock: services.clock }, { ...actor, ...entry });
  });
  return readStewardLink(services, records, siteId);
}
