import type { ListPage, ListUrl } from '../../../domain/publishing/list-url.ts';
import type { Query, Reads } from '../../app/reads.ts';

/** Filters here where the browser holds the whole list, so that a category shows at once. */
export async function readListPage<Item extends { category: string }, Url extends ListUrl>(
  reads: Pick<Reads, 'peek' | 'ensure'>,
  pageQuery: (address: Url) => Query<ListPage<Item>>,
  address: Url,
): Promise<ListPage<Item>> {
  const { category, page } = address;
  const first = category && !page && reads.peek(pageQuery({ ...address, category: undefined }));
  if (!first || first.older) return reads.ensure(pageQuery(address));
  return { items: first.items.filter((item) => item.category === category), older: false };
}
