import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { readSpeciesUrl } from '../../domain/species-url.ts';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';
import { speciesListQuery, surveyedQuery } from '../species/queries.ts';
import { SpeciesList } from '../species/species-list.tsx';

export const Route = createFileRoute('/species/')({
  // Keeps the loader out of the code that every page loads.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readSpeciesUrl,
  loaderDeps: ({ search }) => readSpeciesUrl({ ...search }),
  loader: async ({ context: { reads }, deps: { q = '' } }) => {
    const [{ siteUrl }, species, surveyed] = await Promise.all([
      reads.ensure(settingsQuery),
      reads.ensure(speciesListQuery(q)),
      reads.ensure(surveyedQuery(q)),
    ]);
    return { siteUrl, q, species, surveyed };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Marine Life of Australian Dive Sites | ${site.name}`,
      description:
        'Sharks, seadragons, nudibranchs and what stings: how to tell them, how to behave, and the dive sites where surveys recorded them.',
      url: `${loaderData?.siteUrl ?? ''}${paths.species}`,
    }),
  component: function List() {
    const { q, species, surveyed } = Route.useLoaderData();
    return <SpeciesList q={q} species={species} surveyed={surveyed} />;
  },
});
