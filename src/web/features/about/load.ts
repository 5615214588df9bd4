import { paths } from '../../../contract/paths.ts';
import { query, type Reads } from '../../app/reads.ts';
import { loadTextPage } from '../../app/text-page.ts';

/** Named below `dive-sites`: what it answers changes with the sites. */
const figuresQuery = query('dive-sites/figures', ({ api, read }) => read(api.data.figures.$get()));

export async function loadAbout(reads: Reads) {
  const [page, figures] = await Promise.all([
    loadTextPage(reads, paths.about, 'about', ({ lead }) => ({
      title: 'About Us',
      description: lead,
    })),
    reads.ensure(figuresQuery),
  ]);
  return { ...page, figures };
}
