import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { webAddress } from '../../../contract/common.ts';
import { completeUrl } from '../../../domain/links.ts';
import { isLocalUrl, localUrlWarning } from '../../../domain/local-url.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, inputStyles, TextField } from '../ui/fields.tsx';

/** Offered widths of a picture, in CSS pixels. */
const widths = [300, 600, 800, 1200];
const defaultWidth = 600;

export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  /** The selected picture, which the dialog changes instead of inserting another. */
  const before = editor.isActive('image')
    ? (editor.getAttributes('image') as { src?: string; alt?: string; width?: number | string })
    : undefined;
  const [src, setSrc] = useState(before?.src ?? '');
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [caption, setCaption] = useState('');
  const [width, setWidth] = useState(Number(before?.width ?? defaultWidth));
  const [error, setError] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const address = completeUrl(src);
    if (!address) return setError('Please enter an image URL.');
    if (isLocalUrl(address)) return setError(localUrlWarning);
    if (!webAddress.safeParse(address).success) {
      return setError('Use an address that begins with https:// or /.');
    }
    if (before) {
      const changes = { src: address, alt: alt.trim(), width };
      editor.chain().focus().updateAttributes('image', changes).run();
      return onClose();
    }
    const image = { type: 'image', attrs: { src: address, alt: alt.trim(), width } };
    const words = caption.trim();
    editor
      .chain()
      .focus()
      .insertContent(
        words
          ? {
              type: 'figure',
              content: [image, { type: 'figcaption', content: [{ type: 'text', text: words }] }],
            }
          : image,
      )
      .run();
    onClose();
  }

  return (
    <Dialog
      open
      title={before ? 'Change image' : 'Insert image'}
      text="Give the address of a picture that anyone can open."
      onClose={onClose}
    >
      <form onSubmit={insert} noValidate className="flex flex-col gap-4">
        <TextField label="Image URL" type="url" value={src} error={error} onChange={setSrc} />
        <TextField
          label="Alt text"
          value={alt}
          hint="What the picture shows, for those who cannot see it."
          onChange={setAlt}
        />
        {!before && <TextField label="Caption" value={caption} onChange={setCaption} />}
        <Field label="Width">
          {(control) => (
            <select
              {...control}
              value={width}
              onChange={(event) => setWidth(Number(event.target.value))}
              className={inputStyles}
            >
              {[...new Set([...widths, width])].map((pixels) => (
                <option key={pixels} value={pixels}>
                  {`${pixels} px`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className={buttonStyles.action}>
          {before ? 'Change' : 'Insert'}
        </button>
      </form>
    </Dialog>
  );
}
