import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasScreen } from '../admin/app/address.ts';
import { AdminQueries } from '../admin/app/queries.tsx';
import { AdminPage } from '../admin/frame/admin-page.tsx';
import { site } from '../app/site.ts';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';

export const Route = createFileRoute('/admin/{-$tab}/{-$record}')({
  // The server answers an unknown address with 404.
  ssr: ({ params }) =>
    params.status === 'success' && !hasScreen(params.value.tab, params.value.record),
  loader: ({ params: { tab, record } }) => {
    if (!hasScreen(tab, record)) throw notFound();
  },
  head: () => ({
    meta: [{ title: `Admin | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  // The pending component would replace an open screen on a slow machine and lose the focus.
  pendingMs: Number.POSITIVE_INFINITY,
  pendingComponent: CheckingAuthentication,
  component: () => (
    <AdminQueries>
      <AdminPage />
    </AdminQueries>
  ),
});
