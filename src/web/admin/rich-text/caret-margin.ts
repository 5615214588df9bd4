/** Room between the caret and what covers the page's edge, in pixels. */
const gapPx = 24;

const boundingRect = (element: Element | null | undefined) => element?.getBoundingClientRect();

/** Sticky bars cover the edges, so the margins are measured whenever the editor scrolls. */
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
