import { site } from '../../app/site.ts';

/** A head with `noindex`, because search engines would find an empty page. */
const privateHead = (title: string, description: string) => ({
  meta: [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ],
});

export const tripsHead = () =>
  privateHead(
    'Trips',
    'Plan a dive trip: sites along the way, days, tides and light, a booklet to print. It stays in your browser.',
  );

export const savedHead = () =>
  privateHead(
    'Saved',
    'The dive sites, lists and dives that you saved in this browser. Nobody else sees them.',
  );
