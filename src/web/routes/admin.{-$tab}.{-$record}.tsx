import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasScreen } from '../admin/address.ts';
import { AdminPage } from '../admin/admin-page.tsx';
import { AdminQueries } from '../admin/queries.tsx';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';
import { site } from '../site.ts';

export const Route = createFileRoute('/admin/{-$tab}/{-$record}')({
  // An unknown address is answered by the server, as 404.
  ssr: ({ params }) =>
    params.status === 'success' && !hasScreen(params.value.tab, params.value.record),
  loader: ({ params: { tab, record } }) => {
    if (!hasScreen(tab, record)) throw notFound();
  },
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
