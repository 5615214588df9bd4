import { createFileRoute } from '@tanstack/react-router';
import { notFoundHead } from '../not-found-head.ts';
import { SpeciesPage } from '../species/species-page.tsx';

export const Route = createFileRoute('/species/$slug')({
  loader: async ({ context, params }) =>
    (await import('../species/load.ts')).loadSpecies(context.reads, params.slug),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Species Not Found'),
  component: () => <SpeciesPage species={Route.useLoaderData().species} />,
});
