/** Pixels from an edge of the window within which a carried row scrolls the page. */
const edgePixels = 110;
/** Pixels per frame, at the edge itself. */
const fastest = 14;

/** Pixels per frame, upwards below 0. */
function speedAt(y: number) {
  const pastTop = edgePixels - y;
  const pastBottom = y - (innerHeight - edgePixels);
  const past = Math.min(edgePixels, Math.max(pastTop, pastBottom));
  return past <= 0 ? 0 : (pastTop > 0 ? -1 : 1) * Math.ceil((past / edgePixels) * fastest);
}

interface Carrying {
  /** Hears the `data-place` under the pointer; undefined outside of the list and on the row's own place. */
  onOver: (place: string | undefined) => void;
  /** Hears, once, where the row was put down; undefined where it stays. */
  onEnd: (place: string | undefined) => void;
}

/**
 * Carries the `data-place` of a handle with the pointer, over the places of the same `data-places`,
 * until the pointer lets go. Escape puts it back.
 */
export function carryRow(
  handle: Element,
  { pointerId, clientX, clientY }: PointerEvent,
  { onOver, onEnd }: Carrying,
) {
  const row = handle.closest<HTMLElement>('[data-place]');
  const area = handle.closest('[data-places]');
  if (!row || !area) return;
  const from = { x: clientX + scrollX, y: clientY + scrollY };
  const pointer = { x: clientX, y: clientY };
  const carried = { x: 0, y: 0 };
  let over: string | undefined;

  /** The row is drawn elsewhere, so that nothing but its own gap is under the pointer here. */
  function isOnOwnPlace() {
    const { left, top, right, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
    const x = pointer.x + carried.x;
    const y = pointer.y + carried.y;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  function placeUnderPointer() {
    if (isOnOwnPlace()) return undefined;
    return document
      .elementsFromPoint(pointer.x, pointer.y)
      .find((element) => area?.contains(element) && !row?.contains(element))
      ?.closest<HTMLElement>('[data-place]')?.dataset.place;
  }

  function follow() {
    if (!row) return;
    carried.x = pointer.x + scrollX - from.x;
    carried.y = pointer.y + scrollY - from.y;
    row.style.translate = `${carried.x}px ${carried.y}px`;
    const place = placeUnderPointer();
    if (place === over) return;
    over = place;
    onOver(place);
  }

  const listening = new AbortController();
  const { signal } = listening;
  function end(place: string | undefined) {
    if (signal.aborted || !row) return;
    listening.abort();
    cancelAnimationFrame(frame);
    row.style.translate = '';
    onEnd(place);
  }

  let frame = requestAnimationFrame(function scroll() {
    // Another tab may have taken the row away.
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
  // Also after a pointer that the browser has cancelled.
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
