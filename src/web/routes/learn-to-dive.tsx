import { createFileRoute } from '@tanstack/react-router';
import { LearnPage } from '../features/learn/learn-page.tsx';

export const Route = createFileRoute('/learn-to-dive')({
  loader: async ({ context }) =>
    (await import('../app/text-page.ts')).loadLearn(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <LearnPage words={Route.useLoaderData().words} />,
});
