import {
  type Product,
  productFields,
  productInput,
  publishableProduct,
} from '../../../../contract/products.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { Editor } from '../../editor/editor.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { fieldErrors } from '../../editor/save-checks.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { RecordFields, SideFields } from '../publishing/record-fields.tsx';
import { ProductPreview } from './product-preview.tsx';

const featuredOnHome = 3;

const recordApi = api.products[':id'];
const form = formTexts(productFields);

export const productEditor: Editor<Product, typeof form.empty> = {
  ...form,
  resource: 'products',
  label: 'Product',
  singular: 'product',
  errors: (values, published) => fieldErrors(productInput, { ...form.toInput(values), published }),
  publishErrors: (values) => fieldErrors(publishableProduct, values),
  list: () => read(api.products.$get({ query: {} })),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, published, from) => {
    const json = { ...form.toInput(values), published };
    if (!from) return read(api.products.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  publish: (id, published) => read(recordApi.$patch({ ...byId(id), json: { published } })),
  feature: (id, featured) => read(recordApi.$patch({ ...byId(id), json: { featured } })),
  remove: (id) => read(recordApi.$delete(byId(id))),
  featuredNote: (count) =>
    count > featuredOnHome
      ? `${count} products are featured now. Home shows three: the newest of them.`
      : undefined,
  Fields: RecordFields,
  Details: SideFields,
  After: ProductPreview,
};

export function ProductEditor() {
  return <ResourceEditor editor={productEditor} />;
}
