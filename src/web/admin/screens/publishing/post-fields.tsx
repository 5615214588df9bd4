import type { ReactNode } from 'react';
import { isAutomaticExcerpt, toExcerpt } from '../../../../domain/text/text.ts';
import type { FieldsProps } from '../../editor/editor-config.ts';
import { bindFields } from '../../editor/editor-config.ts';
import { RichEditor } from '../../rich-text/rich-editor.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx';
import { PicturePreview } from '../../ui/picture-preview.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { PlannedField } from './plan-text.ts';
import { type SeoField, SeoFields } from './seo-fields.tsx';

export type PostValues = Record<
  | PlannedField
  | SeoField
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'category'
  | 'imageUrl'
  | 'author',
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
  publishedAt: '',
  publishAt: '',
  unpublishAt: '',
  seoTitle: '',
  seoDescription: '',
  canonicalUrl: '',
  shareImageUrl: '',
  noindex: '',
};

export const postLabels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  author: 'Author',
  publishedAt: 'Date of publication',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  seoTitle: 'Headline in search results',
  seoDescription: 'Summary in search results',
  canonicalUrl: 'Address of the original',
  shareImageUrl: 'Picture when shared',
  noindex: 'Ask search engines to leave this page out',
} as const;

/** An automatic excerpt stays empty, so that it follows the content. */
type SavedPost = Omit<PostValues, PlannedField | SeoField> &
  Partial<Record<PlannedField | Exclude<SeoField, 'noindex'>, string | null | undefined>> & {
    noindex: boolean;
  };

export const toPostValues = (post: SavedPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: isAutomaticExcerpt(post.excerpt, post.content) ? '' : post.excerpt,
  content: post.content,
  category: post.category,
  imageUrl: post.imageUrl,
  author: post.author,
  publishedAt: post.publishedAt ?? '',
  publishAt: post.publishAt ?? '',
  unpublishAt: post.unpublishAt ?? '',
  seoTitle: post.seoTitle ?? '',
  seoDescription: post.seoDescription ?? '',
  canonicalUrl: post.canonicalUrl ?? '',
  shareImageUrl: post.shareImageUrl ?? '',
  noindex: post.noindex ? 'yes' : '',
});

export function PostFields<Values extends PostValues>(
  props: FieldsProps<Values> & {
    labels: Record<keyof Values, string>;
    categories: readonly string[];
    toPath: (slug: string) => string;
    imageHint: string;
    /** Between the slug and the category. */
    facts?: ReactNode;
    links?: ReactNode;
  },
) {
  const { slug, content, imageUrl } = props.values;
  const field = bindFields(props.labels, props);
  return (
    <>
      <TextField {...field('title')} maxLength={300} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('slug')}
          hint={`The address: ${props.toPath(slug || '…')}. After a change, the published one leads here.`}
        />
        <SelectField {...field('category')} options={props.categories} />
        {props.facts}
      </div>
      <TextArea
        {...field('excerpt')}
        rows={2}
        hint="Left empty, it is made of the content’s first 150 characters and follows it."
        placeholder={toExcerpt(content)}
        maxLength={1000}
      />
      <RichEditor key={props.resetKey} {...field('content')} withBlocks />
      {props.links}
      <div className="grid gap-5 md:grid-cols-2">
        <PictureField {...field('imageUrl')} hint={props.imageHint} />
        <TextField {...field('author')} hint="Left empty, it is the site's team." />
      </div>
      <PicturePreview key={imageUrl} src={imageUrl} />
      <PlanFields field={field} />
      <SeoFields field={field} />
    </>
  );
}
