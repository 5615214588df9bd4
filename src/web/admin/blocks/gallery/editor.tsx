import type { Editor } from '@tiptap/react';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { gallery } from '../../../../blocks/registry.ts';
import { webAddress } from '../../../../contract/common.ts';
import { completeUrl } from '../../../../domain/publishing/link-attributes.ts';
import { isLocalUrl, localUrlWarning } from '../../../../domain/publishing/local-url.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import type { ChosenPicture } from '../../screens/media/picture-dialog.tsx';
import { PictureField } from '../../screens/media/picture-field.tsx';
import { savePicture, useRefreshPictures } from '../../screens/media/pictures-query.ts';
import { UploadZone } from '../../screens/media/upload-zone.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { dialogEditor } from '../dialog-editor.ts';
import { blockNode } from '../editor.ts';
import { pictureCaption } from '../picture-attributes.ts';
import { PictureRow } from './picture-row.tsx';
import {
  type ArrangedPicture,
  defaultWidth,
  findGallery,
  readPictures,
  toFigure,
} from './pictures.ts';

function addressProblem(src: string) {
  if (isLocalUrl(src)) return localUrlWarning;
  return webAddress.safeParse(src).success
    ? undefined
    : 'Use an address that begins with https:// or /.';
}

/** Returns the pictures in order and the functions that change them. */
function useSheet(found: ArrangedPicture[]) {
  const [pictures, setPictures] = useState(found);
  const count = useRef(found.length);
  return {
    pictures,
    add({ src, alt = '', decorative = false, ...facts }: ChosenPicture, uploadId?: number) {
      const id = count.current++;
      const caption = pictureCaption(facts);
      const added = { id, src, alt, decorative, caption, width: defaultWidth, uploadId };
      setPictures((before) => [...before, added]);
    },
    change: (id: number, changes: Partial<ArrangedPicture>) =>
      setPictures((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    remove: (id: number) => setPictures((before) => before.filter((one) => one.id !== id)),
    move: ({ id }: { id: number }, place: number) =>
      setPictures((before) => {
        const moved = before.filter((one) => one.id === id);
        return before.filter((one) => one.id !== id).toSpliced(place, 0, ...moved);
      }),
  };
}

/** Saves the alt texts of new uploads in the library. The article stores its own copies. */
function useLibraryAlts() {
  const refresh = useRefreshPictures();
  return (pictures: readonly ArrangedPicture[]) => {
    const saves = pictures.flatMap(({ uploadId, alt, decorative }) =>
      uploadId !== undefined && (alt.trim() || decorative)
        ? [savePicture(uploadId, { alt: alt.trim(), decorative })]
        : [],
    );
    void Promise.all(saves).then(refresh, () => {});
  };
}

function GalleryDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => findGallery(editor));
  const [found] = useState(() => (before ? readPictures(before.node) : []));
  const { pictures, add, change, remove, move } = useSheet(found);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const keepAlts = useLibraryAlts();

  function insert() {
    const content = { type: gallery.name, content: pictures.map(toFigure) };
    const chain = editor.chain().focus();
    const range = before && { from: before.pos, to: before.pos + before.node.nodeSize };
    if (!range) chain.insertContent(content).run();
    else if (pictures.length === 0) chain.deleteRange(range).run();
    else chain.insertContentAt(range, content).run();
    keepAlts(pictures);
    onClose();
  }

  function submit() {
    const src = completeUrl(address.trim());
    if (src) {
      const problem = addressProblem(src);
      setError(problem);
      if (problem) return;
      add({ src });
      setAddress('');
    } else if (isUploading) setError('One moment: the pictures are still on their way.');
    else if (pictures.length === 0 && !before) setError('Please enter an image URL.');
    else insert();
  }

  return (
    <FormDialog
      wide
      title={before ? 'Change gallery' : 'Gallery'}
      text="Choose or drop several pictures at once: they stand in that order until you move them."
      submit={address.trim() ? 'Add' : before ? 'Change' : 'Insert'}
      onSubmit={submit}
      onClose={onClose}
    >
      <UploadZone open onBusy={setUploading} onReady={(picture) => add(picture, picture.id)} />
      <PictureField
        label="Image URL"
        value={address}
        error={error}
        onChange={(next) => {
          setAddress(next);
          setError(undefined);
        }}
        onChoose={(picture) => {
          add(picture);
          setAddress('');
        }}
      />
      {pictures.length > 0 && (
        <div>
          <p className="mb-2 text-sm text-muted">
            The alt text says what a picture shows, for those who cannot see it. Drag the rows into
            order, or use their arrows.
          </p>
          <SortableList
            label="Pictures of the gallery"
            items={pictures.map((one, place) => ({ ...one, name: `Picture ${place + 1}` }))}
            onMove={move}
          >
            {({ name, ...picture }) => (
              <PictureRow
                picture={picture}
                number={pictures.findIndex(({ id }) => id === picture.id) + 1}
                onChange={(changes) => change(picture.id, changes)}
                onRemove={() => remove(picture.id)}
              />
            )}
          </SortableList>
        </div>
      )}
    </FormDialog>
  );
}

export const galleryEditor = dialogEditor(
  gallery,
  'Change gallery',
  {
    label: 'Gallery',
    hint: 'Pictures side by side',
    words: 'images photos',
    Icon: Images,
    Dialog: GalleryDialog,
  },
  [blockNode(gallery, { content: 'figure+' })],
);
