import { createFileRoute } from '@tanstack/react-router';
import { readEmergencyUrl } from '../../domain/emergency-url.ts';
import { diveSiteQuery } from '../dive-sites/queries.ts';
import { EmergencyPage } from '../emergency/emergency-page.tsx';
import { settingsQuery } from '../settings.ts';

export const Route = createFileRoute('/emergency')({
  validateSearch: readEmergencyUrl,
  loaderDeps: ({ search }) => readEmergencyUrl({ ...search }),
  loader: async ({ context: { reads }, deps }) => {
    // Loaders and heads are in what every page loads: this page's come when they are needed.
    const [{ emergencyHead, emergencyPlace }, { siteUrl }] = await Promise.all([
      import('../emergency/load.ts'),
      reads.ensure(settingsQuery),
    ]);
    // The numbers matter more than the position, so an unknown site is left out.
    const found =
      deps.site && (await reads.ensure(diveSiteQuery(deps.site)).catch(() => undefined));
    return { head: emergencyHead(siteUrl), place: found ? emergencyPlace(found) : undefined };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Emergency() {
    return <EmergencyPage site={Route.useLoaderData().place} />;
  },
});
