import { setImmediate as immediately } from 'node:timers/promises';
import { recordPaths } from '../../../contract/paths.ts';
import { hasCapability, type Resource } from '../../../contract/resources.ts';
import { settingGroupKeys, settingGroups } from '../../../contract/settings/groups/groups.ts';
import { parseJson } from '../../../domain/catalogue/values.ts';
import { shopAddressKey } from '../../../domain/publishing/shop-address.ts';
import { batchesById } from '../../platform/database/batches.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import { recordTitle } from '../../platform/history/records.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { extractLinks, mayHoldLink, type TextLink } from './extract.ts';

/** A link of a public text. */
interface PublishedLink extends TextLink {
  resource: Resource;
  id: number;
  title: string;
  /** A path of this site or an address of another site, without its fragment. */
  url: string;
}

const linkedResources = [
  'articles',
  'reviews',
  'pages',
  'products',
  'locations',
  'dive-sites',
] as const;
/** Pictures and films are checked where they are chosen. */
const pictureField = /image|picture|thumbnail|^(films?|poster|src|stills?)$/i;
/** Rows per statement. */
const batch = 100;
/** The maximum length that fits every index. */
const maxLength = 2000;

/** @returns undefined for a fragment of the same page, a non-web address or a too long address */
function linkTarget(href: string, siteUrl: string, base: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  const url = URL.parse(href, siteUrl + base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  const target = url.origin === new URL(siteUrl).origin ? url.pathname + url.search : url.href;
  return target.length > maxLength ? undefined : target;
}

// The register's `movedTo` is shown only to the owner.
const isLinked = (name: string) => name !== 'movedTo' && !pictureField.test(name);

const readJson = (value: unknown) =>
  typeof value === 'string' && /^[[{]/.test(value) && mayHoldLink(value) ? parseJson(value) : value;

const recordPath = (resource: Resource, row: { id: number; slug?: unknown }) =>
  hasCapability(resource, 'pages')
    ? recordPaths[resource](String(hasCapability(resource, 'slug') ? row.slug : row.id))
    : '/';

async function linksOfResource(
  { database, config }: Pick<Services, 'database' | 'config'>,
  resource: (typeof linkedResources)[number] | 'shop-links',
): Promise<PublishedLink[]> {
  const found: PublishedLink[] = [];
  const batches = batchesById<{ id: number } & Record<string, unknown>>(batch, (after) =>
    database
      .selectFrom(resourceTables[resource])
      .selectAll()
      .where('id', '>', after)
      .$if(hasCapability(resource, 'published'), (query) => query.where('published', '=', 1))
      .orderBy('id')
      .limit(batch)
      .execute(),
  );
  for await (const rows of batches) {
    const fields = Object.keys(rows[0] ?? {}).filter(isLinked);
    for (const row of rows) {
      const title = recordTitle(resource, row);
      const links = fields.flatMap((name) => extractLinks(readJson(row[name]), name));
      for (const link of links) {
        const url = linkTarget(link.href, config.siteUrl, recordPath(resource, row));
        if (url) found.push({ ...link, url, resource, id: row.id, title });
      }
    }
    // Other requests run between the batches.
    await immediately();
  }
  return found;
}

const plainFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plainFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isLinked(name))
      .map(([name, item]) => [name, plainFields(item)]),
  );
};

async function linksOfSettings(settings: Settings, siteUrl: string): Promise<PublishedLink[]> {
  const values = await settings.values();
  // The addresses in this group are terms of schema.org, which no page shows.
  const linked = settingGroupKeys.filter((key) => key !== 'structured-data');
  return linked.flatMap((key) =>
    extractLinks(plainFields(values[key]), key).flatMap((link) => {
      const url = linkTarget(link.href, siteUrl, '/');
      const { id, label } = settingGroups[key];
      return url ? { ...link, url, resource: 'settings', id, title: label } : [];
    }),
  );
}

async function readReplacedKeys(
  { database }: DatabaseReader,
  current: ReadonlySet<string | undefined>,
) {
  const rows = await database.selectFrom('shopLinkAddresses').select('key').execute();
  return new Set(rows.map(({ key }) => key).filter((key) => !current.has(key)));
}

/** Every link of the public texts that the owner can edit, in the order of their records. */
export async function listPublishedLinks(
  services: Pick<Services, 'database' | 'config'>,
  settings: Settings,
): Promise<PublishedLink[]> {
  const lists: PublishedLink[][] = [];
  for (const resource of linkedResources) lists.push(await linksOfResource(services, resource));
  lists.push(await linksOfSettings(settings, services.config.siteUrl));
  const register = await linksOfResource(services, 'shop-links');
  const current = new Set(register.map(({ url }) => shopAddressKey(url)));
  const replaced = await readReplacedKeys(services, current);
  // A former address in a text redirects readers to the current address of the register.
  const inTexts = lists.flat().filter(({ url }) => !replaced.has(shopAddressKey(url) ?? ''));
  const seen = new Set(inTexts.map(({ url }) => url));
  return [...inTexts, ...register.filter(({ url }) => !seen.has(url))];
}
