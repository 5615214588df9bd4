import {
  type Article,
  type ArticleInput,
  articleFields,
  articleInput,
  type ListedArticle,
  publishableArticle,
} from '../../../../contract/articles.ts';
import { paths } from '../../../../contract/paths.ts';
import { postTimes } from '../../../../contract/publishing.ts';
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

type Input = Omit<ArticleInput, 'published'>;

const fields = { ...articleFields, ...postTimes };
const form = formTexts(fields);
type Values = typeof form.empty;
const one = api.articles[':id'];

const articles: EditorConfig<Article, Values, Input, ListedArticle> = {
  ...postConfig,
  resource: 'articles',
  label: 'Blog',
  singular: 'blog post',
  newTitle: 'New blog post',
  publicPath: (article) => paths.article(article.slug),
  ...form,
  toValues: (article) => form.toValues(withOwnExcerpt(article)),
  draftSchema: articleInput,
  publishSchema: publishableArticle,
  publishText: 'Please fill in all required fields to publish the article.',
  deletion: { title: 'Delete Published Post', text: 'This cannot be undone.' },
  list: () => read(api.articles.$get({ query: { admin: 'true', fields: 'summary' } })),
  open: (id) => read(one.$get(byId(id))),
  create: (json) => read(api.articles.$post({ json })),
  update: (id, json) => read(one.$patch({ ...byId(id), json })),
  remove: (id) => read(one.$delete(byId(id))),
  revisions: createRevisions('articles'),
  Fields: ArticleFields,
  After: (props) => <MailingPanel resource="articles" {...props} />,
  Preview: ArticlePreview,
};

export function BlogCreator() {
  return <ResourceEditor config={articles} />;
}

function ArticleFields(props: FieldsProps<Values>) {
  return <PostFields {...props} fields={fields} />;
}

function ArticlePreview(props: PreviewProps<Values>) {
  return (
    <PostPreview
      {...props}
      resource="articles"
      ending={` | ${site.name} Blog`}
      path={paths.article(props.values.slug)}
    />
  );
}
