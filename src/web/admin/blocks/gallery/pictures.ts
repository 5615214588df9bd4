import type { Editor, JSONContent } from '@tiptap/react';
import { gallery } from '../../../../blocks/registry.ts';
import { type Alt, pictureAttributes, readAlt } from '../picture-attributes.ts';

/** A picture of a gallery while it is arranged. */
export interface Shown extends Alt {
  /** Id of the row. */
  id: number;
  src: string;
  width: number;
  caption: string;
  /** The caption as it was found, which may hold links. */
  written?: { text: string; content: JSONContent } | undefined;
  /** Id of a new upload, whose alt text is saved in the library too. */
  uploaded?: number | undefined;
}

export const defaultWidth = 800;

export function toFigure({ src, width, caption, written, ...alt }: Shown): JSONContent {
  const text = caption.trim();
  const figcaption =
    written && written.text === text
      ? [written.content]
      : [{ type: 'figcaption', content: [{ type: 'text', text }] }];
  return {
    type: 'figure',
    content: [
      { type: 'image', attrs: { src, ...pictureAttributes(alt), width } },
      ...(text ? figcaption : []),
    ],
  };
}

/** The gallery that holds the caret, with its position in the text. */
export function findGallery(editor: Editor) {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== gallery.name) continue;
    return { range: { from: $from.before(depth), to: $from.after(depth) }, node };
  }
  return undefined;
}

type GalleryNode = NonNullable<ReturnType<typeof findGallery>>['node'];

export function readPictures(node: GalleryNode): Shown[] {
  return node.children.flatMap((figure, id) => {
    const image = figure.children.find(({ type }) => type.name === 'image');
    if (!image) return [];
    const caption = figure.children.find(({ type }) => type.name === 'figcaption');
    const text = caption?.textContent.trim() ?? '';
    return {
      id,
      src: String(image.attrs.src ?? ''),
      width: Number(image.attrs.width ?? defaultWidth),
      ...readAlt(image.attrs),
      caption: text,
      written: caption && { text, content: caption.toJSON() as JSONContent },
    };
  });
}
