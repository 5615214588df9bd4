import type { Article } from '../../contract/articles.ts';
import { paths, shareSize } from '../../contract/paths.ts';
import { feedFormats, feedTypes } from '../../domain/publishing/feeds.ts';
import type { ListUrl } from '../../domain/publishing/list-url.ts';
import { site } from './site.ts';

function shareAddress(url: string, changed: string | undefined) {
  const [, origin = '', pathname = ''] = /^(https?:\/\/[^/]+)?([^?#]*)/.exec(url) ?? [];
  const version = changed ? `?v=${Date.parse(changed).toString(36)}` : '';
  return `${origin}${paths.share(pathname)}${version}`;
}

const feedNames = { rss: 'RSS', atom: 'Atom', jsonFeed: 'JSON Feed' } as const;

export function feedLinks(url: string, category?: string) {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(url) ?? [];
  const query = category ? `?${new URLSearchParams({ category })}` : '';
  return feedFormats.map((format) => ({
    rel: 'alternate',
    type: feedTypes[format],
    title: `${site.name}${category ? `: ${category}` : ''} (${feedNames[format]})`,
    href: origin + paths[format] + query,
  }));
}

/** Search engine fields of a page by its path; an address with a query inherits only noindex. */
function pageSeo(url: string): SeoFields | undefined {
  const { pathname, search } = new URL(url, 'http://localhost');
  const own = site.pages?.[pathname];
  if (!own || !search) return own;
  return { seoTitle: null, seoDescription: null, canonicalUrl: null, noindex: own.noindex };
}

type SeoFields = Pick<Article, 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noindex'>;

interface PageHead {
  title: string;
  description: string;
  url: string;
  type?: 'website' | 'article';
  /** Time of the last change; the image's address contains it, so that chats fetch a new image. */
  changed?: string | undefined;
  seo?: SeoFields;
  /** The path of the page whose share image this page uses; absent if it has its own. */
  sharedAs?: string;
}

export function pageHead(page: PageHead) {
  const { url, type = 'website', changed, seo = pageSeo(url), sharedAs } = page;
  const title = seo?.seoTitle || page.title;
  const description = seo?.seoDescription || page.description;
  const canonical = seo?.canonicalUrl ? new URL(seo.canonicalUrl, url).href : url;
  const image = shareAddress(sharedAs ? new URL(sharedAs, url).href : url, changed);
  const alt = `${title.replace(/ \|.*/s, '')}, a print by ${site.name}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(seo?.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: site.name },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(shareSize.width) },
      { property: 'og:image:height', content: String(shareSize.height) },
      { property: 'og:image:alt', content: alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: alt },
    ],
    links: [{ rel: 'canonical', href: canonical }, ...(type === 'article' ? feedLinks(url) : [])],
  };
}

export const documentHead = (
  document: { title: string; description: string },
  path: string,
  siteUrl: string,
) =>
  pageHead({
    title: `${document.title} | ${site.name}`,
    description: document.description,
    url: `${siteUrl}${path}`,
  });

/** The head of a list page, with its canonical address, previous page, next page and feeds. */
export function listHead(
  list: PageHead,
  { category, page = 1 }: ListUrl = {},
  { older }: { older: boolean } = { older: false },
) {
  const pageAddress = (number: number) => {
    const query = new URLSearchParams(category ? { category } : {});
    if (number > 1) query.set('page', String(number));
    return query.size > 0 ? `${list.url}?${query}` : list.url;
  };
  const title = page > 1 ? list.title.replace(' | ', `, Page ${page} | `) : list.title;
  const head = pageHead({ ...list, title, url: pageAddress(page) });
  if (page > 1) head.links.push({ rel: 'prev', href: pageAddress(page - 1) });
  if (older) head.links.push({ rel: 'next', href: pageAddress(page + 1) });
  head.links.push(...feedLinks(list.url, category));
  return head;
}
