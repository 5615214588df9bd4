import type { Article } from '../../../contract/articles.ts';
import { paths } from '../../../contract/paths.ts';
import { breadcrumbScript, jsonLd } from '../../app/json-ld.ts';
import { site } from '../../app/site.ts';

/** @param siteUrl the origin of absolute addresses */
export function structuredArticle(
  article: Omit<Article, 'content'>,
  description: string,
  siteUrl: string,
) {
  const organisation = { '@type': 'Organization', name: site.name, url: siteUrl };
  // The owner may name a person; the default author is the site.
  const author =
    article.author === site.author ? organisation : { '@type': 'Person', name: article.author };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description,
    articleSection: article.category,
    ...(article.imageUrl && { image: new URL(article.imageUrl, siteUrl).href }),
    datePublished: article.publishedAt ?? article.createdAt,
    dateModified: article.updatedAt,
    author,
    publisher: organisation,
    mainEntityOfPage: `${siteUrl}${paths.article(article.slug)}`,
  };
}

export const articleScripts = (article: Article, description: string, siteUrl: string) => [
  jsonLd(structuredArticle(article, description, siteUrl)),
  breadcrumbScript(siteUrl, [
    ['News', paths.blog],
    [article.title, paths.article(article.slug)],
  ]),
];
