import site from '../../../../content/site.json';
import {
  type Article,
  type ArticleInput,
  articleInput,
  type ListedArticle,
  publishableArticle,
} from '../../../contract/articles.ts';
import { paths } from '../../../contract/paths.ts';
import { articleCategories } from '../../../domain/categories.ts';
import { api, read } from '../../api.ts';
import { byId } from '../calls.ts';
import type { FieldsProps, Noun, PreviewProps } from '../editor/editor-config.ts';
import {
  emptyWriting,
  followTitle,
  missingTitle,
  revisionsOf,
  type Writing,
  WritingFields,
  writingLabels,
  writingOf,
} from '../editor/post-fields.tsx';
import { Desk } from '../editor/resource-editor.tsx';
import { WritingPreview } from '../preview/post-preview.tsx';

type Input = Omit<ArticleInput, 'published'>;

const labels = { ...writingLabels, imageUrl: 'Header Image URL' };
const one = api.articles[':id'];

const articles: Noun<Article, Writing, Input, ListedArticle> = {
  name: 'articles',
  label: 'Blog',
  thing: 'blog post',
  newTitle: 'New blog post',
  titleOf: (article) => article.title,
  pageOf: (article) => paths.article(article.slug),
  labels,
  empty: emptyWriting,
  toValues: writingOf,
  toInput: ({ slug, ...values }) => ({ ...values, ...(slug && { slug }) }),
  follow: followTitle,
  draftShape: articleInput,
  publishableShape: publishableArticle,
  missing: missingTitle,
  publishText: 'Please fill in all required fields to publish the article.',
  deletion: { title: 'Delete Published Post', text: 'This cannot be undone.' },
  list: () => read(api.articles.$get({ query: { admin: 'true', fields: 'summary' } })),
  open: ({ id }) => read(one.$get(byId(id))),
  create: (json) => read(api.articles.$post({ json })),
  update: (id, json) => read(one.$patch({ ...byId(id), json })),
  remove: (id) => read(one.$delete(byId(id))),
  revisions: revisionsOf('articles'),
  Fields: ArticleFields,
  Preview: ArticlePreview,
};

export function BlogCreator() {
  return <Desk noun={articles} />;
}

function ArticleFields(props: FieldsProps<Writing>) {
  return (
    <WritingFields
      {...props}
      labels={labels}
      categories={articleCategories}
      addressOf={paths.article}
      imageHint="1200 by 600 pixels or more, an address that anyone can open."
    />
  );
}

function ArticlePreview(props: PreviewProps<Writing>) {
  return (
    <WritingPreview
      {...props}
      noun="articles"
      ending={` | ${site.name} Blog`}
      path={paths.article(props.values.slug)}
    />
  );
}
