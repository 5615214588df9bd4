import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../database/open.ts';
import { type Kind, tableOf } from '../history/records.ts';
import type { Services } from '../http/context.ts';
import { createTextIndex } from './text-index.ts';

/** How many versions are compared at a time. */
const versionsBatch = 2000;

type DatabaseReader = Pick<Services, 'database' | 'content'>;

interface Row {
  id: number;
  version: number;
}

/** What is kept of a row, and the texts in which others are looked for. */
interface Searched<Item> {
  item: Item;
  texts: readonly string[];
}

interface Source<Item> {
  /** What there is of some ids. */
  read: (database: Database, ids: readonly number[]) => Promise<Searched<Item>[]>;
  /** How many are read at a time, so that a first look at 20,000 holds nobody else up. */
  batch: number;
  /** The order in which items are found. */
  compare: (one: Item, other: Item) => number;
}

/**
 * What is searched of a kind, in memory from the first search on. After a write, what the write changed is
 * read, and nothing else.
 */
export function createCatalogue<Item extends Row>(kind: Kind, source: Source<Item>) {
  /** As it was last read for each content store, with the generation that it was read at. */
  const known = new WeakMap<Services['content'], Known>();
  interface Known {
    generation: number;
    catalogue: Promise<Catalogue<Item>>;
  }

  async function mend({ database, content }: DatabaseReader, last: Known | undefined) {
    const touched = last && content.touchedSince(kind, last.generation);
    const before = await last?.catalogue.catch(() => undefined);
    const catalogue = before ?? emptyCatalogue(source.compare);
    const changed =
      before && touched ? touched : await changedSince(database, kind, catalogue.versions());
    for (let start = 0; start < changed.length; start += source.batch) {
      const ids = changed.slice(start, start + source.batch);
      catalogue.replace(ids, await source.read(database, ids));
      await othersTurn();
    }
    return catalogue;
  }

  /** The catalogue as it is now. */
  return (services: DatabaseReader): Promise<Catalogue<Item>> => {
    const { content } = services;
    const generation = content.generation(kind);
    const last = known.get(content);
    if (last?.generation === generation) return last.catalogue;
    const catalogue = mend(services, last);
    known.set(content, { generation, catalogue });
    catalogue.catch(() => known.delete(content));
    return catalogue;
  };
}

/** The ids whose rows are not, or no longer, of the versions that are known. */
async function changedSince(database: Database, kind: Kind, known: Map<number, number>) {
  const changed: number[] = [];
  for (let after = 0, more = true; more; ) {
    const rows = await database
      .selectFrom(tableOf(kind))
      .select(['id', 'version'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(versionsBatch)
      .execute();
    for (const { id, version } of rows) {
      if (known.get(id) !== version) changed.push(id);
      known.delete(id);
      after = id;
    }
    more = rows.length === versionsBatch;
    await othersTurn();
  }
  return [...changed, ...known.keys()];
}

type Catalogue<Item extends Row> = ReturnType<typeof emptyCatalogue<Item>>;

function emptyCatalogue<Item extends Row>(compare: Source<Item>['compare']) {
  const index = createTextIndex();
  const known = new Map<number, Item>();
  /** In order, and beside each the place of its texts: a search passes most by without a look at them. */
  const items: Item[] = [];
  const places: number[] = [];

  /** Where an item belongs: behind all that do not come after it. */
  function positionOf(item: Item) {
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = items[middle];
      if (other && compare(other, item) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function remove(id: number) {
    const item = known.get(id);
    if (!item) return;
    const position = items.indexOf(item);
    items.splice(position, 1);
    for (const place of places.splice(position, 1)) index.remove(place);
    known.delete(id);
  }

  function add({ item, texts }: Searched<Item>) {
    const position = positionOf(item);
    items.splice(position, 0, item);
    places.splice(position, 0, index.add(texts));
    known.set(item.id, item);
  }

  return {
    /** All of them, in order. */
    items: items as readonly Item[],
    versions: () => new Map(items.map(({ id, version }) => [id, version])),
    /** Puts what there is of some ids in the place of what was known of them. */
    replace(ids: readonly number[], present: readonly Searched<Item>[]) {
      for (const id of ids) remove(id);
      for (const searched of present) add(searched);
    },
    /**
     * The items that hold a text and fit, in order.
     * @param most how many to look for
     */
    find(text: string, fits: (item: Item) => boolean, most = Number.POSITIVE_INFINITY): Item[] {
      const holds = index.search(text);
      const found: Item[] = [];
      for (const [position, place] of places.entries()) {
        if (!holds(place)) continue;
        const item = items[position];
        if (item && fits(item) && found.push(item) >= most) break;
      }
      return found;
    },
  };
}
