import { type ComponentProps, useState } from 'react';
import { AltFields } from '../../screens/media/picture-facts.tsx';
import { ClearPicture } from '../../ui/clear-picture.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { BlockDialog } from '../editor.ts';
import { pictureAttributes, readAlt } from '../picture-attributes.ts';

/** Dialog for the alt text of the selected picture. */
export function AltDialog({ editor, onDescribed, onClose }: ComponentProps<BlockDialog>) {
  const [{ src }] = useState(() => editor.getAttributes('image') as { src: string });
  const [alt, setAlt] = useState(() => readAlt(editor.getAttributes('image')));
  const [error, setError] = useState<string>();

  function save() {
    if (!alt.alt.trim() && !alt.decorative) {
      return setError('Say what the picture shows, or mark it as decorative.');
    }
    editor.chain().focus().updateAttributes('image', pictureAttributes(alt)).run();
    onDescribed(src, alt);
    onClose();
  }

  return (
    <FormDialog
      title="What does the picture show?"
      text="Screen readers and search engines read it out."
      submit="Describe"
      onSubmit={save}
      onClose={onClose}
    >
      <ClearPicture src={src} className="max-h-60 self-start" />
      <AltFields
        facts={alt}
        error={error}
        onChange={(changes) => setAlt((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  );
}
