import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Product } from '../../../contract/products.ts';
import { api, read } from '../app/api.ts';
import { SelectField, type ValueProps } from '../ui/fields.tsx';

/** Lists all products including drafts, for fields that choose a product. */
export const productsQuery = queryOptions({
  queryKey: ['admin', 'list', 'products', 'blocks'],
  queryFn: (): Promise<Product[]> => read(api.products.$get({ query: {} })),
});

/** Select field of all products, sorted by name. The value is an id; empty for none. */
export function ProductField(props: ValueProps) {
  const { data: products = [], isError, isPending } = useQuery(productsQuery);
  const sorted = products.toSorted((one, other) => one.name.localeCompare(other.name));
  const words = Object.fromEntries(
    sorted.map(({ id, name, published }) => [id, published ? name : `${name} (draft)`]),
  );
  const { value } = props;
  const missing = isPending ? 'Loading…' : 'A product that was deleted';
  return (
    <SelectField
      {...props}
      error={isError ? 'The products could not be loaded.' : props.error}
      placeholder="None"
      options={sorted.map(({ id }) => String(id))}
      words={value && !words[value] ? { ...words, [value]: missing } : words}
    />
  );
}
