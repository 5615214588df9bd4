import { Link, useLocation } from '@tanstack/react-router';
import {
  Camera,
  ChartColumn,
  FileDown,
  FileStack,
  FileText,
  Flag,
  GitCompareArrows,
  Images,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Mail,
  MailPlus,
  Map as MapIcon,
  MapPin,
  Menu,
  MessageSquare,
  Newspaper,
  RefreshCw,
  Send,
  Settings2,
  ShieldCheck,
  ShoppingBag,
  Star,
  X,
} from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Fragment, type MouseEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { type TabKey, tabGroups, tabNames } from '../app/address.ts';
import { BinButton } from '../screens/history/bin-dialog.tsx';
import { RedirectsButton } from '../screens/history/redirects-dialog.tsx';
import { SearchMissesButton } from '../screens/history/search-misses-dialog.tsx';
import { useSitemapUpdate } from './use-sitemap-update.ts';

export const tabIcons: Record<TabKey, LucideIcon> = {
  articles: FileText,
  media: Images,
  photos: Camera,
  locations: MapPin,
  catalogue: GitCompareArrows,
  reviews: Star,
  products: ShoppingBag,
  'shop-links': Link2,
  statistics: ChartColumn,
  issues: MailPlus,
  pages: FileStack,
  newsletter: Mail,
  messages: MessageSquare,
  reports: Flag,
  outbox: Send,
  settings: Settings2,
  security: ShieldCheck,
  export: FileDown,
};

/** Tabs in the bar of a small window. The bar also contains the dive sites and More. */
const barTabs: readonly TabKey[] = ['articles', 'media', 'messages'];

/** Lets the browser open a new tab or window at a modified click. */
function leaveToBrowser(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.shiftKey) event.preventDefault();
}

/** The state of the More sheet, which closes on Escape and after navigation. */
function useMoreSheet() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const address = useLocation({ select: ({ pathname, hash }) => pathname + hash });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address closes the sheet
  useEffect(() => setOpen(false), [address]);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return { open, toggle, onToggle: () => setOpen(!open) };
}

/** Menu at the side of a wide window, otherwise a bar of five entries including More. */
export function AdminMenu(props: {
  /** Whether the entries are tabs of panels instead of links. */
  hasPanels: boolean;
  tabAddress: (tab: TabKey) => string;
}) {
  const { open, toggle, onToggle } = useMoreSheet();
  const More = open ? X : Menu;
  const groups = Object.entries(tabGroups).map(([group, keys]) => (
    <Fragment key={group}>
      <p aria-hidden>{group}</p>
      {keys.map((key) => (
        <TabEntry key={key} tab={key} to={props.tabAddress(key)} isTab={props.hasPanels} />
      ))}
    </Fragment>
  ));
  return (
    <div className="admin-menu no-print" data-open={open || undefined}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        data-in-bar
        className="admin-entry admin-more"
      >
        <More aria-hidden />
        {open ? 'Close' : 'More'}
      </button>
      <QuickNavigation />
      {props.hasPanels ? (
        <Tabs.List aria-label="Admin">{groups}</Tabs.List>
      ) : (
        <nav aria-label="Admin">{groups}</nav>
      )}
      <nav aria-label="History">
        <BinButton />
        <RedirectsButton />
        <SearchMissesButton />
      </nav>
    </div>
  );
}

function TabEntry(props: { tab: TabKey; to: string; isTab: boolean }) {
  const { tab } = props;
  const Icon = tabIcons[tab];
  const link = (
    <Link
      to={props.to}
      // Every address begins with the address of the first tab, so only an exact match is active.
      activeOptions={{ exact: true }}
      resetScroll={false}
      data-in-bar={barTabs.includes(tab) || undefined}
      className="admin-entry"
    >
      <Icon aria-hidden />
      {tabNames[tab]}
    </Link>
  );
  if (!props.isTab) return link;
  return (
    <Tabs.Trigger value={tab} asChild onMouseDown={leaveToBrowser}>
      {link}
    </Tabs.Trigger>
  );
}

function QuickNavigation() {
  const updateSitemap = useSitemapUpdate();
  return (
    <nav aria-label="Quick Navigation">
      <p aria-hidden>Quick Navigation</p>
      <Link
        to={paths.admin}
        activeOptions={{ exact: true }}
        data-start
        className="admin-entry"
        resetScroll={false}
      >
        <LayoutDashboard aria-hidden />
        Admin Dashboard
      </Link>
      <Link to={paths.adminDiveSites} data-in-bar className="admin-entry">
        <MapIcon aria-hidden />
        Manage Dive Sites
      </Link>
      <Link to={paths.blog} className="admin-entry">
        <Newspaper aria-hidden />
        View Blog
      </Link>
      <button type="button" onClick={updateSitemap} className="admin-entry">
        <RefreshCw aria-hidden />
        Update Sitemap
      </button>
    </nav>
  );
}
