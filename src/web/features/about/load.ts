import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { isOn } from '../../app/site.ts';
import { loadTextPage } from '../../app/text-page.ts';

export async function loadAbout(siteUrl: string) {
  const [page, figures] = await Promise.all([
    loadTextPage(siteUrl, paths.about, 'about', ({ lead }) => ({
      title: 'About Us',
      description: lead,
    })),
    isOn('dive-sites') ? read(api.data.figures.$get()) : undefined,
  ]);
  return { ...page, figures };
}
