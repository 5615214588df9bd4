import {
  type Article,
  type ArticleInput,
  articleInput,
  publishableArticle,
} from '../../../contract/articles.ts';
import { paths } from '../../../contract/paths.ts';
import { articleCategories } from '../../../rules/categories.ts';
import { slugify } from '../../../rules/slug.ts';
import { excerptOf } from '../../../rules/text.ts';
import { api, read } from '../../api.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { Desk } from '../kit/desk.tsx';
import { SelectField, TextArea, TextField } from '../kit/fields.tsx';
import type { FieldsProps, Noun } from '../kit/noun.ts';
import { PicturePreview } from '../kit/picture-preview.tsx';

type Values = Record<
  'title' | 'slug' | 'excerpt' | 'content' | 'category' | 'imageUrl' | 'author',
  string
>;
type Input = Omit<ArticleInput, 'published'>;

const articles: Noun<Article, Values, Input> = {
  name: 'articles',
  label: 'Blog',
  thing: 'blog post',
  newTitle: 'New blog post',
  titleOf: (article) => article.title,
  pageOf: (article) => paths.article(article.slug),
  empty: { title: '', slug: '', excerpt: '', content: '', category: '', imageUrl: '', author: '' },
  toValues: ({ title, slug, excerpt, content, category, imageUrl, author }) => ({
    title,
    slug,
    excerpt,
    content,
    category,
    imageUrl,
    author,
  }),
  toInput: ({ slug, ...values }) => ({ ...values, ...(slug && { slug }) }),
  follow: (values, before) =>
    before.slug === slugify(before.title) && values.slug === before.slug
      ? { ...values, slug: slugify(values.title) }
      : values,
  draftShape: articleInput,
  publishableShape: publishableArticle,
  missing: {
    title: 'Missing Title',
    text: 'Please provide at least a title to save the draft.',
  },
  publishText: 'Please fill in all required fields to publish the article.',
  deletion: { title: 'Delete Published Post', text: 'This cannot be undone.' },
  // Not a summary: every one is whole.
  list: async () => (await read(api.articles.$get({ query: { admin: 'true' } }))) as Article[],
  create: (json) => read(api.articles.$post({ json })),
  update: (id, json) => read(api.articles[':id'].$patch({ param: { id: String(id) }, json })),
  remove: (id) => read(api.articles[':id'].$delete({ param: { id: String(id) } })),
  Fields: ArticleFields,
};

export function BlogCreator() {
  return <Desk noun={articles} />;
}

function ArticleFields({ values, faults, set, serial }: FieldsProps<Values>) {
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
          hint={`The address: ${paths.article(values.slug || '…')}`}
          onChange={(slug) => set('slug', slug)}
        />
        <SelectField
          label="Category"
          value={values.category}
          fault={faults.category}
          options={articleCategories}
          onChange={(category) => set('category', category)}
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
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="Header Image URL"
          type="url"
          value={values.imageUrl}
          fault={faults.imageUrl}
          hint="1200 by 600 pixels or more, an address that anyone can open."
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
