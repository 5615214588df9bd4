/** Distance between the caret and a sticky bar, in pixels. */
const gapPx = 24;

const boundingRect = (element: Element | null | undefined) => element?.getBoundingClientRect();

/** Measures the margins at each scroll of the editor, because sticky bars cover the edges. */
export function caretMargin(editor: () => Element | null) {
  return {
    left: gapPx,
    right: gapPx,
    get top() {
      const toolbar = editor()?.closest('[data-rich-editor]')?.querySelector('[role="toolbar"]');
      return Math.max(0, boundingRect(toolbar)?.bottom ?? 0) + gapPx;
    },
    get bottom() {
      const bar = boundingRect(editor()?.closest('form')?.querySelector('[data-save-bar]'));
      return (bar && bar.top < innerHeight ? innerHeight - bar.top : 0) + gapPx;
    },
  };
}
