import { Link } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../contract/paths.ts';
import { localDate } from '../../domain/dates.ts';
import { api, read } from '../api.ts';
import { buttonStyles } from '../ui/button.tsx';
import { loadToasts, useToast } from '../ui/toast.tsx';
import { BlogCreator } from './articles/blog-creator.tsx';
import { BinButton } from './bin/bin-dialog.tsx';
import { PhotoPanel } from './dive-sites/photo-panel.tsx';
import { ExportPanel } from './exports/export-panel.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { MessagesPanel } from './messages/messages-panel.tsx';
import { NewsletterPanel } from './newsletter/newsletter-panel.tsx';
import { OutboxPanel } from './outbox/outbox-panel.tsx';
import { ProductEditor } from './products/product-editor.tsx';
import { RedirectsButton } from './redirects/redirects-dialog.tsx';
import { SearchMissesButton } from './redirects/search-misses-dialog.tsx';
import { ReviewEditor } from './reviews/review-editor.tsx';
import { SecurityPanel } from './security/security-panel.tsx';
import { useSecurityFigures } from './security/security-query.ts';
import { SessionGuard, useGuard } from './session.tsx';

interface PanelProps {
  open: boolean;
  security: ReturnType<typeof useSecurityFigures>;
}

const securityTab = 'Security';

const tabs: { name: string; Panel: ComponentType<PanelProps> }[] = [
  { name: 'Blog Creator', Panel: BlogCreator },
  { name: 'Gear Reviews', Panel: ReviewEditor },
  { name: 'Products', Panel: ProductEditor },
  { name: 'Photo Management', Panel: PhotoPanel },
  { name: 'Newsletter', Panel: NewsletterPanel },
  { name: securityTab, Panel: SecurityPanel },
  { name: 'Data Export', Panel: ExportPanel },
  { name: 'Messages', Panel: MessagesPanel },
  { name: 'Outbox', Panel: OutboxPanel },
  { name: 'Media', Panel: MediaPanel },
];

export default function Dashboard() {
  useEffect(() => {
    // A failed save must be able to say so offline, when nothing more can be fetched.
    loadToasts().catch(() => {});
  }, []);
  return (
    <SessionGuard>
      <div className="mx-auto max-w-page px-5 py-8">
        <TopBar />
        <Panels />
      </div>
    </SessionGuard>
  );
}

function TopBar() {
  const { toast } = useToast();
  const guard = useGuard();

  async function updateSitemap() {
    try {
      const { timestamp } = await guard(() => read(api.admin['update-sitemap'].$post()));
      toast({
        title: 'Sitemap Updated',
        description: `Updated at ${localDate(timestamp, 'dateTimeSeconds')}.`,
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
      <h1 tabIndex={-1} className="text-step-4">
        Admin Dashboard
      </h1>
      <div className="sticky top-17 z-30 -mx-5 mt-2 flex items-center gap-3 border-b border-line bg-paper px-5 py-2">
        <nav
          aria-label="Quick Navigation"
          className="-my-1.5 flex min-w-0 flex-1 items-center gap-3 overflow-x-auto py-1.5 whitespace-nowrap"
        >
          <p className="text-sm font-semibold text-muted max-md:sr-only">Quick Navigation</p>
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

/** Radix derives element ids from a tab's key, so it has no spaces. */
const tabKey = (name: string) => name.replaceAll(' ', '-');

/** A visited panel stays mounted, so that changing tabs loses no work. */
function Panels() {
  const [current, setCurrent] = useState(tabKey('Blog Creator'));
  const [visited, setVisited] = useState([current]);
  const security = useSecurityFigures(current === tabKey(securityTab));

  function open(key: string) {
    setCurrent(key);
    if (!visited.includes(key)) setVisited([...visited, key]);
  }

  return (
    <Tabs.Root value={current} onValueChange={open} className="mt-6">
      <Tabs.List aria-label="Admin" className="flex gap-1 overflow-x-auto border-b-2 border-ink">
        {tabs.map(({ name }) => (
          <Tabs.Trigger
            key={name}
            value={tabKey(name)}
            className="min-h-11 shrink-0 px-4 font-semibold -outline-offset-3 data-[state=active]:bg-ink data-[state=active]:text-paper"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, Panel }) => (
        <Tabs.Content
          key={name}
          value={tabKey(name)}
          forceMount
          hidden={tabKey(name) !== current}
          className="pt-6 outline-offset-8"
        >
          {visited.includes(tabKey(name)) && (
            <Panel open={tabKey(name) === current} security={security} />
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
