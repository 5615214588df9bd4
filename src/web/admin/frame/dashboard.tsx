import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { type ComponentType, Fragment, type MouseEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { loadToasts, useToast } from '../../ui/toast.tsx';
import { type TabKey, tabGroups, tabNames, useAdminAddress, useIsWriting } from '../app/address.ts';
import { LogoutButton } from '../app/logout-button.tsx';
import { SessionGuard, useGuard } from '../app/session.tsx';
import { useQueue } from '../editor/working-copies.ts';
import { BlogCreator } from '../screens/articles/blog-creator.tsx';
import { CataloguePanel } from '../screens/catalogue/catalogue-panel.tsx';
import { MessagesPanel } from '../screens/contact/messages-panel.tsx';
import { PhotoPanel } from '../screens/dive-sites/photo-panel.tsx';
import { ExportPanel } from '../screens/exports/export-panel.tsx';
import { BinButton } from '../screens/history/bin-dialog.tsx';
import { RedirectsButton } from '../screens/history/redirects-dialog.tsx';
import { SearchMissesButton } from '../screens/history/search-misses-dialog.tsx';
import { IssuesPanel } from '../screens/issues/issues-panel.tsx';
import { PlacesPanel } from '../screens/locations/places-panel.tsx';
import { OutboxPanel } from '../screens/mail/outbox-panel.tsx';
import { MediaPanel } from '../screens/media/media-panel.tsx';
import { NewsletterPanel } from '../screens/newsletter/newsletter-panel.tsx';
import { StartScreen } from '../screens/overview/start-screen.tsx';
import { ProductEditor } from '../screens/products/product-editor.tsx';
import { ReviewEditor } from '../screens/reviews/review-editor.tsx';
import { SecurityPanel } from '../screens/security/security-panel.tsx';
import { useSecurityFigures } from '../screens/security/security-query.ts';
import { SettingsPanel } from '../screens/settings/settings-panel.tsx';
import { ShopLinksPanel } from '../screens/shop-links/shop-links-panel.tsx';
import { StatisticsPanel } from '../screens/statistics/statistics-panel.tsx';
import { siteDate } from '../ui/site-date.ts';

interface PanelProps {
  open: boolean;
  security: ReturnType<typeof useSecurityFigures>;
}

const panels: Record<TabKey, ComponentType<PanelProps>> = {
  articles: BlogCreator,
  reviews: ReviewEditor,
  products: ProductEditor,
  photos: PhotoPanel,
  newsletter: NewsletterPanel,
  security: SecurityPanel,
  export: ExportPanel,
  messages: MessagesPanel,
  outbox: OutboxPanel,
  media: MediaPanel,
  locations: PlacesPanel,
  settings: SettingsPanel,
  catalogue: CataloguePanel,
  'shop-links': ShopLinksPanel,
  issues: IssuesPanel,
  statistics: StatisticsPanel,
};

const tabKeys = Object.keys(tabNames) as TabKey[];

export default function Dashboard() {
  useEffect(() => {
    // A failed save must be able to say so offline, when nothing more can be fetched.
    loadToasts().catch(() => {});
  }, []);
  useQueue();
  const isWriting = useIsWriting();
  return (
    <SessionGuard>
      <div
        className={`mx-auto max-w-400 px-5 ${isWriting ? 'py-4 [--bars:4.25rem]' : 'py-8 [--bars:4.25rem] lg:[--bars:8rem]'}`}
      >
        <TopBar isWriting={isWriting} />
        <Panels />
      </div>
    </SessionGuard>
  );
}

function TopBar({ isWriting }: { isWriting: boolean }) {
  const { toast } = useToast();
  const guard = useGuard();

  async function updateSitemap() {
    try {
      const { timestamp } = await guard(() => read(api.admin['update-sitemap'].$post()));
      toast({
        title: 'Sitemap Updated',
        description: `Updated at ${siteDate(timestamp, 'dateTimeSeconds')}.`,
      });
    } catch {
      toast({
        title: 'Update Failed',
        description: 'Failed to update sitemap. Please try again.',
        destructive: true,
      });
    }
  }

  return (
    <>
      <h1 tabIndex={-1} className={isWriting ? 'text-step-1' : 'text-step-4'}>
        Admin Dashboard
      </h1>
      <div
        className={`${isWriting ? '' : 'lg:sticky lg:top-17 lg:z-30'} -mx-5 mt-2 flex items-center gap-2 border-b border-line bg-paper px-5 py-2 *:text-sm max-md:grid max-md:grid-cols-2`}
      >
        <nav
          aria-label="Quick Navigation"
          className={`flex min-w-0 flex-1 flex-wrap items-center gap-2 ${isWriting ? 'max-md:hidden' : 'max-md:contents'} [&>:not(p)]:px-3 *:text-sm`}
        >
          <p className="text-sm font-semibold text-muted max-xl:sr-only">Quick Navigation</p>
          <Link to={paths.blog} className={buttonStyles.quiet}>
            View Blog
          </Link>
          <Link to={paths.adminDiveSites} className={buttonStyles.quiet}>
            Manage Dive Sites
          </Link>
          <button type="button" onClick={updateSitemap} className={buttonStyles.quiet}>
            Update Sitemap
          </button>
          <BinButton />
          <RedirectsButton />
          <SearchMissesButton />
        </nav>
        <LogoutButton />
      </div>
    </>
  );
}

/** Opens a tab of the admin in a tab or window of the browser, and leaves this one as it is. */
function leaveToBrowser(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.shiftKey) event.preventDefault();
}

/** A visited panel stays mounted, so that changing tabs loses no work. */
function Panels() {
  const { tab: current } = useAdminAddress();
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  /** The last address of each tab, so that it reopens with its record. */
  const [visited, setVisited] = useState<Record<string, string>>({});
  if (visited[current] !== pathname) setVisited({ ...visited, [current]: pathname });
  const security = useSecurityFigures(current === 'security');

  // The tab of an address may lie beyond a narrow window's edge.
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab moves the list
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!list.current || !active) return;
    list.current.scrollLeft = active.offsetLeft - list.current.clientWidth / 2;
  }, [current]);

  const tabAddress = (tab: string) => visited[tab] ?? paths.adminTab(tab);
  const open = (tab: string) => void navigate({ to: tabAddress(tab), resetScroll: false });

  return (
    <Tabs.Root
      value={current}
      onValueChange={open}
      className="mt-6 items-start gap-8 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <Tabs.List
        ref={list}
        aria-label="Admin"
        className="relative flex gap-x-1 overflow-auto border-ink max-xl:border-b-2 max-lg:mask-r-from-85% max-lg:after:w-16 max-lg:after:shrink-0 max-xl:lg:flex-wrap xl:sticky xl:top-(--bars) xl:max-h-[calc(100dvh-var(--bars))] xl:flex-col xl:border-r-2"
      >
        {Object.entries(tabGroups).map(([group, keys]) => (
          <Fragment key={group}>
            <span aria-hidden className="px-3 pt-3 text-sm text-muted first:pt-0 max-xl:hidden">
              {group}
            </span>
            {keys.map((key) => (
              <Tabs.Trigger key={key} value={key} asChild onMouseDown={leaveToBrowser}>
                <Link
                  to={tabAddress(key)}
                  resetScroll={false}
                  className="flex min-h-11 shrink-0 items-center px-4 font-semibold lg:px-3 lg:text-sm xl:min-h-9 -outline-offset-3 data-[state=active]:bg-ink data-[state=active]:text-paper"
                >
                  {tabNames[key]}
                </Link>
              </Tabs.Trigger>
            ))}
          </Fragment>
        ))}
      </Tabs.List>
      <div className="min-w-0">
        <StartScreen />
        {tabKeys.map((key) => {
          const Panel = panels[key];
          return (
            <Tabs.Content
              key={key}
              value={key}
              forceMount
              hidden={key !== current}
              className="pt-6 outline-offset-8 xl:pt-0"
            >
              {visited[key] !== undefined && <Panel open={key === current} security={security} />}
            </Tabs.Content>
          );
        })}
      </div>
    </Tabs.Root>
  );
}
