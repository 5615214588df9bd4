import { createFileRoute } from '@tanstack/react-router';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { readEmergencyUrl } from '../../domain/emergency-url.ts';
import { diveSiteQuery } from '../dive-sites/queries.ts';
import { EmergencyPage } from '../emergency/emergency-page.tsx';
import { pageHead } from '../head.ts';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/emergency')({
  validateSearch: readEmergencyUrl,
  loaderDeps: ({ search }) => readEmergencyUrl({ ...search }),
  loader: async ({ context: { reads }, deps }) => {
    const { siteUrl } = await reads.ensure(settingsQuery);
    // The numbers matter more than the position, so an unknown site is left out.
    const found =
      deps.site && (await reads.ensure(diveSiteQuery(deps.site)).catch(() => undefined));
    if (!found) return { siteUrl, place: undefined };
    const { name, region, latitude, longitude, positionErrorKm } = found;
    return { siteUrl, place: { name, region, latitude, longitude, positionErrorKm } };
  },
  head: ({ loaderData }) =>
    pageHead({
      title: `Diving Emergency | ${site.name}`,
      description:
        'Whom to call in a diving emergency in Australia: 000, then the Divers Emergency Service on 1800 088 200. What to say, what to do, stings, and hospitals with a chamber.',
      url: `${loaderData?.siteUrl ?? ''}${paths.emergency}`,
    }),
  component: function Emergency() {
    return <EmergencyPage site={Route.useLoaderData().place} />;
  },
});
