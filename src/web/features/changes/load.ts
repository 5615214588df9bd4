import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { documentHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';

export async function loadChanges(siteUrl: string) {
  const accepted = await read(api.reports.changes.$get());
  const head = documentHead(
    {
      title: 'Changes by divers',
      description:
        'Corrections, closures and dives that divers reported and that are on the site now, newest first, with thanks.',
    },
    paths.changes,
    siteUrl,
  );
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${site.name}: changes by divers (Atom)`,
    href: siteUrl + paths.changesFeed,
  };
  return { accepted, head: { ...head, links: [...head.links, feed] } };
}
