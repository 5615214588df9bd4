import type { ListUrl } from '../../../domain/publishing/list-url.ts';
import { api, read, readPage } from '../../app/api.ts';

export const readArticlePage = ({ category, page = 1 }: ListUrl) =>
  readPage(
    api.articles.$get({
      query: { fields: 'summary', page: `${page}`, ...(category && { category }) },
    }),
  );

export const readArticle = (slug: string) =>
  read(api.articles.slug[':slug'].$get({ param: { slug } }));

const relatedReads = 3;

/** Articles of the category, then the newest others; only the shown fields, to keep pages small. */
export async function readRelated({ id, category }: { id: number; category: string }) {
  const { items: alike } = await readArticlePage({ category });
  const others = alike.length > relatedReads ? [] : (await readArticlePage({})).items;
  return [...new Map([...alike, ...others].map((one) => [one.id, one])).values()]
    .filter((one) => one.id !== id)
    .slice(0, relatedReads)
    .map(({ slug, title, excerpt, imageUrl }) => ({ slug, title, excerpt, imageUrl }));
}
