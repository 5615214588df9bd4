import { createFileRoute } from '@tanstack/react-router';
import { Criteria } from '../features/how-we-rate/criteria.tsx';
import { TextPage } from '../features/pages/text-page.tsx';

export const Route = createFileRoute('/how-we-rate')({
  loader: async ({ context }) => {
    const { loadLegalPage } = await import('../app/text-page.ts');
    return loadLegalPage(context.settings.siteUrl, 'how-we-rate');
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => (
    <>
      <TextPage page={Route.useLoaderData().words} />
      <Criteria />
    </>
  ),
});
