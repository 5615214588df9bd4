import { createFileRoute, notFound } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import type { Species } from '../../contract/species.ts';
import { truncate } from '../../domain/text.ts';
import { ApiError } from '../api-error.ts';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';
import { speciesQuery } from '../species/queries.ts';
import { SpeciesPage } from '../species/species-page.tsx';

export const Route = createFileRoute('/species/$slug')({
  // Keeps the loader out of the code that every page loads.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { reads }, params }) => {
    try {
      const [{ siteUrl }, species] = await Promise.all([
        reads.ensure(settingsQuery),
        reads.ensure(speciesQuery(params.slug)),
      ]);
      return { siteUrl, species };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    loaderData
      ? speciesHead(loaderData.species, loaderData.siteUrl)
      : {
          meta: [
            { title: `Species Not Found | ${site.name}` },
            { name: 'robots', content: 'noindex' },
          ],
        },
  component: function One() {
    return <SpeciesPage species={Route.useLoaderData().species} />;
  },
});

function speciesHead(species: Species, siteUrl: string) {
  const { commonName, scientificName, slug, identify, updatedAt } = species;
  return pageHead({
    title: `${commonName} (${scientificName}): Where to See It | ${site.name}`,
    description: truncate(identify, 160),
    url: `${siteUrl}${paths.oneSpecies(slug)}`,
    changed: updatedAt,
  });
}
