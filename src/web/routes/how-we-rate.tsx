import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { Criteria } from '../features/how-we-rate/criteria.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export const Route = createFileRoute('/how-we-rate')({
  loader: async ({ context }) => {
    const { loadLegalPage } = await import('../app/text-page.ts');
    return loadLegalPage(context.settings.siteUrl, paths.howWeRate, 'how-we-rate');
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => (
    <>
      <LegalPage page={Route.useLoaderData().words} />
      <Criteria />
    </>
  ),
});
