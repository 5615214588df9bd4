import { site } from '../../app/site.ts';

/** The head of a missing page; in its own file, because every page's first load contains it. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }],
});
