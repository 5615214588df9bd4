import type { PictureChanges } from '../../../../contract/media.ts';
import { CheckField, TextField } from '../../ui/fields.tsx';

export type PictureFacts = Required<PictureChanges>;

export function AltFields(props: {
  facts: Pick<PictureFacts, 'alt' | 'decorative'>;
  error?: string | undefined;
  onChange: (changes: PictureChanges) => void;
}) {
  const { facts, error, onChange } = props;
  return (
    <>
      {!facts.decorative && (
        <TextField
          label="Alt text"
          value={facts.alt}
          error={error}
          hint="What the picture shows, for those who cannot see it."
          maxLength={500}
          onChange={(alt) => onChange({ alt })}
        />
      )}
      <CheckField
        label="Decorative: it tells nothing that the text does not say"
        checked={facts.decorative}
        onChange={(decorative) => onChange({ decorative })}
      />
    </>
  );
}
