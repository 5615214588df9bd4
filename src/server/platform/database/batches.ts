/** Rows in the order of `ids`, without ids that have no row. */
export function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function* toBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Yields rows by ascending id in batches. @param read returns the next rows after an id, at most `size` */
export async function* batchesById<Row extends { id: number }>(
  size: number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0, more = true; more; ) {
    const rows = await read(after);
    yield rows;
    after = rows.at(-1)?.id ?? after;
    more = rows.length === size;
  }
}
