import { paths } from '../../../../contract/paths.ts';
import { postTimes } from '../../../../contract/publishing.ts';
import {
  type ListedReview,
  publishableReview,
  type Review,
  type ReviewInput,
  reviewFields,
  reviewInput,
} from '../../../../contract/reviews.ts';
import { api, read } from '../../../app/api.ts';
import { site } from '../../../app/site.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PreviewProps } from '../../editor/editor-config.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { createRevisions } from '../../editor/revisions.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { MailingPanel } from '../mailings/mailing-panel.tsx';
import { PostPreview } from '../previews/post-preview.tsx';
import { postConfig, withOwnExcerpt } from '../publishing/post-config.ts';
import { PostFields } from '../publishing/post-fields.tsx';

type Input = Omit<ReviewInput, 'published' | 'featured'>;

const fields = { ...reviewFields, ...postTimes };
const form = formTexts(fields);
type Values = typeof form.empty;
const one = api.reviews[':id'];

const reviews: EditorConfig<Review, Values, Input, ListedReview> = {
  ...postConfig,
  resource: 'reviews',
  label: 'Review',
  singular: 'gear review',
  newTitle: 'New gear review',
  publicPath: (review) => paths.review(review.slug),
  ...form,
  toValues: (review) => form.toValues(withOwnExcerpt(review)),
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
  return <PostFields {...props} fields={fields} />;
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
