import {
  type Product,
  type ProductInput,
  productInput,
  publishableProduct,
} from '../../../../contract/products.ts';
import { productCategories } from '../../../../domain/publishing/categories.ts';
import { api, read } from '../../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps } from '../../editor/editor-config.ts';
import { bindFields } from '../../editor/editor-config.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { createRevisions } from '../../editor/revisions.ts';
import { RichEditor } from '../../rich-text/rich-editor.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { ProductPreview } from './product-preview.tsx';

type Values = Record<
  | 'name'
  | 'category'
  | 'description'
  | 'price'
  | 'rating'
  | 'reviewCount'
  | 'affiliateLink'
  | 'imageUrl',
  string
>;
type Input = Omit<ProductInput, 'published' | 'featured'>;

const defaultRating = '4.5';
const defaultReviewCount = 100;
const featuredOnHome = 3;

const one = api.products[':id'];
const labels = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  price: 'Price',
  rating: 'Rating',
  reviewCount: 'Review Count',
  affiliateLink: 'Affiliate Link',
  imageUrl: 'Image URL',
} as const;

const products: EditorConfig<Product, Values, Input> = {
  resource: 'products',
  label: 'Product',
  singular: 'product',
  newTitle: 'New product',
  getTitle: (product) => product.name,
  labels,
  empty: {
    name: '',
    category: '',
    description: '',
    price: '',
    rating: defaultRating,
    reviewCount: String(defaultReviewCount),
    affiliateLink: '',
    imageUrl: '',
  },
  toValues: (product) => ({
    name: product.name,
    category: product.category,
    description: product.description,
    price: product.price ?? '',
    rating: product.rating,
    reviewCount: String(product.reviewCount),
    affiliateLink: product.affiliateLink,
    imageUrl: product.imageUrl,
  }),
  toInput: ({ price, rating, reviewCount, ...values }) => {
    const count = Number.parseInt(reviewCount, 10);
    return {
      ...values,
      price: price.trim() || null,
      rating: rating.trim() || defaultRating,
      reviewCount: Number.isNaN(count) ? defaultReviewCount : count,
    };
  },
  draftSchema: productInput,
  pictureFields: ['imageUrl'],
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

function ProductFields(props: FieldsProps<Values>) {
  const field = bindFields(labels, props);
  const { imageUrl } = props.values;
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name')} maxLength={300} />
        <SelectField {...field('category')} options={productCategories} />
      </div>
      <RichEditor key={props.resetKey} {...field('description')} />
      <div className="grid gap-5 md:grid-cols-3">
        <TextField {...field('price')} placeholder="$1,299" maxLength={40} />
        <TextField {...field('rating')} inputMode="decimal" hint="0 to 5" />
        <TextField {...field('reviewCount')} inputMode="numeric" />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('affiliateLink')} type="url" hint="Where 'Check Price' leads." />
        <PictureField {...field('imageUrl')} hint="An address that anyone can open." />
      </div>
      <PicturePreview key={imageUrl} src={imageUrl} />
    </>
  );
}
