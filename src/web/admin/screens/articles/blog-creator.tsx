import {
  type Article,
  type ArticleInput,
  articleInput,
  type ListedArticle,
  publishableArticle,
} from '../../../../contract/articles.ts';
import { paths } from '../../../../contract/paths.ts';
import { articleCategories } from '../../../../domain/publishing/categories.ts';
import { api, read } from '../../../app/api.ts';
import { site } from '../../../app/site.ts';
import { byId } from '../../app/calls.ts';
import type { EditorConfig, FieldsProps, PreviewProps } from '../../editor/editor-config.ts';
import { ResourceEditor } from '../../editor/resource-editor.tsx';
import { createRevisions } from '../../editor/revisions.ts';
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

type Input = Omit<ArticleInput, 'published'>;

const labels = { ...postLabels, imageUrl: 'Header Image URL' };
const one = api.articles[':id'];

const articles: EditorConfig<Article, PostValues, Input, ListedArticle> = {
  ...postConfig,
  resource: 'articles',
  label: 'Blog',
  singular: 'blog post',
  newTitle: 'New blog post',
  publicPath: (article) => paths.article(article.slug),
  labels,
  empty: emptyPost,
  toValues: toPostValues,
  toInput: toPostInput,
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

function ArticleFields(props: FieldsProps<PostValues>) {
  return (
    <PostFields
      {...props}
      labels={labels}
      categories={articleCategories}
      toPath={paths.article}
      imageHint="1200 by 600 pixels or more, an address that anyone can open."
    />
  );
}

function ArticlePreview(props: PreviewProps<PostValues>) {
  return (
    <PostPreview
      {...props}
      resource="articles"
      ending={` | ${site.name} Blog`}
      path={paths.article(props.values.slug)}
    />
  );
}
