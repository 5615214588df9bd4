import { paths } from '../../../../contract/paths.ts';
import { postTimes } from '../../../../contract/publishing.ts';
import {
  publishableReview,
  type Review,
  reviewFields,
  reviewInput,
} from '../../../../contract/reviews.ts';
import { site } from '../../../app/site.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { Editor } from '../../editor/editor.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { fieldErrors } from '../../editor/save-checks.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { AfterPost } from '../publishing/after-post.tsx';
import { postEditor, withOwnExcerpt } from '../publishing/post-config.ts';
import { PostDetails } from '../publishing/post-details.tsx';
import { RecordFields } from '../publishing/record-fields.tsx';

const form = formTexts({ ...reviewFields, ...postTimes });
type Values = typeof form.empty;
const recordApi = api.reviews[':id'];

export const reviewEditor: Editor<Review, Values> = {
  ...postEditor,
  ...form,
  resource: 'reviews',
  label: 'Review',
  singular: 'gear review',
  publicPath: paths.review,
  toValues: (review) => form.toValues(withOwnExcerpt(review)),
  errors: (values, published) => fieldErrors(reviewInput, { ...form.toInput(values), published }),
  publishErrors: (values) => fieldErrors(publishableReview, values),
  list: () => read(api.reviews.$get({ query: { admin: 'true', fields: 'summary' } })),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, published, from) => {
    const json = { ...form.toInput(values), published };
    if (!from) return read(api.reviews.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  publish: (id, published) => read(recordApi.$patch({ ...byId(id), json: { published } })),
  feature: (id, featured) => read(recordApi.$patch({ ...byId(id), json: { featured } })),
  remove: (id) => read(recordApi.$delete(byId(id))),
  Fields: RecordFields,
  Details: PostDetails,
  After: (props) => (
    <AfterPost
      {...props}
      resource="reviews"
      ending={` - Expert Gear Review | ${site.name}`}
      path={paths.review(props.values.slug)}
    />
  ),
};

export function ReviewEditor() {
  return <ResourceEditor editor={reviewEditor} />;
}
