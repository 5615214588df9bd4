import { findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Editor, JSONContent } from '@tiptap/react';
import { gallery } from '../../../../blocks/registry.ts';
import { type Alt, pictureAttributes, readAlt } from '../picture-attributes.ts';

/** A picture in the gallery dialog. */
export interface ArrangedPicture extends Alt {
  /** Identifies the picture's row in the dialog. */
  id: number;
  src: string;
  width: number;
  caption: string;
  /** The stored caption with its links, inserted again if the owner leaves the text unchanged. */
  written?: { text: string; content: JSONContent } | undefined;
  /** Id of a new upload, for saving its alt text in the library. */
  uploadId?: number | undefined;
}

export const defaultWidth = 800;

export function toFigure({ src, width, caption, written, ...alt }: ArrangedPicture): JSONContent {
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

/** Finds the gallery that contains the caret. */
export const findGallery = (editor: Editor) =>
  findParentNode(({ type }) => type.name === gallery.name)(editor.state.selection);

export function readPictures(node: Node): ArrangedPicture[] {
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
