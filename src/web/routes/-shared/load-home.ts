import { api, read } from '../../app/api.ts';
import { isOn } from '../../app/site.ts';
import { homeHead } from '../../features/home/home-head.ts';

export async function loadHome(siteUrl: string) {
  const [words, { total }, products, locations, issues] = await Promise.all([
    read(api.settings.pages.home.$get()),
    isOn('dive-sites') ? read(api['dive-sites'].count.$get()) : { total: 0 },
    isOn('gear') ? read(api.products.featured.$get()) : [],
    isOn('dive-sites') ? read(api.locations.featured.$get()) : [],
    isOn('newsletter') ? read(api.newsletter.issues.$get()) : [],
  ]);
  const hasArchive = issues.length > 0;
  return { head: homeHead(siteUrl), words, siteCount: total, products, locations, hasArchive };
}
