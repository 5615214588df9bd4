import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { LearnPage } from '../features/learn/learn-page.tsx';

export const Route = createFileRoute('/learn-to-dive')({
  loader: async ({ context }) => {
    const { loadTextPage } = await import('../app/text-page.ts');
    return loadTextPage(
      context.settings.siteUrl,
      paths.learnToDive,
      'learn',
      ({ description }) => ({
        title: 'Learn to Dive in Australia',
        description,
      }),
    );
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LearnPage words={Route.useLoaderData().words} />,
});
