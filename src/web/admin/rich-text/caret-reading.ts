import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Delay in ms after a focus before ProseMirror restores the last known caret position. */
const focusSettlesMs = 20;

// ProseMirror reads the caret on this event, which browsers delay until the next frame.
const readCaret = () => document.dispatchEvent(new Event('selectionchange'));

/**
 * Makes ProseMirror read the caret before it handles a key. In a busy browser, a key pressed right
 * after a click would otherwise act at the previous caret.
 */
export const caretReading = Extension.create({
  name: 'caretReading',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          focus() {
            // Timers of equal delay fire in the order of their start, so ProseMirror's fires later.
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
