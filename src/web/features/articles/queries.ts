import type { ListUrl } from '../../../domain/publishing/list-url.ts';
import { query } from '../../app/reads.ts';

export const articlePageQuery = ({ category, page = 1 }: ListUrl) =>
  query(`articles/page/${page}/${category ?? ''}`, ({ api, readPage }) =>
    readPage(
      api.articles.$get({
        query: { fields: 'summary', page: `${page}`, ...(category && { category }) },
      }),
    ),
  );

export const articleQuery = (slug: string) =>
  query(`articles/slug/${slug}`, ({ api, read }) =>
    read(api.articles.slug[':slug'].$get({ param: { slug } })),
  );

const relatedReads = 3;

/** Those of the category, then the newest others. A page carries what its queries hold, so nothing else is in it. */
export const relatedReadsQuery = ({ id, category }: { id: number; category: string }) =>
  query(`articles/related/${id}`, async (client) => {
    const read = async (list: ListUrl) => (await articlePageQuery(list).run(client)).items;
    const alike = await read({ category });
    const listed = alike.length > relatedReads ? alike : [...alike, ...(await read({}))];
    return [...new Map(listed.map((one) => [one.id, one])).values()]
      .filter((one) => one.id !== id)
      .slice(0, relatedReads)
      .map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
  });
