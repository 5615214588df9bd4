import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { recordKey } from '../../../contract/history/working-copies.ts';
import { paths } from '../../../contract/paths.ts';
import { groupOfAddress, settingGroups } from '../../../contract/settings/groups/groups.ts';

export const tabNames = {
  articles: 'Blog Creator',
  reviews: 'Gear Reviews',
  products: 'Products',
  photos: 'Photo Management',
  newsletter: 'Newsletter',
  security: 'Security',
  export: 'Data Export',
  messages: 'Messages',
  reports: 'Reports',
  outbox: 'Outbox',
  media: 'Media',
  locations: 'Places',
  settings: 'Settings',
  statistics: 'Statistics',
  catalogue: 'Catalogue',
  'shop-links': 'Shop Links',
  issues: 'Mail Issues',
  pages: 'Pages',
} as const;

export type TabKey = keyof typeof tabNames;

/** Tabs by group of the menu; each tab appears once. */
export const tabGroups = {
  Write: ['articles', 'pages', 'issues', 'media'],
  Sites: ['photos', 'locations', 'catalogue'],
  Gear: ['reviews', 'products', 'shop-links'],
  Audience: ['statistics', 'newsletter', 'messages', 'reports', 'outbox'],
  Look: ['settings'],
  System: ['security', 'export'],
} as const satisfies Record<string, readonly TabKey[]>;

const isTab = (key: string): key is TabKey => Object.hasOwn(tabNames, key);
const tabsWithoutRecords: readonly string[] = [
  'security',
  'export',
  'catalogue',
  'statistics',
] satisfies TabKey[];

/** Tabs with a list and a form but no heading. In a small window, the dashboard adds one. */
export const listTabs: readonly string[] = [
  'articles',
  'reviews',
  'products',
  'locations',
  'settings',
  'issues',
  'pages',
] satisfies TabKey[];

export const hasScreen = (tab: string | undefined, record: string | undefined) =>
  tab === undefined || (isTab(tab) && !(record && tabsWithoutRecords.includes(tab)));

const firstTab: TabKey = 'articles';
const siteEditor = 'dive-sites';

interface AdminAddress {
  tab: string;
  /** An id, `new` for an empty form, or `new-7` for the draft of an uncreated record. */
  record: string | undefined;
}

/** Parses an admin address. @returns undefined for other pages */
export function readAdminAddress(pathname: string): AdminAddress | undefined {
  const parts = /^\/admin(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname);
  return parts ? { tab: parts[1] ?? firstTab, record: parts[2] } : undefined;
}

export const useAdminAddress = () =>
  useLocation({
    select: ({ pathname }) => readAdminAddress(pathname) ?? { tab: firstTab, record: undefined },
    structuralSharing: true,
  });

/** Whether a record is open in a form. */
export function useIsWriting(): boolean {
  const { tab, record } = useAdminAddress();
  return record !== undefined && (tab === siteEditor || listTabs.includes(tab));
}

/** The record that a panel shows; unchanged while another tab is open. */
export function useShownRecord(tab: TabKey): string | undefined {
  const address = useAdminAddress();
  const [shown, setShown] = useState<string>();
  if (address.tab === tab && address.record !== shown) setShown(address.record);
  return shown;
}

/** Returns the record id of an address. A settings group has its key in the address. */
function recordId({ tab, record = 'new' }: AdminAddress): string {
  const group = tab === 'settings' ? groupOfAddress(record) : undefined;
  return group ? String(settingGroups[group].id) : record;
}

/** Whether navigation to an address closes a form. Panels of other tabs stay mounted. */
export function closesForm(resource: string, id: number, pathname: string): boolean {
  const next = readAdminAddress(pathname);
  if (!next) return true;
  if (next.tab === resource) return recordId(next) !== recordKey(id);
  return resource === siteEditor || next.tab === siteEditor;
}

export function useRecordAddress(resource: string) {
  const { tab, record } = useAdminAddress();
  const navigate = useNavigate();
  const router = useRouter();
  const go = (next: number | 'new' | undefined, isDone: boolean) =>
    void navigate({
      to: paths.adminTab(resource, typeof next === 'number' ? recordKey(next) : next),
      resetScroll: false,
      // The text is saved or the record is deleted, so the owner has no changes to lose.
      ...(isDone && { replace: true, ignoreBlocker: true }),
    });
  return {
    isShown: tab === resource,
    record: tab === resource ? record : undefined,
    open: (next: number | 'new' | undefined) => go(next, false),
    /** Does nothing if the owner has left the tab. */
    replace: (next: number | 'new' | undefined) => {
      if (readAdminAddress(router.latestLocation.pathname)?.tab === resource) go(next, true);
    },
  };
}
