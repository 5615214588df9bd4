import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../features/pages/text-page.tsx';

export const Route = createFileRoute('/terms-of-service')({
  loader: async ({ context }) => {
    const { loadLegalPage } = await import('../app/text-page.ts');
    return loadLegalPage(context.settings.siteUrl, 'terms-of-service');
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <TextPage page={Route.useLoaderData().words} />,
});
