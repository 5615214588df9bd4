import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { documentHead } from '../../app/head.ts';
import { isOn } from '../../app/site.ts';

export async function loadAbout(siteUrl: string) {
  const [words, figures] = await Promise.all([
    read(api.settings.pages.about.$get()),
    isOn('dive-sites') ? read(api.data.figures.$get()) : undefined,
  ]);
  const about = { title: 'About Us', description: words.lead };
  return { head: documentHead(about, paths.about, siteUrl), words, figures };
}
