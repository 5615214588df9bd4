import type { Kysely } from 'kysely';
import { foldText } from '../../../../domain/text/fold-text.ts';

interface Named {
  id: number;
  name: string;
}

interface Columns {
  products: Named;
  reviews: { id: number; title: string; productName: string | null; productId: number | null };
  shopLinks: Named & { productId: number | null };
}

/** Makes reviews and shop links refer to their products by id instead of by name. */
export async function up(database: Kysely<unknown>) {
  for (const table of ['reviews', 'shop_links']) {
    await database.schema.alterTable(table).addColumn('product_id', 'integer').execute();
  }
  const known = database as Kysely<Columns>;
  const products = await known.selectFrom('products').select(['id', 'name']).execute();
  const ids = new Map(products.toReversed().map(({ id, name }) => [foldText(name), id]));
  const rows = {
    reviews: (
      await known.selectFrom('reviews').select(['id', 'title', 'productName']).execute()
    ).map(({ id, title, productName }) => ({ id, name: productName || title })),
    shopLinks: await known.selectFrom('shopLinks').select(['id', 'name']).execute(),
  };
  for (const table of ['reviews', 'shopLinks'] as const) {
    for (const { id, name } of rows[table]) {
      const productId = ids.get(foldText(name));
      if (productId === undefined) continue;
      await known.updateTable(table).set({ productId }).where('id', '=', id).execute();
    }
  }
}
