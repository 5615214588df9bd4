import type { PreviewedNoun } from '../../../contract/previews.ts';
import { plainText } from '../../../domain/text.ts';
import type { PreviewProps } from '../editor/editor-config.ts';
import type { PostValues } from '../editor/post-fields.tsx';
import { PagePreview } from './page-preview.tsx';

/** Search engines read no more of a description, in characters. */
const descriptionLimit = 160;

/** How an article or review will look. `ending` follows the title of its page. */
export function PostPreview({
  values,
  ending,
  path,
  ...saved
}: PreviewProps<PostValues> & { resource: PreviewedNoun; ending: string; path: string }) {
  return (
    <PagePreview
      {...saved}
      page={{
        title: `${values.title || 'Title'}${ending}`,
        description: values.excerpt || plainText(values.content).slice(0, descriptionLimit),
        path,
        imageUrl: values.imageUrl,
      }}
    />
  );
}
