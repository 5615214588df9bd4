import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { loadTextPage } from '../../app/text-page.ts';

export async function loadAbout(siteUrl: string) {
  const [page, figures] = await Promise.all([
    loadTextPage(siteUrl, paths.about, 'about', ({ lead }) => ({
      title: 'About Us',
      description: lead,
    })),
    read(api.data.figures.$get()),
  ]);
  return { ...page, figures };
}
