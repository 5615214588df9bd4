import { useLocation, useNavigate } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { listTabs, type TabKey, tabNames, useAdminAddress, useIsWriting } from '../app/address.ts';
import { BlogCreator } from '../screens/articles/blog-creator.tsx';
import { CataloguePanel } from '../screens/catalogue/catalogue-panel.tsx';
import { MessagesPanel } from '../screens/contact/messages-panel.tsx';
import { PhotoPanel } from '../screens/dive-sites/photo-panel.tsx';
import { ExportPanel } from '../screens/exports/export-panel.tsx';
import { IssuesPanel } from '../screens/issues/issues-panel.tsx';
import { PlacesPanel } from '../screens/locations/places-panel.tsx';
import { OutboxPanel } from '../screens/mail/outbox-panel.tsx';
import { MediaPanel } from '../screens/media/media-panel.tsx';
import { NewsletterPanel } from '../screens/newsletter/newsletter-panel.tsx';
import { isStartPath, StartScreen } from '../screens/overview/start-screen.tsx';
import { PagesPanel } from '../screens/pages/page-editor.tsx';
import { ProductEditor } from '../screens/products/product-editor.tsx';
import { ReportsPanel } from '../screens/reports/reports-panel.tsx';
import { ReviewEditor } from '../screens/reviews/review-editor.tsx';
import { SecurityPanel } from '../screens/security/security-panel.tsx';
import { useSecurityFigures } from '../screens/security/security-query.ts';
import { SettingsPanel } from '../screens/settings/settings-panel.tsx';
import { ShopLinksPanel } from '../screens/shop-links/shop-links-panel.tsx';
import { StatisticsPanel } from '../screens/statistics/statistics-panel.tsx';
import { AdminFrame, Screen } from './admin-frame.tsx';
import { AdminMenu } from './menu.tsx';

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
  reports: ReportsPanel,
  outbox: OutboxPanel,
  media: MediaPanel,
  locations: PlacesPanel,
  settings: SettingsPanel,
  catalogue: CataloguePanel,
  'shop-links': ShopLinksPanel,
  issues: IssuesPanel,
  pages: PagesPanel,
  statistics: StatisticsPanel,
};

const tabKeys = Object.keys(tabNames) as TabKey[];

/** A visited panel stays mounted, so that a change of tabs loses no work. */
export default function Dashboard() {
  const { tab: current } = useAdminAddress();
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  /** Last address of each tab, so that a tab reopens with its record. */
  const [visited, setVisited] = useState<Record<string, string>>({});
  if (visited[current] !== pathname) setVisited({ ...visited, [current]: pathname });
  const tabAddress = (tab: string) => visited[tab] ?? paths.adminTab(tab);
  const open = (tab: string) => void navigate({ to: tabAddress(tab), resetScroll: false });
  return (
    <Tabs.Root value={current} onValueChange={open} orientation="vertical">
      <AdminFrame>
        <AdminMenu hasPanels tabAddress={tabAddress} />
        <Panels current={current} visited={visited} />
      </AdminFrame>
    </Tabs.Root>
  );
}

function Panels({ current, visited }: { current: string; visited: Record<string, string> }) {
  const security = useSecurityFigures(current === 'security');
  const isWriting = useIsWriting();
  const isList = listTabs.includes(current) && !isWriting && !isStartPath(visited[current] ?? '');
  return (
    <Screen>
      <h1 tabIndex={-1} className={isWriting ? 'sr-only' : 'text-step-3'}>
        Admin Dashboard
      </h1>
      {/* The heading names the tab in a small window, which hides the menu. */}
      {isList && (
        <h2 className="mt-1 -mb-2 text-step-1 lg:hidden">{tabNames[current as TabKey]}</h2>
      )}
      <StartScreen />
      {tabKeys.map((key) => {
        const Panel = panels[key];
        return (
          <Tabs.Content
            key={key}
            value={key}
            forceMount
            hidden={key !== current}
            className={`outline-offset-8 ${isWriting ? '' : 'pt-5'}`}
          >
            {visited[key] !== undefined && <Panel open={key === current} security={security} />}
          </Tabs.Content>
        );
      })}
    </Screen>
  );
}
