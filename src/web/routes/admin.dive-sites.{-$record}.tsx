import { createFileRoute } from '@tanstack/react-router';
import { AdminQueries } from '../admin/app/queries.tsx';
import { DiveSitesPage } from '../admin/frame/dive-sites-page.tsx';
import { site } from '../app/site.ts';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';

export const Route = createFileRoute('/admin/dive-sites/{-$record}')({
  ssr: false,
  head: () => ({
    meta: [{ title: `Manage Dive Sites | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  // The pending component would replace an open screen on a slow machine and lose the focus.
  pendingMs: Number.POSITIVE_INFINITY,
  pendingComponent: CheckingAuthentication,
  component: () => (
    <AdminQueries>
      <DiveSitesPage />
    </AdminQueries>
  ),
});
