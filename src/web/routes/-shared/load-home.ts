import { api, read } from '../../app/api.ts';
import { readWords } from '../../app/text-page.ts';
import { homeHead } from '../../features/home/home-head.ts';

export async function loadHome(siteUrl: string) {
  const [words, { total }, products, locations] = await Promise.all([
    readWords('home'),
    read(api['dive-sites'].count.$get()),
    read(api.products.featured.$get()),
    read(api.locations.featured.$get()),
  ]);
  return { head: homeHead(siteUrl), words, siteCount: total, products, locations };
}
