import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';

export interface SortableItem {
  id: string | number;
  name: string;
}

const button = 'grid size-11 shrink-0 place-items-center rounded-sm hover:bg-ink hover:text-paper';

/** @param props.onMove gets the place where the item goes, from 0 */
export function SortableList<Item extends SortableItem>(props: {
  label: string;
  items: readonly Item[];
  onMove: (item: Item, place: number) => void;
  children: (item: Item) => ReactNode;
}) {
  const { label, items, onMove, children } = props;
  const [dragged, setDragged] = useState<Item>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const listId = useId();

  function move(item: Item, place: number) {
    if (place < 0 || place >= items.length) return;
    onMove(item, place);
    setSaid(`${item.name}: ${place + 1} of ${items.length}`);
  }

  /** Keeps the focus on the button of the item that has moved. */
  function moveByButton(item: Item, place: number, way: 'up' | 'down') {
    move(item, place);
    requestAnimationFrame(() => {
      const row = document.getElementById(`${listId}-${item.id}`);
      const same = row?.querySelector<HTMLButtonElement>(`[data-way="${way}"]:not(:disabled)`);
      (same ?? row?.querySelector<HTMLButtonElement>('[data-way]:not(:disabled)'))?.focus();
    });
  }

  const onDrop = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged) move(dragged, place);
    setDragged(undefined);
    setOver(undefined);
  };

  return (
    <>
      <ol aria-label={label}>
        {items.map((item, place) => (
          <li
            key={item.id}
            id={`${listId}-${item.id}`}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.name);
              setDragged(item);
            }}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(place);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDrop={(event) => onDrop(event, place)}
            className={`flex items-center gap-1 border-t-2 ${dragged && over === place ? 'border-coral' : 'border-line'} ${dragged?.id === item.id ? 'opacity-50' : ''}`}
          >
            <GripVertical aria-hidden className="no-print size-5 shrink-0 cursor-grab text-muted" />
            <div className="min-w-0 grow py-2">{children(item)}</div>
            <button
              type="button"
              data-way="up"
              disabled={place === 0}
              aria-label={`Move ${item.name} up`}
              onClick={() => moveByButton(item, place - 1, 'up')}
              className={`${button} no-print disabled:opacity-30`}
            >
              <ArrowUp aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              data-way="down"
              disabled={place === items.length - 1}
              aria-label={`Move ${item.name} down`}
              onClick={() => moveByButton(item, place + 1, 'down')}
              className={`${button} no-print disabled:opacity-30`}
            >
              <ArrowDown aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
