import { site } from '../../app/site.ts';

/** In every page's first load, as all heads of routes are: the others come with their loaders. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }],
});
