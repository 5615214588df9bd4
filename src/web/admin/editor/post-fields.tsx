import type { ReactNode } from 'react';
import { slugify } from '../../../domain/slug.ts';
import { excerptOf } from '../../../domain/text.ts';
import { api, read } from '../../api.ts';
import { byId } from '../calls.ts';
import { RichEditor } from '../rich-text/rich-editor.tsx';
import { fieldsOf, SelectField, TextArea, TextField } from '../ui/fields.tsx';
import { PicturePreview } from '../ui/picture-preview.tsx';
import type { EditableRecord, FieldsProps, Revisions } from './editor-config.ts';

/** What articles and reviews have in common: words at an address. */
export type PostValues = Record<
  'title' | 'slug' | 'excerpt' | 'content' | 'category' | 'imageUrl' | 'author',
  string
>;

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  imageUrl: '',
  author: '',
};

export const postLabels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  author: 'Author',
} as const;

export const toPostValues = (entry: PostValues): PostValues => ({
  title: entry.title,
  slug: entry.slug,
  excerpt: entry.excerpt,
  content: entry.content,
  category: entry.category,
  imageUrl: entry.imageUrl,
  author: entry.author,
});

export const missingTitle = {
  title: 'Missing Title',
  text: 'Please provide at least a title to save the draft.',
};

/** The slug follows the title until someone edits it. */
export const followTitle = <Values extends PostValues>(values: Values, before: Values): Values =>
  before.slug === slugify(before.title) && values.slug === before.slug
    ? { ...values, slug: slugify(values.title) }
    : values;

/** The calls to the earlier versions of articles or reviews. */
export function revisionsOf<Entry extends EditableRecord>(
  resource: 'articles' | 'reviews',
): Revisions<Entry> {
  const { revisions } = api[resource][':id'];
  const one = revisions[':revision'];
  const revisionOf = (id: number, revision: number) => ({
    param: { ...byId(id).param, revision: String(revision) },
  });
  return {
    list: (id) => read(revisions.$get(byId(id))),
    // Which resource it is decides the type of the answer.
    find: (id, revision) =>
      read(one.$get(revisionOf(id, revision))) as Promise<unknown> as Promise<Entry>,
    restore: (id, revision) =>
      read(one.restore.$post(revisionOf(id, revision))) as Promise<unknown> as Promise<Entry>,
  };
}

/** The fields of words at an address, with those that a resource has besides. */
export function PostFields<Values extends PostValues>(
  props: FieldsProps<Values> & {
    labels: Record<keyof Values, string>;
    categories: readonly string[];
    addressOf: (slug: string) => string;
    imageHint: string;
    /** Beside the slug and the category. */
    facts?: ReactNode;
    /** Below the content. */
    links?: ReactNode;
  },
) {
  const { slug, content, imageUrl } = props.values;
  const field = fieldsOf(props.labels, props);
  return (
    <>
      <TextField {...field('title')} maxLength={300} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('slug')} hint={`The address: ${props.addressOf(slug || '…')}`} />
        <SelectField {...field('category')} options={props.categories} />
        {props.facts}
      </div>
      <TextArea
        {...field('excerpt')}
        rows={2}
        hint="Left empty, it becomes the first 150 characters of the content."
        placeholder={excerptOf(content)}
        maxLength={1000}
      />
      <RichEditor key={props.serial} {...field('content')} />
      {props.links}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('imageUrl')} type="url" hint={props.imageHint} />
        <TextField {...field('author')} hint="Left empty, it is the site's team." />
      </div>
      <PicturePreview key={imageUrl} src={imageUrl} />
    </>
  );
}
