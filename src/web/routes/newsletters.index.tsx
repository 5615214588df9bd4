import { createFileRoute } from '@tanstack/react-router';
import { Archive } from '../features/newsletter/archive.tsx';

export const Route = createFileRoute('/newsletters/')({
  loader: async ({ context }) =>
    (await import('../features/newsletter/load.ts')).loadArchive(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <Archive issues={Route.useLoaderData().issues} />,
});
