import {
  createRootRoute,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  ScriptOnce,
  Scripts,
  useLocation,
} from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { paths } from '../../contract/paths.ts';
import { palette } from '../../domain/pictures/palette.ts';
import { currentSettings, site, takeSettings } from '../app/site.ts';
import { SearchBox } from '../features/search/search-box.tsx';
import { consentScript } from '../layout/consent.ts';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { currentWay, isAdminPage } from '../layout/links.ts';
import { themeScript } from '../layout/theme-switch.tsx';
import { usePageFocus } from '../layout/use-page-focus.ts';
import styles from '../ui/styles/app.css?url';
import bricolage from '../ui/styles/fonts/bricolage-grotesque.woff2?url';
import instrument from '../ui/styles/fonts/instrument-sans.woff2?url';
import { Toaster } from '../ui/toast.tsx';

const AdminHeader = lazy(() => import('../layout/admin-header.tsx'));
const ConsentBar = lazy(() => import('../layout/consent-bar.tsx'));
const WaysStrip = lazyRouteComponent(() => import('../layout/ways-strip.tsx'));

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const Route = createRootRoute({
  // `beforeLoad` runs before all other loaders, whose heads use the site's name and texts.
  beforeLoad: async ({ location }) => {
    // Without the preload, the first page after a start would get the strip after the footer.
    const strip = currentWay(location.pathname) && WaysStrip.preload?.();
    const settings = await currentSettings();
    await strip;
    return { settings };
  },
  loader: ({ context }) => context.settings,
  head: ({ loaderData, match }) => {
    if (loaderData) takeSettings(loaderData);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        {
          title: match._notFound
            ? `404 Page Not Found | ${site.name}`
            : `${site.name}: ${site.strapLine}`,
        },
        { name: 'description', content: site.description },
        { name: 'theme-color', content: palette.deep },
      ],
      links: [
        font(bricolage),
        font(instrument),
        { rel: 'stylesheet', href: styles },
        { rel: 'icon', href: site.brand?.icon ?? '/favicon.svg' },
        ...(site.brand?.nightIcon
          ? [{ rel: 'icon', href: site.brand.nightIcon, media: '(prefers-color-scheme: dark)' }]
          : []),
        { rel: 'apple-touch-icon', href: site.brand?.touchIcon ?? '/apple-touch-icon.png' },
        { rel: 'manifest', href: paths.manifest },
      ],
    };
  },
  component: Root,
});

function Root() {
  const gtmId = Route.useLoaderData()?.gtmId;
  const inAdmin = useLocation({ select: ({ pathname }) => isAdminPage(pathname) });
  const way = useLocation({ select: ({ pathname }) => currentWay(pathname) });
  usePageFocus();
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <html lang="en-AU" style={site.brand?.style} suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* The router would insert the scripts of `head` again after navigation. */}
        <ScriptOnce>{themeScript}</ScriptOnce>
        {gtmId && <ScriptOnce>{consentScript}</ScriptOnce>}
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3"
        >
          Skip to the content
        </a>
        {gtmId && (
          <Suspense>
            <ConsentBar gtmId={gtmId} />
          </Suspense>
        )}
        <p className="hidden pb-1 text-sm leading-none print:block">{`${site.name}: ${site.strapLine}`}</p>
        {inAdmin ? (
          <Suspense>
            <AdminHeader />
          </Suspense>
        ) : (
          <Header search={(closeMenu) => <SearchBox onOpen={closeMenu} />} />
        )}
        {way && (
          <Suspense>
            <WaysStrip way={way} />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        {!inAdmin && <Footer privacyChoices={Boolean(gtmId)} />}
        <Toaster />
        <Scripts />
      </body>
    </html>
  );
}
