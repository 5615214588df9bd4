import { notFound } from '@tanstack/react-router';
import { paths } from '../../../contract/paths.ts';
import { withKnownCategory } from '../../../domain/publishing/current-category.ts';
import type { ListUrl } from '../../../domain/publishing/list-url.ts';
import { listHead } from '../../app/head.ts';
import { categories, site } from '../../app/site.ts';
import { readArticlePage } from './queries.ts';

/** @throws notFound for a page after the last */
export async function loadArticleList(siteUrl: string, asked: ListUrl) {
  const address = withKnownCategory(asked, 'articles', categories());
  const list = await readArticlePage(address);
  if (address.page && list.items.length === 0) throw notFound();
  const about = {
    title: `Diving News and Guides | ${site.name}`,
    description:
      'Guides to single dives, safety in plain words, marine life and tips for Australian scuba divers.',
    url: `${siteUrl}${paths.blog}`,
  };
  return { list, address, head: listHead(about, address, list) };
}
