import type { articleFields } from '../../../../contract/articles.ts';
import type { FieldTexts } from '../../../../contract/fields/field.ts';
import { toExcerpt } from '../../../../domain/text/text.ts';
import type { AfterProps } from '../../editor/editor.ts';
import { MailingPanel } from '../mailings/mailing-panel.tsx';
import { PagePreview } from '../previews/page-preview.tsx';

/** Shows the preview of a post and, once it is saved, its mailings to subscribers. */
export function AfterPost({
  values,
  ending,
  path,
  ...saved
}: AfterProps<
  { id: number; published: boolean; publishAt?: string | null; updatedAt: string },
  FieldTexts<typeof articleFields>
> & {
  resource: 'articles' | 'reviews';
  /** End of the title in search results. */
  ending: string;
  path: string;
}) {
  const { resource, record, dirty } = saved;
  return (
    <>
      <PagePreview
        {...saved}
        page={{
          title: values.seoTitle || `${values.title || 'Title'}${ending}`,
          description: values.seoDescription || values.excerpt || toExcerpt(values.content),
          path,
          imageUrl: values.shareImageUrl || values.imageUrl,
        }}
      />
      {record && <MailingPanel resource={resource} record={record} dirty={dirty} />}
    </>
  );
}
