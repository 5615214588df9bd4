import { expect, test } from 'vitest';
import type { ListUrl } from '../../../domain/publishing/list-url.ts';
import { query, Reads } from '../../app/reads.ts';
import { readListPage } from './list-page.ts';

const items = [{ category: 'Tips' }, { category: 'Safety' }, { category: 'Tips' }];

/** A list of the server, which notes what it is asked for. */
function list({ older }: { older: boolean }) {
  const asked: ListUrl[] = [];
  const pageQuery = (address: ListUrl) =>
    query(`list/${address.page ?? 1}/${address.category ?? ''}`, async () => {
      asked.push(address);
      return { items: address.category ? items.slice(0, 1) : items, older };
    });
  return { asked, pageQuery };
}

test('a category of a list that is held whole is filtered without a request', async () => {
  const { asked, pageQuery } = list({ older: false });
  const reads = new Reads();
  await readListPage(reads, pageQuery, {});
  const tips = await readListPage(reads, pageQuery, { category: 'Tips' });
  expect(tips).toEqual({ items: [{ category: 'Tips' }, { category: 'Tips' }], older: false });
  expect(asked).toEqual([{}]);
});

test('a category of a longer list, or of one that was not read, is asked for', async () => {
  for (const older of [true, false]) {
    const { asked, pageQuery } = list({ older });
    const reads = new Reads();
    if (older) await readListPage(reads, pageQuery, {});
    await readListPage(reads, pageQuery, { category: 'Tips' });
    expect(asked.at(-1)).toEqual({ category: 'Tips' });
    await readListPage(reads, pageQuery, { category: 'Tips', page: 2 });
    expect(asked.at(-1)).toEqual({ category: 'Tips', page: 2 });
  }
});
