import { createFileRoute } from '@tanstack/react-router';
import { WhatToWearPage } from '../features/what-to-wear/what-to-wear-page.tsx';

export const Route = createFileRoute('/what-to-wear')({
  validateSearch: (search: { region?: unknown; month?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('../features/what-to-wear/load.ts')).loadWhatToWear(
      context.settings.siteUrl,
      deps,
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <WhatToWearPage chosen={Route.useLoaderData()} />,
});
