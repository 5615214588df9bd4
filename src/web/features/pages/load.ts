import { paths } from '../../../contract/paths.ts';
import { plainText } from '../../../domain/text/text.ts';
import { api, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';

/** @throws ApiError 404 */
export async function loadOwnPage(siteUrl: string, slug: string) {
  const page = await read(api.pages.slug[':slug'].$get({ param: { slug } }));
  const head = pageHead({
    title: `${page.title} | ${site.name}`,
    description: plainText(page.content).slice(0, 160) || site.description,
    url: `${siteUrl}${paths.page(page.slug)}`,
    changed: page.updatedAt,
    seo: { ...page, canonicalUrl: null },
  });
  return { page, head };
}
