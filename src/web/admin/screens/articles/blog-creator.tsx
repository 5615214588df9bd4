import {
  type Article,
  articleFields,
  articleInput,
  publishableArticle,
} from '../../../../contract/articles.ts';
import { paths } from '../../../../contract/paths.ts';
import { postTimes } from '../../../../contract/publishing.ts';
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

const form = formTexts({ ...articleFields, ...postTimes });
type Values = typeof form.empty;
const recordApi = api.articles[':id'];

export const articleEditor: Editor<Article, Values> = {
  ...postEditor,
  ...form,
  resource: 'articles',
  label: 'Blog',
  singular: 'blog post',
  publicPath: paths.article,
  toValues: (article) => form.toValues(withOwnExcerpt(article)),
  errors: (values, published) => fieldErrors(articleInput, { ...form.toInput(values), published }),
  publishErrors: (values) => fieldErrors(publishableArticle, values),
  list: () => read(api.articles.$get({ query: { admin: 'true', fields: 'summary' } })),
  open: (id) => read(recordApi.$get(byId(id))),
  save: (values, published, from) => {
    const json = { ...form.toInput(values), published };
    if (!from) return read(api.articles.$post({ json }));
    return read(recordApi.$patch({ ...byId(from.id), json: { ...json, version: from.version } }));
  },
  publish: (id, published) => read(recordApi.$patch({ ...byId(id), json: { published } })),
  remove: (id) => read(recordApi.$delete(byId(id))),
  Fields: RecordFields,
  Details: PostDetails,
  After: (props) => (
    <AfterPost
      {...props}
      resource="articles"
      ending={` | ${site.name} Blog`}
      path={paths.article(props.values.slug)}
    />
  ),
};

export function BlogCreator() {
  return <ResourceEditor editor={articleEditor} />;
}
