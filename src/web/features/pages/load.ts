import { paths } from '../../../contract/paths.ts';
import { plainText } from '../../../domain/text/text.ts';
import { api, askServerIfMissing, read } from '../../app/api.ts';
import { pageHead } from '../../app/head.ts';
import { site } from '../../app/site.ts';

/** @throws notFound, or a redirect if the page may have moved */
export async function loadOwnPage(siteUrl: string, slug: string) {
  const found = read(api.pages.slug[':slug'].$get({ param: { slug } }));
  const page = await found.catch(askServerIfMissing(paths.page(slug)));
  const head = pageHead({
    title: `${page.title} | ${site.name}`,
    description: plainText(page.content).slice(0, 160) || site.description,
    url: `${siteUrl}${paths.page(page.slug)}`,
    changed: page.updatedAt,
    seo: { ...page, canonicalUrl: null },
  });
  return { page, head };
}
