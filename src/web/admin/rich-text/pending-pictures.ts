import type { Editor } from '@tiptap/react';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" fill="#ddd6c6"/><text x="300" y="66" font-family="sans-serif" font-size="20" fill="#333" text-anchor="middle">Uploading the picture…</text></svg>',
);

/** Creates the address of the placeholder that the text shows during an upload. */
export const pendingAddress = (number: number) => `data:image/svg+xml,${drawing}#${number}`;

const pendingImage = /<img\b[^>]*\ssrc="data:[^"]*"[^>]*>/g;

/** Removes pictures that are still uploading, so that the form gets only stored pictures. */
export const withoutPending = (html: string) => html.replace(pendingImage, '');

/** Whether a pasted picture is a file in a data: address. */
export const isPastedFile = (src: string) => /^data:image\/[a-z]+;base64,/i.test(src);
/** Whether a picture is a copy at Google, which expires within minutes. */
export const isGoogleCopy = (src: string) =>
  /^https:\/\/[a-z0-9-]+[.]googleusercontent[.]com\//i.test(src);

function fileOfData(src: string): File {
  const [, type = '', content = ''] = /^data:([^;]+);base64,(.*)$/s.exec(src) ?? [];
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'Pasted picture', { type });
}

/** @throws Error if the other host does not allow cross-origin reads */
async function fileOfAddress(src: string): Promise<File> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture could not be read.');
  return new File([blob], 'Pasted picture', { type: blob.type });
}

export const readPictureFile = async (src: string): Promise<File> =>
  isPastedFile(src) ? fileOfData(src) : fileOfAddress(src);

/** Replaces the address of a picture or removes the picture, without a step in the undo history. */
export function replacePicture(editor: Editor, address: string, src: string | undefined) {
  if (editor.isDestroyed) return;
  const { doc, tr } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== address) return;
    const at = tr.mapping.map(position);
    if (src) tr.setNodeMarkup(at, undefined, { ...node.attrs, src });
    else tr.deleteRange(at, at + node.nodeSize);
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}
