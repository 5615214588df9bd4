import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { webAddress } from '../../../../contract/common.ts';
import { completeUrl } from '../../../../domain/publishing/link-attributes.ts';
import { isLocalUrl, localUrlWarning } from '../../../../domain/publishing/local-url.ts';
import type { ChosenPicture } from '../../screens/media/picture-dialog.tsx';
import { AltFields } from '../../screens/media/picture-facts.tsx';
import { PictureField } from '../../screens/media/picture-field.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type Alt, pictureAttributes, pictureCaption, readAlt } from '../picture-attributes.ts';

/** Offered widths of a picture, in CSS pixels. */
const widths = ['300', '600', '800', '1200'];
const defaultWidth = 600;

type ImageAttributes = ReturnType<typeof pictureAttributes> & { src: string; width: number };

const pictureContent = (attrs: ImageAttributes, caption: string) => {
  const image = { type: 'image', attrs };
  if (!caption) return image;
  const figcaption = { type: 'figcaption', content: [{ type: 'text', text: caption }] };
  return { type: 'figure', content: [image, figcaption] };
};

export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.isActive('image')
    ? (editor.getAttributes('image') as Partial<ImageAttributes>)
    : undefined;
  const inFigure = before !== undefined && editor.isActive('figure');
  const [src, setSrc] = useState(before?.src ?? '');
  const [alt, setAlt] = useState(() => readAlt(before ?? {}));
  const [caption, setCaption] = useState('');
  const [width, setWidth] = useState(String(before?.width ?? defaultWidth));
  const [error, setError] = useState<string>();
  const changeAlt = (changes: Partial<Alt>) => setAlt((last) => ({ ...last, ...changes }));

  function insert() {
    const address = completeUrl(src);
    if (!address) return setError('Please enter an image URL.');
    if (isLocalUrl(address)) return setError(localUrlWarning);
    if (!webAddress.safeParse(address).success) {
      return setError('Use an address that begins with https:// or /.');
    }
    const attributes = { src: address, ...pictureAttributes(alt), width: Number(width) };
    const words = caption.trim();
    if (before && !words) {
      editor.chain().focus().updateAttributes('image', attributes).run();
    } else {
      editor.chain().focus().insertContent(pictureContent(attributes, words)).run();
    }
    onClose();
  }

  /** Applies a picture's alt text from the library, and its caption if the field is empty. */
  function onChoose(picture: ChosenPicture) {
    setError(undefined);
    if (picture.alt !== undefined) changeAlt({ alt: picture.alt });
    if (picture.decorative !== undefined) changeAlt({ decorative: picture.decorative });
    const words = pictureCaption(picture);
    if (!inFigure && words) setCaption((written) => written || words);
  }

  return (
    <FormDialog
      title={before ? 'Change image' : 'Insert image'}
      text="Choose a picture, or give the address of one that anyone can open."
      submit={before ? 'Change' : 'Insert'}
      onSubmit={insert}
      onClose={onClose}
    >
      <PictureField
        label="Image URL"
        value={src}
        error={error}
        onChange={setSrc}
        onChoose={onChoose}
      />
      <AltFields facts={alt} onChange={changeAlt} />
      {!inFigure && <TextField label="Caption" value={caption} onChange={setCaption} />}
      <SelectField
        label="Width"
        isFilled
        value={width}
        options={widths}
        words={Object.fromEntries([...widths, width].map((pixels) => [pixels, `${pixels} px`]))}
        onChange={setWidth}
      />
    </FormDialog>
  );
}
