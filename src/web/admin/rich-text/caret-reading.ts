import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Delay after a focus before ProseMirror restores the caret position that it last read. */
const focusSettlesMs = 20;

// ProseMirror reads the caret on this event, which browsers delay until the next frame.
const readCaret = () => document.dispatchEvent(new Event('selectionchange'));

/**
 * Reads where a click or a key has put the caret before anything acts on it. In a browser that is busy, keys pressed
 * right after a click would go to where the caret was before.
 */
export const caretReading = Extension.create({
  name: 'caretReading',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          focus() {
            // Timers of one length end in the order in which they began: this one ends before ProseMirror's.
            setTimeout(readCaret, focusSettlesMs);
          },
          keydown(_, event) {
            if (!event.isComposing) readCaret();
          },
        },
      },
    }),
  ],
});
