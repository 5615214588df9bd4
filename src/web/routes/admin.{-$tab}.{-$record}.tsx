import { createFileRoute, notFound } from '@tanstack/react-router';
import { isTab } from '../admin/address.ts';
import { AdminPage } from '../admin/admin-page.tsx';
import { AdminQueries } from '../admin/queries.tsx';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';
import { site } from '../site.ts';

const isKnown = (tab: string | undefined) => tab === undefined || isTab(tab);

export const Route = createFileRoute('/admin/{-$tab}/{-$record}')({
  // An unknown address is answered by the server, as 404.
  ssr: ({ params }) => params.status === 'success' && !isKnown(params.value.tab),
  loader: ({ params: { tab } }) => {
    if (!isKnown(tab)) throw notFound();
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
