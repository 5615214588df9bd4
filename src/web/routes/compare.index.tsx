import { createFileRoute } from '@tanstack/react-router';
import { CompareIndex } from '../features/compare/compare-index.tsx';

export const Route = createFileRoute('/compare/')({
  loader: async ({ context }) =>
    (await import('../features/compare/load.ts')).loadCategories(context.settings.siteUrl),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <CompareIndex categories={Route.useLoaderData().categories} />,
});
