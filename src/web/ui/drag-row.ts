/** Pixels from an edge of the window within which a dragged row scrolls the page. */
const edgePixels = 110;
/** The speed of scrolling at the edge itself, in pixels per frame. */
const fastest = 14;

/** The speed of scrolling in pixels per frame, negative upwards. */
function speedAt(y: number) {
  const pastTop = edgePixels - y;
  const pastBottom = y - (innerHeight - edgePixels);
  const past = Math.min(edgePixels, Math.max(pastTop, pastBottom));
  return past <= 0 ? 0 : (pastTop > 0 ? -1 : 1) * Math.ceil((past / edgePixels) * fastest);
}

interface DragHandlers {
  /** Called with the `data-place` of another element under the pointer, or with undefined. */
  onOver: (place: string | undefined) => void;
  /** Called once, with the `data-place` of the drop; undefined if the row is not to be moved. */
  onEnd: (place: string | undefined) => void;
}

/**
 * Drags the `data-place` row of a handle with the pointer within its `data-places` list,
 * until the pointer is released. Escape cancels.
 */
export function dragRow(
  handle: Element,
  { pointerId, clientX, clientY }: PointerEvent,
  { onOver, onEnd }: DragHandlers,
) {
  const row = handle.closest<HTMLElement>('[data-place]');
  const area = handle.closest('[data-places]');
  if (!row || !area) return;
  const from = { x: clientX + scrollX, y: clientY + scrollY };
  const pointer = { x: clientX, y: clientY };
  const moved = { x: 0, y: 0 };
  let over: string | undefined;

  /** Whether the pointer is on the row's original place; the row itself follows the pointer. */
  const isOnOwnPlace = () => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    const x = pointer.x + moved.x;
    const y = pointer.y + moved.y;
    return x >= left && x <= right && y >= top && y <= bottom;
  };

  const placeUnderPointer = () => {
    if (isOnOwnPlace()) return undefined;
    return document
      .elementsFromPoint(pointer.x, pointer.y)
      .find((element) => area.contains(element) && !row.contains(element))
      ?.closest<HTMLElement>('[data-place]')?.dataset.place;
  };

  const follow = () => {
    moved.x = pointer.x + scrollX - from.x;
    moved.y = pointer.y + scrollY - from.y;
    row.style.translate = `${moved.x}px ${moved.y}px`;
    const place = placeUnderPointer();
    if (place === over) return;
    over = place;
    onOver(place);
  };

  const listening = new AbortController();
  const { signal } = listening;
  const end = (place: string | undefined) => {
    if (signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    row.style.translate = '';
    onEnd(place);
  };

  let frame = requestAnimationFrame(function scroll() {
    // Another tab may have removed the row.
    if (!row.isConnected) return end(undefined);
    const by = speedAt(pointer.y);
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      follow();
    }
    frame = requestAnimationFrame(scroll);
  });

  handle.setPointerCapture(pointerId);
  const listen = (type: 'pointermove' | 'pointerup' | 'lostpointercapture', act: () => void) =>
    handle.addEventListener(
      type,
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return;
        Object.assign(pointer, { x: event.clientX, y: event.clientY });
        act();
      },
      { signal },
    );
  listen('pointermove', follow);
  listen('pointerup', () => {
    follow();
    end(over);
  });
  // This event also follows `pointercancel`.
  listen('lostpointercapture', () => end(undefined));
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end(undefined);
    },
    { signal, capture: true },
  );
}
