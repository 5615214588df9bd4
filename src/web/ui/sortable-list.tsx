import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DragHandle, draggedRow, dropBelow, useRowDrag } from './row-drag.tsx';

const ways = [
  { way: 'up', step: -1, Icon: ArrowUp },
  { way: 'down', step: 1, Icon: ArrowDown },
];

/** @param props.onMove gets the new index of the item, from 0 */
export function SortableList<Item extends { id: string | number; name: string }>(props: {
  label: string;
  items: readonly Item[];
  onMove: (item: Item, place: number) => void;
  children: (item: Item) => ReactNode;
}) {
  const { label, items, onMove, children } = props;
  const [said, setSaid] = useState('');
  const listId = useId();

  function move(item: Item, place: number) {
    if (place < 0 || place >= items.length) return;
    onMove(item, place);
    setSaid(`${item.name}: ${place + 1} of ${items.length}`);
  }

  /** Keeps the focus on the button of the moved item. */
  function moveByButton(item: Item, place: number, way: string) {
    move(item, place);
    requestAnimationFrame(() => {
      const row = document.getElementById(`${listId}-${item.id}`);
      const same = row?.querySelector<HTMLButtonElement>(`[data-way="${way}"]:not(:disabled)`);
      (same ?? row?.querySelector<HTMLButtonElement>('[data-way]:not(:disabled)'))?.focus();
    });
  }

  const { dragged, over, begin } = useRowDrag<Item>((item, place) => move(item, Number(place)));
  const draggedPlace = items.findIndex(({ id }) => id === dragged?.id);
  const rowStyles = (place: number) => {
    if (place === draggedPlace) return `border-line ${draggedRow}`;
    if (over !== String(place)) return 'border-line';
    return draggedPlace < place ? `border-line ${dropBelow}` : 'border-coral';
  };

  return (
    <>
      <ol aria-label={label} data-places>
        {items.map((item, place) => (
          <li
            key={item.id}
            id={`${listId}-${item.id}`}
            data-place={place}
            className={`flex flex-wrap items-center gap-1 border-t-2 ${rowStyles(place)}`}
          >
            <DragHandle onGrab={(event) => begin(item, event)} />
            <div className="min-w-0 grow basis-28 py-2">{children(item)}</div>
            {ways.map(({ way, step, Icon }) => (
              <button
                key={way}
                type="button"
                data-way={way}
                disabled={!items[place + step]}
                aria-label={`Move ${item.name} ${way}`}
                onClick={() => moveByButton(item, place + step, way)}
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-ink hover:text-paper no-print disabled:opacity-30"
              >
                <Icon aria-hidden className="size-5" />
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
