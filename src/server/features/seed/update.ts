import type { Transaction } from 'kysely';
import { isSameField } from '../../../domain/catalogue/merge.ts';
import { readValues, type Values } from '../../../domain/catalogue/values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { readSeedSurveys } from '../../platform/seed/species.ts';
import { storeSurveys } from '../../resources/species/store.ts';
import { type Addition, addRecords, findOwnRecord } from './add-records.ts';
import {
  addLink,
  type CatalogueRecord,
  type ContentRow,
  insertCatalogueRecords,
  readRecords,
  readRows,
  readSiteLinks,
  type SiteLinks,
  saveRecord,
} from './catalogue-records.ts';
import { type FollowedRecord, followRelease, saveFollowed } from './follow-release.ts';
import { type Difference, mailDifferences } from './mail.ts';
import { recordUpdate, type UndoneChange } from './record-update.ts';
import {
  type Release,
  type ReleaseRecord,
  type SeededResource,
  seededResources,
} from './seeded-resources.ts';

interface UpdateOptions {
  hash: string;
  newRecords: 'at once' | 'after a look';
  /** Whether the owner gets a mail about safety facts that differ. */
  mailsOwner?: boolean;
}

interface ResourceUpdate {
  resource: SeededResource;
  rows: Map<number, ContentRow>;
  additions: Addition[];
  recordOnly: Omit<CatalogueRecord, 'id'>[];
  /** Waiting records with the values of this release. */
  waiting: { id: number; base: Values }[];
  followed: FollowedRecord[];
}

/** Links a new record of the release to the owner's own record, and lists the differences. */
function linkOwn(
  resource: SeededResource,
  { key, row }: ReleaseRecord,
  own: ContentRow,
  links: SiteLinks,
): Omit<CatalogueRecord, 'id'> {
  const base = readValues(row, new Map());
  const values = readValues(own, links.keys, links.productKeys);
  const differing = Object.keys(base).filter(
    (column) => !column.startsWith('provenance.') && !isSameField(column, base, values),
  );
  return { resource, key, recordId: own.id, state: 'here', base, differing };
}

/** Groups the release's records of a resource by the action that each needs. */
function planResource(
  resource: SeededResource,
  release: readonly ReleaseRecord[],
  known: ReadonlyMap<string, CatalogueRecord>,
  rows: Map<number, ContentRow>,
  links: SiteLinks,
  { newRecords }: UpdateOptions,
): ResourceUpdate {
  const plan: ResourceUpdate = {
    resource,
    rows,
    additions: [],
    recordOnly: [],
    waiting: [],
    followed: [],
  };
  const linked = new Set([...known.values()].map(({ recordId }) => recordId));
  const ownRows = [...rows.values()].filter(({ id }) => !linked.has(id));
  for (const given of release) {
    const record = known.get(given.key);
    if (record?.state === 'here') {
      const row = rows.get(record.recordId ?? 0);
      if (row) plan.followed.push(followRelease(record, row, given.row, links));
      continue;
    }
    if (record?.state === 'declined') continue;
    const own = findOwnRecord(resource, given, ownRows);
    if (own && record) continue;
    if (own) plan.recordOnly.push(linkOwn(resource, given, own, links));
    else if (newRecords === 'at once') plan.additions.push({ ...given, record });
    else if (record) plan.waiting.push({ id: record.id, base: given.row });
    else {
      const { key, row: base } = given;
      plan.recordOnly.push({
        resource,
        key,
        recordId: null,
        state: 'waiting',
        base,
        differing: [],
      });
    }
  }
  return plan;
}

/** Replaces the survey records, and matches their sites by the catalogue's names. */
export async function renewSurveys(transaction: Transaction<Tables>) {
  const records = await readRecords(transaction, { states: ['here'] });
  const rows = await readRows(transaction, 'dive-sites');
  const names = new Map(
    records
      .filter(({ resource }) => resource === 'dive-sites')
      .map(({ recordId, base }) => [recordId, base.name]),
  );
  const places = [...rows.values()].map(({ id, name, latitude, longitude }) => ({
    id,
    name: String(names.get(id) ?? name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  await storeSurveys(transaction, readSeedSurveys(), places);
}

/** Applies the plan of a resource. @returns the previous state of each changed catalogue record */
async function applyPlan(
  transaction: Transaction<Tables>,
  { resource, additions, recordOnly, waiting, followed, rows }: ResourceUpdate,
  links: SiteLinks,
  time: string,
): Promise<{ id: number; before: UndoneChange }[]> {
  const changed = await saveFollowed(transaction, resource, followed, time);
  const added = await addRecords(transaction, resource, additions, rows, links);
  for (const { id, base } of waiting) await saveRecord(transaction, id, { state: 'waiting', base });
  const recordOnlyIds = await insertCatalogueRecords(transaction, recordOnly);
  for (const { key, recordId } of recordOnly) {
    if (recordId !== null) addLink(links, resource, key, recordId);
  }
  return [
    ...changed,
    ...added.map((id) => ({ id, before: { kind: 'added' as const } })),
    ...[...recordOnlyIds.values()].map((id) => ({ id, before: { kind: 'noted' as const } })),
  ];
}

const foundDifferences = ({
  resource,
  followed,
  recordOnly,
  rows,
}: ResourceUpdate): Difference[] => [
  ...followed.flatMap(({ row, newlyDiffering }) =>
    newlyDiffering.map((field) => ({ resource, row, field })),
  ),
  ...recordOnly.flatMap(({ recordId, differing }) => {
    const row = rows.get(recordId ?? 0);
    return row ? differing.map((field) => ({ resource, row, field })) : [];
  }),
];

/**
 * Applies a release's catalogue to the database in one transaction: unedited fields follow the
 * release, edited fields and deletions stay. A second call changes nothing.
 * @returns counts; `waiting` counts new records that wait for the owner, `differing` counts fields
 * that the release changed and that still have the owner's value
 */
export function updateCatalogue(services: Services, release: Release, options: UpdateOptions) {
  const time = now(services);
  return services.content.write('dive-sites', async (transaction, touch) => {
    const records = await readRecords(transaction);
    const links = await readSiteLinks(transaction);
    const changes: { id: number; before: UndoneChange }[] = [];
    const plans: ResourceUpdate[] = [];
    for (const resource of seededResources) {
      const known = new Map(
        records.filter((one) => one.resource === resource).map((one) => [one.key, one]),
      );
      const rows = await readRows(transaction, resource);
      const plan = planResource(resource, release[resource], known, rows, links, options);
      const before = changes.length;
      changes.push(...(await applyPlan(transaction, plan, links, time)));
      plans.push(plan);
      if (changes.length > before) touch(resource);
    }
    await renewSurveys(transaction);
    touch('species');
    const followed = plans.flatMap((plan) => plan.followed);
    const differences = plans.flatMap(foundDifferences);
    const counts = {
      added: plans.reduce((sum, { additions }) => sum + additions.length, 0),
      changed: followed.filter(({ fields }) => fields.length > 0).length,
      fields: followed.reduce((sum, { fields }) => sum + fields.length, 0),
    };
    await recordUpdate(services, transaction, options.hash, counts, changes);
    if (options.mailsOwner) await mailDifferences(services, transaction, differences);
    const waiting = plans
      .flatMap(({ recordOnly }) => recordOnly)
      .filter(({ state }) => state === 'waiting');
    return { ...counts, waiting: waiting.length, differing: differences.length };
  });
}

/** Adds records that waited for the owner. */
export async function addWaiting(
  transaction: Transaction<Tables>,
  records: readonly CatalogueRecord[],
): Promise<void> {
  const links = await readSiteLinks(transaction);
  for (const resource of seededResources) {
    const additions = records
      .filter((one) => one.resource === resource)
      .map((record) => ({ key: record.key, row: record.base, record }));
    const rows = await readRows(transaction, resource);
    await addRecords(transaction, resource, additions, rows, links);
  }
  await renewSurveys(transaction);
}
