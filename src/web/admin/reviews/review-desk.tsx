import { paths } from '../../../contract/paths.ts';
import {
  publishableReview,
  type Review,
  type ReviewInput,
  reviewInput,
} from '../../../contract/reviews.ts';
import { reviewCategories } from '../../../rules/categories.ts';
import { slugify } from '../../../rules/slug.ts';
import { excerptOf } from '../../../rules/text.ts';
import { api, read } from '../../api.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { Desk } from '../kit/desk.tsx';
import { SelectField, TextArea, TextField } from '../kit/fields.tsx';
import type { FieldsProps, Noun } from '../kit/noun.ts';
import { PicturePreview } from '../kit/picture-preview.tsx';

type Values = Record<
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'category'
  | 'price'
  | 'rating'
  | 'purchaseLink'
  | 'imageUrl'
  | 'author',
  string
>;
type Input = Omit<ReviewInput, 'published' | 'featured'>;

const ratings = [1, 2, 3, 4, 5].map((stars) => '⭐'.repeat(stars));

const reviews: Noun<Review, Values, Input> = {
  name: 'reviews',
  label: 'Review',
  thing: 'gear review',
  newTitle: 'New gear review',
  titleOf: (review) => review.title,
  pageOf: (review) => paths.review(review.slug),
  empty: {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    category: '',
    price: '',
    rating: '',
    purchaseLink: '',
    imageUrl: '',
    author: '',
  },
  toValues: (review) => ({
    title: review.title,
    slug: review.slug,
    excerpt: review.excerpt,
    content: review.content,
    category: review.category,
    price: review.price ?? '',
    rating: review.rating ?? '',
    purchaseLink: review.purchaseLink,
    imageUrl: review.imageUrl,
    author: review.author,
  }),
  toInput: ({ slug, price, rating, ...values }) => ({
    ...values,
    price: price.trim() || null,
    rating: rating || null,
    ...(slug && { slug }),
  }),
  follow: (values, before) =>
    before.slug === slugify(before.title) && values.slug === before.slug
      ? { ...values, slug: slugify(values.title) }
      : values,
  draftShape: reviewInput,
  publishableShape: publishableReview,
  missing: {
    title: 'Missing Title',
    text: 'Please provide at least a title to save the draft.',
  },
  publishText: 'Please fill in all required fields to publish the review.',
  deletion: { title: 'Delete Published Review', text: 'This cannot be undone.' },
  // Not a summary: every one is whole.
  list: async () => (await read(api.reviews.$get({ query: { admin: 'true' } }))) as Review[],
  create: (json) => read(api.reviews.$post({ json })),
  update: (id, json) => read(api.reviews[':id'].$patch({ param: { id: String(id) }, json })),
  feature: (id, featured) =>
    read(api.reviews[':id'].$patch({ param: { id: String(id) }, json: { featured } })),
  remove: (id) => read(api.reviews[':id'].$delete({ param: { id: String(id) } })),
  Fields: ReviewFields,
};

export function ReviewDesk() {
  return <Desk noun={reviews} />;
}

function ReviewFields({ values, faults, set, serial }: FieldsProps<Values>) {
  return (
    <>
      <TextField
        label="Title"
        value={values.title}
        fault={faults.title}
        maxLength={300}
        onChange={(title) => set('title', title)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Slug"
          value={values.slug}
          fault={faults.slug}
          hint={`The address: ${paths.review(values.slug || '…')}`}
          onChange={(slug) => set('slug', slug)}
        />
        <SelectField
          label="Category"
          value={values.category}
          fault={faults.category}
          options={reviewCategories}
          onChange={(category) => set('category', category)}
        />
        <TextField
          label="Price"
          value={values.price}
          fault={faults.price}
          placeholder="$1,299"
          maxLength={100}
          onChange={(price) => set('price', price)}
        />
        <SelectField
          label="Rating"
          value={values.rating}
          fault={faults.rating}
          placeholder="No rating"
          options={ratings}
          onChange={(rating) => set('rating', rating)}
        />
      </div>
      <TextArea
        label="Excerpt"
        rows={2}
        value={values.excerpt}
        fault={faults.excerpt}
        hint="Left empty, it becomes the first 150 characters of the content."
        placeholder={excerptOf(values.content)}
        maxLength={1000}
        onChange={(excerpt) => set('excerpt', excerpt)}
      />
      <RichEditor
        key={serial}
        label="Content"
        html={values.content}
        fault={faults.content}
        onChange={(content) => set('content', content)}
      />
      <TextField
        label="Purchase Link"
        type="url"
        value={values.purchaseLink}
        fault={faults.purchaseLink}
        hint="Where 'Check Price' leads."
        onChange={(purchaseLink) => set('purchaseLink', purchaseLink)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Image URL"
          type="url"
          value={values.imageUrl}
          fault={faults.imageUrl}
          hint="An address that anyone can open."
          onChange={(imageUrl) => set('imageUrl', imageUrl)}
        />
        <TextField
          label="Author"
          value={values.author}
          fault={faults.author}
          hint="Left empty, it is the site's team."
          onChange={(author) => set('author', author)}
        />
      </div>
      <PicturePreview key={values.imageUrl} src={values.imageUrl} />
    </>
  );
}
