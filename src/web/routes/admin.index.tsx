import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { AdminPage } from '../admin/admin-page.tsx';
import { AdminQueries } from '../admin/queries.tsx';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';

export const Route = createFileRoute('/admin/')({
  ssr: false,
  head: () => ({
    meta: [{ title: `Admin | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: CheckingAuthentication,
  component: () => (
    <AdminQueries>
      <AdminPage />
    </AdminQueries>
  ),
});
