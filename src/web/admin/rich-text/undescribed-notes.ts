import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { readAlt } from '../blocks/picture-attributes.ts';

/** Creates a button that the editor shows but does not store. */
function note(describe: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.undescribed = '';
  button.textContent = 'No alt text yet. Describe this picture';
  button.onclick = describe;
  return button;
}

function notesIn({ doc }: EditorState, ask: (position: number) => void): DecorationSet {
  const notes: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'image') return;
    const { alt, decorative } = readAlt(node.attrs);
    const isUploading = String(node.attrs.src).startsWith('data:');
    if (alt.trim() || decorative || isUploading) return;
    const after = position + node.nodeSize;
    notes.push(
      Decoration.widget(after, (_, where) => note(() => ask((where() ?? after) - node.nodeSize)), {
        key: `undescribed ${node.attrs.src}`,
        side: -1,
        stopEvent: () => true,
        ignoreSelection: true,
      }),
    );
  });
  return DecorationSet.create(doc, notes);
}

/** Shows a button below each picture without alt text. A click selects the picture. */
export const undescribedNotes = (onDescribe: () => void) =>
  Extension.create({
    name: 'undescribedNotes',
    addProseMirrorPlugins() {
      const { editor } = this;
      const ask = (position: number) => {
        editor.commands.setNodeSelection(position);
        onDescribe();
      };
      return [new Plugin({ props: { decorations: (state) => notesIn(state, ask) } })];
    },
  });
