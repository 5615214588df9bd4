import { api, read } from '../../app/api.ts';
import { isOn } from '../../app/site.ts';
import { readWords } from '../../app/text-page.ts';
import { homeHead } from '../../features/home/home-head.ts';

export async function loadHome(siteUrl: string) {
  const [words, { total }, products, locations] = await Promise.all([
    readWords('home'),
    isOn('dive-sites') ? read(api['dive-sites'].count.$get()) : { total: 0 },
    isOn('gear') ? read(api.products.featured.$get()) : [],
    isOn('dive-sites') ? read(api.locations.featured.$get()) : [],
  ]);
  return { head: homeHead(siteUrl), words, siteCount: total, products, locations };
}
