import { site } from '../../app/site.ts';

/** Separate because it is in every page's first load; other heads come with their loaders. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }],
});
