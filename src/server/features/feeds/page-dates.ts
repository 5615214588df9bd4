import { paths } from '../../../contract/paths.ts';
import { groupOfId, type SettingGroupKey } from '../../../contract/settings/groups/groups.ts';
import { legalGroups } from '../../../contract/settings/groups/page-groups.ts';
import { latestTime } from '../../../domain/dates/dates.ts';
import { landingFilters, landingPath } from '../../../domain/dive-sites/landings.ts';
import type { DatabaseReader } from '../../platform/http/context.ts';
import { regionSlug } from '../../platform/seed/region-texts.ts';

/** The pages whose text is a group of settings. */
const groupPages: Partial<Record<SettingGroupKey, string>> = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  learn: paths.learnToDive,
  ...Object.fromEntries(Object.keys(legalGroups).map((key) => [key, `/${key}`])),
};

type Dated = readonly [path: string, changedAt: string | null];

/** The owner's last edit of each page's text; pages with the release's text are absent. */
async function editedPages({ database }: DatabaseReader): Promise<Dated[]> {
  const rows = await database
    .selectFrom('settings')
    .select(['id', 'updatedAt'])
    .where('version', '>', 1)
    .execute();
  return rows.flatMap(({ id, updatedAt }) => {
    const path = groupPages[groupOfId(id) ?? 'identity'];
    return path ? [[path, updatedAt] as const] : [];
  });
}

async function siteLists({ database }: DatabaseReader): Promise<Dated[]> {
  const rows = await database
    .selectFrom('diveSites')
    .select(['type', 'state', 'region', ({ fn }) => fn.max('updatedAt').as('changedAt')])
    .groupBy(['type', 'state', 'region'])
    .execute();
  return rows.flatMap(({ changedAt, ...row }) => {
    const slug = regionSlug(row.region);
    const landings = landingFilters.flatMap((filter) => {
      const path = landingPath({ filter, value: row[filter] ?? '' });
      return path ? [paths.diveSiteList(path)] : [];
    });
    const lists = [...landings, ...(slug ? [paths.region(slug)] : [])];
    const all = [paths.diveSites, paths.map, paths.data, paths.regions];
    return [...lists, ...all].map((path) => [path, changedAt] as const);
  });
}

const listPages = [
  ['articles', paths.blog],
  ['reviews', paths.gearReviews],
  ['products', paths.home],
  ['locations', paths.home],
  ['species', paths.species],
] as const;

const recordLists = ({ database }: DatabaseReader): Promise<Dated[]> =>
  Promise.all(
    listPages.map(async ([table, path]) => {
      const latest = await database
        .selectFrom(table)
        .select(({ fn }) => fn.max('updatedAt').as('changedAt'))
        .$if(table !== 'locations' && table !== 'species', (query) =>
          query.where('published', '=', 1),
        )
        .executeTakeFirst();
      return [path, latest?.changedAt ?? null] as const;
    }),
  );

/**
 * The last change of pages that are not records, by path, from the records that they list and the
 * owner's settings. Pages with only the release's text or with forecasts have no date.
 */
export async function readPageDates(services: DatabaseReader): Promise<Map<string, string>> {
  const dated = await Promise.all([
    editedPages(services),
    siteLists(services),
    recordLists(services),
  ]);
  const dates = new Map<string, string>();
  for (const [path, changedAt] of dated.flat()) {
    const latest = latestTime([dates.get(path), changedAt ?? undefined]);
    if (latest) dates.set(path, latest);
  }
  return dates;
}
