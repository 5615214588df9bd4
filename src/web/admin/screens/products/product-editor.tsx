import {
  type Product,
  type ProductInput,
  productFields,
  productInput,
  publishableProduct,
} from '../../../../contract/products.ts';
import { api, read } from '../../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps } from '../../editor/editor-config.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { createRevisions } from '../../editor/revisions.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { PicturedFields } from '../publishing/record-fields.tsx';
import { ProductPreview } from './product-preview.tsx';

type Input = Omit<ProductInput, 'published' | 'featured'>;

const featuredOnHome = 3;

const one = api.products[':id'];
const form = formTexts(productFields);

const products: EditorConfig<Product, typeof form.empty, Input> = {
  resource: 'products',
  label: 'Product',
  singular: 'product',
  newTitle: 'New product',
  getTitle: (product) => product.name,
  ...form,
  draftSchema: productInput,
  publishSchema: publishableProduct,
  missing: { title: 'Missing Name', text: 'Please provide at least a name to save the draft.' },
  publishText: 'Please fill in all required fields to publish the product.',
  deletion: { title: 'Delete Published Product', text: 'This cannot be undone.' },
  list: () => read(api.products.$get({ query: {} })),
  open: (id) => read(one.$get(byId(id))),
  create: (json) => read(api.products.$post({ json })),
  update: (id, json) => read(one.$patch({ ...byId(id), json })),
  featuredNote: (count) =>
    count > featuredOnHome
      ? `${count} products are featured now. Home shows three: the newest of them.`
      : undefined,
  feature: (id, featured) => read(one.$patch({ ...byId(id), json: { featured } })),
  remove: (id) => read(one.$delete(byId(id))),
  revisions: createRevisions('products'),
  Fields: ProductFields,
  Preview: ProductPreview,
};

export function ProductEditor() {
  return <ResourceEditor config={products} />;
}

function ProductFields(props: FieldsProps<typeof form.empty>) {
  return <PicturedFields {...props} fields={productFields} />;
}
