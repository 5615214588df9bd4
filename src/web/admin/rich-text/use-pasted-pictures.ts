import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { errorReason } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Alt } from '../blocks/picture-attributes.ts';
import { savePicture, useRefreshPictures } from '../screens/media/pictures-query.ts';
import { picturesIn, uploadFile } from '../screens/media/upload-file.ts';
import { cleanPaste } from './clean-paste.ts';
import {
  isGoogleCopy,
  isPastedFile,
  pendingAddress,
  readPictureFile,
  replacePicture,
} from './pending-pictures.ts';
import { picturesInRtf } from './word-pictures.ts';

const insertedWidth = 800;
const noPaste = { rtf: '', filesAlone: false };
const lostPictures =
  'This browser does not hand on pictures that are on your disk. Drop the files into the text, or choose them with Insert image.';

const localImage = /<img\b[^>]*\ssrc="file:/gi;

/** Lists the files of the pictures in Word's HTML, or none if the RTF has a different number. */
function localFiles(html: string, rtf: string): (File | undefined)[] {
  const count = html.match(localImage)?.length ?? 0;
  const files = count > 0 ? picturesInRtf(rtf) : [];
  return files.length === count ? files : [];
}

/** Whether the clipboard also has text. Word then adds an unwanted picture of the selection. */
const isTextToo = (data: DataTransfer | null) => {
  const html = data?.getData('text/html') ?? '';
  return html.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, '').trim() !== '';
};

/** Saves the alt text of a new picture in the library. The article stores its own copy. */
function useUploadedAlts() {
  const refresh = useRefreshPictures();
  const ids = useRef(new Map<string, number>());
  return {
    add: (src: string, id: number) => ids.current.set(src, id),
    keepAlt(src: string, alt: Alt) {
      const id = ids.current.get(src);
      if (id !== undefined) void savePicture(id, alt).then(refresh, () => {});
    },
  };
}

export function usePastedPictures(getEditor: () => Editor | null) {
  const refresh = useRefreshPictures();
  const { toast } = useToast();
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const paste = useRef(noPaste);
  const library = useUploadedAlts();
  const [uploading, setUploading] = useState(0);

  async function run(pending: string, open: () => Promise<File>, otherwise?: string) {
    const settle = (src: string | undefined) => {
      const editor = getEditor();
      if (editor) replacePicture(editor, pending, src);
    };
    try {
      const { src, id } = await uploadFile(await open());
      library.add(src, id);
      settle(src);
      await refresh();
    } catch (error) {
      settle(otherwise);
      const description = `${errorReason(error)} The text is as it was, without the picture.`;
      toast({ title: 'Upload Failed', description, destructive: true });
    } finally {
      setUploading((before) => before - 1);
    }
  }

  /** @param otherwise the address to show if the upload fails */
  function start(open: () => Promise<File>, otherwise?: string): string {
    count.current += 1;
    setUploading((before) => before + 1);
    const pending = pendingAddress(count.current);
    queue.current = queue.current.then(() => run(pending, open, otherwise));
    return pending;
  }

  function insert(files: readonly File[], position?: number) {
    const editor = getEditor();
    const content = files.map((file) => ({
      type: 'image',
      attrs: { src: start(async () => file), alt: '', width: insertedWidth },
    }));
    editor?.commands.insertContentAt(position ?? editor.state.selection.to, content);
  }

  return {
    uploading,
    keepAlt: library.keepAlt,
    /** Reads the clipboard before the HTML of the same paste is cleaned. */
    beforePaste({ clipboardData }: ClipboardEvent) {
      paste.current = {
        rtf: clipboardData?.getData('text/rtf') ?? '',
        filesAlone: picturesIn(clipboardData).length > 0 && !isTextToo(clipboardData),
      };
    },
    clean(html: string) {
      const { rtf, filesAlone } = paste.current;
      // The next call may be a drop, which has no clipboard.
      paste.current = noPaste;
      // `onPaste` inserts these pictures as files, and the HTML would upload them twice.
      if (filesAlone) return '';
      const files = localFiles(html, rtf);
      let lost = false;
      const cleaned = cleanPaste(html, {
        take(src) {
          if (/^file:/i.test(src)) {
            const file = files.shift();
            return file && start(async () => file);
          }
          if (isPastedFile(src)) return start(() => readPictureFile(src));
          return isGoogleCopy(src) ? start(() => readPictureFile(src), src) : undefined;
        },
        lose: () => {
          lost = true;
        },
      });
      if (lost) {
        toast({ title: 'Pictures Not Pasted', description: lostPictures, destructive: true });
      }
      return cleaned;
    },
    onPaste(event: ClipboardEvent): boolean {
      const files = picturesIn(event.clipboardData);
      if (files.length === 0 || isTextToo(event.clipboardData)) return false;
      insert(files);
      return true;
    },
    onDrop(event: DragEvent): boolean {
      const files = picturesIn(event.dataTransfer);
      if (files.length === 0) return false;
      event.preventDefault();
      const at = { left: event.clientX, top: event.clientY };
      insert(files, getEditor()?.view.posAtCoords(at)?.pos);
      return true;
    },
  };
}
