import { queryOptions } from '@tanstack/react-query';
import {
  CornerDownRight,
  Fish,
  type LucideIcon,
  Map as MapIcon,
  Plus,
  SearchX,
  Settings2,
  Trash2,
} from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import { settingGroupKeys, settingGroups } from '../../../contract/settings/groups/groups.ts';
import { capitalise } from '../../../domain/text/format.ts';
import { type TabKey, tabGroups, tabNames } from '../app/address.ts';
import { api, read } from '../app/api.ts';
import { type EditedResource, type ListedRecord, recordTitle } from '../editor/editor.ts';
import { articleEditor } from '../screens/articles/blog-creator.tsx';
import { sitesQuery } from '../screens/dive-sites/sites.ts';
import { placeEditor } from '../screens/locations/place-config.tsx';
import { productEditor } from '../screens/products/product-editor.tsx';
import { reviewEditor } from '../screens/reviews/review-editor.tsx';
import { tabIcons } from './menu.tsx';

export interface PaletteEntry {
  title: string;
  note: string;
  Icon: LucideIcon;
  /** Address of the page. */
  to: string;
  /** Hash that opens a dialog on the current page. */
  hash?: string;
}

const tabs: PaletteEntry[] = Object.entries(tabGroups).flatMap(([group, keys]) =>
  keys.map((key: TabKey) => ({
    title: tabNames[key],
    note: group,
    Icon: tabIcons[key],
    to: paths.adminTab(key),
  })),
);

const dialog = (title: string, hash: string, Icon: LucideIcon): PaletteEntry => ({
  title,
  note: 'System',
  Icon,
  to: '',
  hash,
});

export const screenEntries: readonly PaletteEntry[] = [
  { title: 'Manage Dive Sites', note: 'Sites', Icon: MapIcon, to: paths.adminDiveSites },
  ...tabs,
  dialog('Bin', 'bin', Trash2),
  dialog('Redirects', 'redirects', CornerDownRight),
  dialog('Searches Without Results', 'searches-without-results', SearchX),
  ...settingGroupKeys.map((key) => ({
    title: settingGroups[key].label,
    note: 'Settings',
    Icon: Settings2,
    to: paths.adminTab('settings', key),
  })),
];

const create = (title: string, tab: string): PaletteEntry => ({
  title,
  note: 'Create, add',
  Icon: Plus,
  to: paths.adminTab(tab, 'new'),
});

export const actionEntries: readonly PaletteEntry[] = [
  create('New blog post', 'articles'),
  create('Add Dive Site', 'dive-sites'),
  create('New gear review', 'reviews'),
  create('New product', 'products'),
  create('New place', 'locations'),
];

const recordEntry =
  (resource: EditedResource, kind: string, Icon: LucideIcon) =>
  (record: ListedRecord): PaletteEntry => ({
    title: recordTitle(resource, record),
    note: [kind, record.category, record.region, record.published === false && 'Draft']
      .filter(Boolean)
      .join(' · '),
    Icon,
    to: paths.adminTab(resource, record.id),
  });

/** Lists of the editors. The palette and the screens share their queries. */
export const recordLists = [articleEditor, reviewEditor, productEditor, placeEditor].map(
  ({ resource, singular, list }) => ({
    query: queryOptions({
      queryKey: ['admin', 'list', resource],
      queryFn: async (): Promise<ListedRecord[]> => (await list?.()) ?? [],
    }),
    toEntry: recordEntry(resource, capitalise(singular), tabIcons[resource as TabKey]),
  }),
);

export const siteList = {
  query: sitesQuery(''),
  toEntry: recordEntry('dive-sites', 'Dive site', MapIcon),
};

/** Species have no form, so each entry links to the public page. */
export const speciesQuery = queryOptions({
  queryKey: ['admin', 'palette', 'species'],
  queryFn: async (): Promise<PaletteEntry[]> => {
    const species = await read(api.species.$get({ query: {} }));
    return species.map(({ slug, commonName, scientificName }) => ({
      title: commonName,
      note: `Species · ${scientificName}`,
      Icon: Fish,
      to: paths.oneSpecies(slug),
    }));
  },
});
