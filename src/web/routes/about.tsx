import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/about/about-page.tsx';

export const Route = createFileRoute('/about')({
  loader: async ({ context }) =>
    (await import('../features/about/load.ts')).loadAbout(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <AboutPage {...Route.useLoaderData()} />,
});
