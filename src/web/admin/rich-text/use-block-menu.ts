import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { foldText } from '../../../domain/text/fold-text.ts';
import type { BlockEntry } from '../blocks/editor.ts';
import { blockEntries } from '../blocks/editors.ts';

/** The top-level paragraph with the caret, if it is empty or contains only a slash and a search. */
export interface BlockLine {
  /** Start position of the paragraph's content. */
  start: number;
  end: number;
  search: string | undefined;
}

function currentLine(editor: Editor): BlockLine | null {
  const { empty, $from } = editor.state.selection;
  const { parent } = $from;
  if (!empty || $from.depth !== 1 || parent.type.name !== 'paragraph') return null;
  const line = { start: $from.start(), end: $from.end() };
  if (parent.content.size === 0) return { ...line, search: undefined };
  const [, search] = /^\/([^/]{0,30})$/.exec(parent.textContent) ?? [];
  return search !== undefined && $from.pos === line.end ? { ...line, search } : null;
}

const matches = ({ label, words = '' }: BlockEntry, term: string) =>
  ` ${foldText(`${label} ${words}`)}`.includes(` ${term}`);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Marks the selected choice as the active descendant while the focus stays in the text. */
function useAnnouncement(editor: Editor, listId: string, active: number | undefined) {
  useEffect(() => {
    const { dom } = editor.view;
    if (active === undefined) return undefined;
    dom.setAttribute('aria-controls', listId);
    dom.setAttribute('aria-activedescendant', `${listId}-${active}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, active]);
}

export interface BlockMenuProps {
  editor: Editor;
  /** Handles key presses in the text before the editor does. */
  onKey: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onChoose: (entry: BlockEntry) => void;
}

export function useBlockMenu({ editor, onKey, onChoose }: BlockMenuProps) {
  const listId = useId();
  const { line, focused } = useEditorState({
    editor,
    selector: ({ editor }) => ({ line: currentLine(editor), focused: editor.isFocused }),
  });
  const [reached, setReached] = useState({ search: '', index: 0 });
  /** Position at which Escape closed the menu. The menu stays closed until the slash is gone. */
  const [closedAt, setClosedAt] = useState<number>();
  const search = line?.search;
  useEffect(() => {
    if (search === undefined) setClosedAt(undefined);
  }, [search]);
  const open = focused && line !== null && search !== undefined && closedAt !== line.start;
  const found = open ? blockEntries.filter((entry) => matches(entry, foldText(search))) : [];
  // A changed search starts at the first choice.
  const active = reached.search === search ? Math.min(reached.index, found.length - 1) : 0;
  useAnnouncement(editor, listId, found.length > 0 ? active : undefined);

  function choose(entry: BlockEntry) {
    if (!line) return;
    editor.chain().focus().deleteRange({ from: line.start, to: line.end }).run();
    onChoose(entry);
  }

  onKey.current = (event) => {
    if (!open || event.isComposing) return false;
    const step = steps[event.key];
    const chosen = found[active];
    if (event.key === 'Escape') setClosedAt(line.start);
    else if (step && found.length > 0) {
      setReached({ search, index: (active + step + found.length) % found.length });
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    line,
    open,
    found,
    active,
    listId,
    choose,
    start: () => editor.chain().focus(line?.start).insertContent('/').run(),
  };
}
