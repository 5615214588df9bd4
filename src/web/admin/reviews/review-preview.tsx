import site from '../../../../content/site.json';
import { paths } from '../../../contract/paths.ts';
import { excerptOf } from '../../../rules/text.ts';
import type { PreviewProps } from '../kit/noun.ts';
import { PagePreview } from '../preview/page-preview.tsx';

/** How a review will look, as a page and where others point at it. */
export function ReviewPreview({
  values,
  entry,
  dirty,
}: PreviewProps<Record<'title' | 'slug' | 'excerpt' | 'content' | 'imageUrl', string>>) {
  return (
    <PagePreview
      noun="reviews"
      entry={entry}
      dirty={dirty}
      page={{
        title: `${values.title || 'Title'} - Expert Gear Review | ${site.name}`,
        description: values.excerpt || excerptOf(values.content),
        path: paths.review(values.slug),
        imageUrl: values.imageUrl,
      }}
    />
  );
}
