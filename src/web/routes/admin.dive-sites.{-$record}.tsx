import { createFileRoute } from '@tanstack/react-router';
import { DiveSitesPage } from '../admin/dive-sites/dive-sites-page.tsx';
import { AdminQueries } from '../admin/queries.tsx';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';
import { site } from '../site.ts';

export const Route = createFileRoute('/admin/dive-sites/{-$record}')({
  ssr: false,
  head: () => ({
    meta: [{ title: `Manage Dive Sites | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: CheckingAuthentication,
  component: () => (
    <AdminQueries>
      <DiveSitesPage />
    </AdminQueries>
  ),
});
