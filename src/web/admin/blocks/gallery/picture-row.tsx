import { X } from 'lucide-react';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { CheckField, TextField } from '../../ui/fields.tsx';
import type { ArrangedPicture } from './pictures.ts';

/** Row of the gallery dialog: a picture with its alt text and caption. */
export function PictureRow(props: {
  picture: ArrangedPicture;
  number: number;
  onChange: (changes: Partial<ArrangedPicture>) => void;
  onRemove: () => void;
}) {
  const { picture, number, onChange } = props;
  return (
    <div className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="flex items-center gap-3 sm:block">
        <ClearPicture src={picture.src} className="aspect-3/2 w-20 object-cover sm:w-full" />
        <button
          type="button"
          onClick={props.onRemove}
          aria-label={`Remove picture ${number}`}
          className="flex min-h-11 items-center gap-1 text-sm font-semibold underline"
        >
          <X aria-hidden className="size-4" />
          Remove
        </button>
      </div>
      <div className="grid content-start gap-x-3 sm:grid-cols-2">
        {!picture.decorative && (
          <TextField
            label={`Alt text ${number}`}
            value={picture.alt}
            maxLength={500}
            onChange={(alt) => onChange({ alt })}
          />
        )}
        <TextField
          label={`Caption ${number}`}
          value={picture.caption}
          onChange={(caption) => onChange({ caption })}
        />
        <CheckField
          label="Decorative"
          checked={picture.decorative}
          onChange={(decorative) => onChange({ decorative })}
        />
      </div>
    </div>
  );
}
