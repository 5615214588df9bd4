import { Scale } from 'lucide-react';
import { prosCons } from '../../../../blocks/registry.ts';
import { type BlockEditor, blockNode } from '../editor.ts';

const list = {
  type: 'bulletList',
  content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
};
const heading = (text: string) => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
});

export const prosConsEditor: BlockEditor = {
  node: prosCons.name,
  label: 'Pros and cons',
  extensions: [
    blockNode(prosCons, { content: 'heading bulletList heading bulletList', defining: true }),
  ],
  entries: [
    {
      label: 'Pros and cons',
      hint: 'Two lists side by side',
      words: 'good bad for against',
      Icon: Scale,
      insert(editor) {
        const content = [heading('Pros'), list, heading('Cons'), list];
        const at = editor.state.selection.$from.before(1);
        editor
          .chain()
          .focus()
          .insertContent({ type: prosCons.name, content })
          // Six positions: two of the heading, and the opening tokens of block, list, item and paragraph.
          .setTextSelection(at + 'Pros'.length + 6)
          .run();
      },
    },
  ],
};
