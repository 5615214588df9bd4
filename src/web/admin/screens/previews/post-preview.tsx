import type { articleFields } from '../../../../contract/articles.ts';
import type { FieldTexts } from '../../../../contract/fields/field.ts';
import type { PreviewedResource } from '../../../../contract/previews.ts';
import { toExcerpt } from '../../../../domain/text/text.ts';
import type { AfterProps } from '../../editor/editor.ts';
import { PagePreview } from './page-preview.tsx';

export function PostPreview({
  values,
  ending,
  path,
  ...saved
}: AfterProps<{ id: number; updatedAt: string }, FieldTexts<typeof articleFields>> & {
  resource: PreviewedResource;
  ending: string;
  path: string;
}) {
  return (
    <PagePreview
      {...saved}
      page={{
        title: values.seoTitle || `${values.title || 'Title'}${ending}`,
        description: values.seoDescription || values.excerpt || toExcerpt(values.content),
        path,
        imageUrl: values.shareImageUrl || values.imageUrl,
      }}
    />
  );
}
