import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../features/pages/text-page.tsx';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context }) => {
    const { loadLegalPage } = await import('../app/text-page.ts');
    return loadLegalPage(context.settings.siteUrl, 'privacy-policy');
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <TextPage page={Route.useLoaderData().words} />,
});
