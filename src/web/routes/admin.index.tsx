import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { AdminPage } from '../admin/admin-page.tsx';

export const Route = createFileRoute('/admin/')({
  ssr: false,
  head: () => ({
    meta: [{ title: `Admin | ${site.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: CheckingAuthentication,
  component: AdminPage,
});

function CheckingAuthentication() {
  return (
    <p role="status" className="px-5 py-24 text-center">
      Checking Authentication...
    </p>
  );
}
