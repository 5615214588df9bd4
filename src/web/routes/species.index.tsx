import { createFileRoute } from '@tanstack/react-router';
import { readSpeciesUrl } from '../../domain/species/url.ts';
import { SpeciesList } from '../features/species/species-list.tsx';

export const Route = createFileRoute('/species/')({
  validateSearch: readSpeciesUrl,
  loaderDeps: ({ search }) => readSpeciesUrl({ ...search }),
  loader: async ({ context, deps }) =>
    (await import('../features/species/load.ts')).loadSpeciesList(
      context.settings.siteUrl,
      deps.q ?? '',
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <SpeciesList {...Route.useLoaderData()} />,
});
