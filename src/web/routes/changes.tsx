import { createFileRoute } from '@tanstack/react-router';
import { ChangesPage } from '../features/changes/changes-page.tsx';

export const Route = createFileRoute('/changes')({
  loader: async ({ context }) =>
    (await import('../features/changes/load.ts')).loadChanges(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ChangesPage accepted={Route.useLoaderData().accepted} />,
});
