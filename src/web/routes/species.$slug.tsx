import { createFileRoute } from '@tanstack/react-router';
import { SpeciesPage } from '../features/species/species-page.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/species/$slug')({
  loader: async ({ context, params }) =>
    (await import('../features/species/load.ts')).loadSpecies(
      context.settings.siteUrl,
      params.slug,
    ),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Species Not Found'),
  component: () => <SpeciesPage species={Route.useLoaderData().species} />,
});
