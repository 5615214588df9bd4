import { CheckField, TextArea, TextField } from '../../ui/fields.tsx';
import { PictureField } from '../media/picture-field.tsx';

export type SeoField = 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noindex' | 'shareImageUrl';

interface BoundField {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function SeoFields({ field }: { field: (name: SeoField) => BoundField }) {
  const noindex = field('noindex');
  const names = ['seoTitle', 'seoDescription', 'canonicalUrl', 'shareImageUrl'] as const;
  const hasError = names.some((name) => field(name).error !== undefined);
  return (
    <details open={hasError || undefined} className="border-t-2 border-line pt-4">
      <summary className="min-h-11 cursor-pointer text-step-1 font-bold">
        Search engines and sharing
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <TextField
          {...field('seoTitle')}
          maxLength={200}
          hint="The whole title of the tab and of a search result. Left empty, it is made of the title."
        />
        <TextArea
          {...field('seoDescription')}
          rows={2}
          maxLength={500}
          hint="Left empty, it is the excerpt."
        />
        <TextField
          {...field('canonicalUrl')}
          type="url"
          hint="Only for a text that first appeared elsewhere: the address there."
        />
        <PictureField
          {...field('shareImageUrl')}
          hint="Left empty, it is the header picture. One of the library or of this site."
        />
        <CheckField
          label={noindex.label}
          checked={noindex.value !== ''}
          onChange={(checked) => noindex.onChange(checked ? 'yes' : '')}
        />
      </div>
    </details>
  );
}
