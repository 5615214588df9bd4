import { site } from '../../app/site.ts';

/** Search engines would find the same empty page for everybody. */
export const tripsHead = () => ({
  meta: [
    { title: `Trips | ${site.name}` },
    {
      name: 'description',
      content:
        'Plan a dive trip: sites along the way, days, tides and light, a booklet to print. It stays in your browser.',
    },
    { name: 'robots', content: 'noindex' },
  ],
});

/** Search engines would find the same empty page for everybody. */
export const savedHead = () => ({
  meta: [
    { title: `Saved | ${site.name}` },
    {
      name: 'description',
      content:
        'The dive sites, lists and dives that you saved in this browser. Nobody else sees them.',
    },
    { name: 'robots', content: 'noindex' },
  ],
});
