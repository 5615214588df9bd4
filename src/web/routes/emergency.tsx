import { createFileRoute } from '@tanstack/react-router';
import { readEmergencyUrl } from '../../domain/dive-sites/page-urls.ts';
import { EmergencyPage } from '../features/emergency/emergency-page.tsx';

export const Route = createFileRoute('/emergency')({
  validateSearch: readEmergencyUrl,
  loaderDeps: ({ search }) => readEmergencyUrl({ ...search }),
  loader: async ({ context, deps }) =>
    (await import('./-shared/load-emergency.ts')).loadEmergency(
      context.settings.siteUrl,
      deps.site,
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <EmergencyPage site={Route.useLoaderData().place} />,
});
