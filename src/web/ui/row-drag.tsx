import { GripVertical } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { dragRow } from './drag-row.ts';

/** The drag of a row by its handle to an element with a `data-place`. */
export interface RowDrag<Item> {
  dragged: Item | undefined;
  /** The `data-place` under the dragged row. */
  over: string | undefined;
  begin: (item: Item, event: PointerEvent) => void;
}

/** @param onDrop gets the `data-place` where the row was dropped */
export function useRowDrag<Item>(onDrop: (item: Item, place: string) => void): RowDrag<Item> {
  const [grab, setGrab] = useState<{
    item: Item;
    handle: Element;
    event: globalThis.PointerEvent;
  }>();
  const [over, setOver] = useState<string>();
  // The list may change during the drag.
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!grab) return;
    dragRow(grab.handle, grab.event, {
      onOver: setOver,
      onEnd(place) {
        setGrab(undefined);
        setOver(undefined);
        if (place !== undefined) drop(grab.item, place);
      },
    });
  }, [grab]);
  return {
    dragged: grab?.item,
    over,
    begin(item, event) {
      if (!event.isPrimary || event.button !== 0) return;
      // The pointer must not select text.
      event.preventDefault();
      setGrab({ item, handle: event.currentTarget, event: event.nativeEvent });
    },
  };
}

/** Classes of the dragged row. */
export const draggedRow = 'relative z-10 bg-paper opacity-90 shadow-xl';

/** Classes of the row after which the dragged one would be inserted. */
export const dropBelow = 'shadow-[inset_0_-3px_var(--color-coral)]';

/** The drag handle of a row for mouse and touch; keyboards use the row's arrow buttons. */
export function DragHandle({ onGrab }: { onGrab: (event: PointerEvent) => void }) {
  return (
    <span
      data-handle
      aria-hidden
      onPointerDown={onGrab}
      className="no-print -ml-3 grid size-11 shrink-0 cursor-grab touch-none select-none place-items-center text-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical className="size-5" />
    </span>
  );
}
