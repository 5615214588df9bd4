import type { Editor } from '@tiptap/react';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { gallery } from '../../../../blocks/registry.ts';
import { webAddress } from '../../../../contract/common.ts';
import { completeUrl } from '../../../../domain/publishing/links.ts';
import { isLocalUrl, localUrlWarning } from '../../../../domain/publishing/local-url.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { AltFields } from '../../screens/media/picture-facts.tsx';
import { PictureField } from '../../screens/media/picture-field.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type BlockEditor, blockNode } from '../editor.ts';
import { type Alt, pictureAttributes, pictureCaption } from '../picture-attributes.ts';

interface Shown extends Alt {
  src: string;
  caption: string;
}

const nothing: Shown = { src: '', alt: '', decorative: false, caption: '' };
const width = 800;

const figure = ({ src, caption, ...alt }: Shown) => ({
  type: 'figure',
  content: [
    { type: 'image', attrs: { src, ...pictureAttributes(alt), width } },
    ...(caption ? [{ type: 'figcaption', content: [{ type: 'text', text: caption }] }] : []),
  ],
});

const imageUrlProblem = (src: string) => {
  if (!src) return 'Please enter an image URL.';
  if (isLocalUrl(src)) return localUrlWarning;
  return webAddress.safeParse(src).success
    ? undefined
    : 'Use an address that begins with https:// or /.';
};

function GalleryDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [pictures, setPictures] = useState<Shown[]>([]);
  const [next, setNext] = useState(nothing);
  const [error, setError] = useState<string>();
  const change = (changes: Partial<Shown>) => setNext((before) => ({ ...before, ...changes }));
  /** The gallery that holds the caret gets the pictures at its end. */
  const adding = editor.isActive(gallery.name);

  /** @returns all pictures with the one in the fields; undefined where that one can not be shown */
  function withNext(): Shown[] | undefined {
    const src = completeUrl(next.src);
    const problem = imageUrlProblem(src);
    setError(problem);
    if (problem) return undefined;
    const trimmed = { ...next, src, caption: next.caption.trim() };
    return [...pictures, trimmed];
  }

  function add() {
    const all = withNext();
    if (!all) return;
    setPictures(all);
    setNext(nothing);
  }

  function insert() {
    const all = next.src || pictures.length === 0 ? withNext() : pictures;
    if (!all) return;
    const figures = all.map(figure);
    const chain = editor.chain().focus();
    if (adding) {
      const { $from } = editor.state.selection;
      const depth = [1, 2, 3].find((level) => $from.node(level)?.type.name === gallery.name) ?? 1;
      chain.insertContentAt($from.end(depth), figures).run();
    } else {
      chain.insertContent({ type: gallery.name, content: figures }).run();
    }
    onClose();
  }

  return (
    <FormDialog
      title={adding ? 'Add pictures' : 'Gallery'}
      text="Choose the pictures one after the other."
      onSubmit={insert}
      onClose={onClose}
    >
      {pictures.length > 0 && (
        <ol aria-label="Pictures of the gallery" className="grid grid-cols-3 gap-2">
          {pictures.map(({ src, alt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture can be there twice
            <li key={index}>
              <img src={src} alt={alt} className="aspect-3/2 w-full bg-sand object-cover" />
            </li>
          ))}
        </ol>
      )}
      <PictureField
        label="Image URL"
        value={next.src}
        error={error}
        onChange={(src) => change({ src })}
        onChoose={(picture) =>
          setNext((before) => ({
            ...before,
            alt: picture.alt ?? before.alt,
            decorative: picture.decorative ?? before.decorative,
            caption: before.caption || pictureCaption(picture),
          }))
        }
      />
      <AltFields facts={next} onChange={change} />
      <TextField label="Caption" value={next.caption} onChange={(caption) => change({ caption })} />
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={add} className={buttonStyles.quiet}>
          Add another
        </button>
        <button type="submit" className={buttonStyles.action}>
          {adding ? 'Add' : 'Insert'}
        </button>
      </div>
    </FormDialog>
  );
}

export const galleryEditor: BlockEditor = {
  node: gallery.name,
  label: 'Gallery',
  extensions: [blockNode(gallery, { content: 'figure+' })],
  entries: [
    {
      label: 'Gallery',
      hint: 'Pictures side by side',
      words: 'images photos',
      Icon: Images,
      Dialog: GalleryDialog,
    },
  ],
  Change: { label: 'Add pictures', Dialog: GalleryDialog },
};
