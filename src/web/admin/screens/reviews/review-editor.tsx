import { paths } from '../../../../contract/paths.ts';
import {
  type ListedReview,
  publishableReview,
  type Review,
  type ReviewInput,
  reviewInput,
} from '../../../../contract/reviews.ts';
import { withDollarSign } from '../../../../domain/gear/prices.ts';
import { reviewCategories } from '../../../../domain/publishing/categories.ts';
import { api, read } from '../../../app/api.ts';
import { site } from '../../../app/site.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PreviewProps } from '../../editor/editor-config.ts';
import { bindFields } from '../../editor/editor-config.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { createRevisions } from '../../editor/revisions.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { MailingPanel } from '../mailings/mailing-panel.tsx';
import { PostPreview } from '../previews/post-preview.tsx';
import { postConfig, toPostInput } from '../publishing/post-config.ts';
import {
  emptyPost,
  PostFields,
  type PostValues,
  postLabels,
  toPostValues,
} from '../publishing/post-fields.tsx';

type Values = PostValues & Record<'price' | 'productName' | 'rating' | 'purchaseLink', string>;
type Input = Omit<ReviewInput, 'published' | 'featured'>;

const ratings = [1, 2, 3, 4, 5].map((stars) => '⭐'.repeat(stars));
const labels = {
  ...postLabels,
  imageUrl: 'Image URL',
  productName: 'Product name',
  price: 'Price',
  rating: 'Rating',
  purchaseLink: 'Purchase Link',
};
const one = api.reviews[':id'];

const reviews: EditorConfig<Review, Values, Input, ListedReview> = {
  ...postConfig,
  resource: 'reviews',
  label: 'Review',
  singular: 'gear review',
  newTitle: 'New gear review',
  publicPath: (review) => paths.review(review.slug),
  labels,
  empty: { ...emptyPost, productName: '', price: '', rating: '', purchaseLink: '' },
  toValues: (review) => ({
    ...toPostValues(review),
    productName: review.productName ?? '',
    price: review.price ?? '',
    rating: review.rating ?? '',
    purchaseLink: review.purchaseLink,
  }),
  toInput: ({ productName, price, rating, ...post }) => ({
    ...toPostInput(post),
    productName: productName || null,
    price: withDollarSign(price) || null,
    rating: rating || null,
  }),
  draftSchema: reviewInput,
  publishSchema: publishableReview,
  publishText: 'Please fill in all required fields to publish the review.',
  deletion: { title: 'Delete Published Review', text: 'This cannot be undone.' },
  list: () => read(api.reviews.$get({ query: { admin: 'true', fields: 'summary' } })),
  open: (id) => read(one.$get(byId(id))),
  create: (json) => read(api.reviews.$post({ json })),
  update: (id, json) => read(one.$patch({ ...byId(id), json })),
  feature: (id, featured) => read(one.$patch({ ...byId(id), json: { featured } })),
  remove: (id) => read(one.$delete(byId(id))),
  revisions: createRevisions('reviews'),
  Fields: ReviewFields,
  After: (props) => <MailingPanel resource="reviews" {...props} />,
  Preview: ReviewPreview,
};

export function ReviewEditor() {
  return <ResourceEditor config={reviews} />;
}

function ReviewFields(props: FieldsProps<Values>) {
  const field = bindFields(labels, props);
  return (
    <PostFields
      {...props}
      labels={labels}
      categories={reviewCategories}
      toPath={paths.review}
      imageHint="An address that anyone can open."
      facts={
        <>
          <TextField
            {...field('productName')}
            placeholder="Mares Puck 4"
            hint="As its maker writes it, for search engines. The title if empty."
            maxLength={200}
          />
          <TextField
            {...field('price')}
            placeholder="$1,299"
            maxLength={100}
            normalise={withDollarSign}
          />
          <SelectField {...field('rating')} placeholder="No rating" options={ratings} />
        </>
      }
      links={<TextField {...field('purchaseLink')} type="url" hint="Where 'Check Price' leads." />}
    />
  );
}

function ReviewPreview(props: PreviewProps<Values>) {
  return (
    <PostPreview
      {...props}
      resource="reviews"
      ending={` - Expert Gear Review | ${site.name}`}
      path={paths.review(props.values.slug)}
    />
  );
}
