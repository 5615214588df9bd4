import site from '../../../../content/site.json';
import { paths } from '../../../contract/paths.ts';
import { plainText } from '../../../rules/text.ts';
import type { PreviewProps } from '../kit/noun.ts';
import { PagePreview } from '../preview/page-preview.tsx';

/** How an article will look, as a page and where others point at it. */
export function ArticlePreview({
  values,
  entry,
  dirty,
}: PreviewProps<Record<'title' | 'slug' | 'excerpt' | 'content' | 'imageUrl', string>>) {
  return (
    <PagePreview
      noun="articles"
      entry={entry}
      dirty={dirty}
      page={{
        title: `${values.title || 'Title'} | ${site.name} Blog`,
        description: values.excerpt || plainText(values.content).slice(0, 160),
        path: paths.article(values.slug),
        imageUrl: values.imageUrl,
      }}
    />
  );
}
