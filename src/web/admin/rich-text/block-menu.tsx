import type { Editor } from '@tiptap/react';
import { Plus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BlockEntry } from '../blocks/editor.ts';
import { type BlockLine, type BlockMenuProps, useBlockMenu } from './use-block-menu.ts';

/** Maximum height of the menu in pixels. */
const menuHeight = 320;
const buttonSize = 44;

/** Measures the line relative to the top of the frame, in pixels. */
function menuPlace(editor: Editor, frame: Element, { start }: BlockLine) {
  const { top, bottom } = editor.view.coordsAtPos(start);
  const bar = frame.closest('form')?.querySelector('[data-save-bar]')?.getBoundingClientRect().top;
  const room = Math.min(innerHeight, bar ?? innerHeight) - bottom;
  return {
    top: top - frame.getBoundingClientRect().top,
    height: bottom - top,
    above: room < menuHeight && top > room,
  };
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

export function BlockMenu(props: BlockMenuProps) {
  const { editor } = props;
  const { line, open, found, active, listId, choose, start } = useBlockMenu(props);
  const layer = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof menuPlace>>();
  useLayoutEffect(() => {
    const frame = layer.current?.parentElement;
    setPlace(line && frame ? menuPlace(editor, frame, line) : undefined);
  }, [editor, line]);
  useLayoutEffect(() => {
    if (!open || !place) return;
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, place, listId, active]);

  return (
    <div ref={layer}>
      {line && place && (
        <div
          className="absolute inset-x-0 z-20 h-0"
          style={{ top: place.above && open ? place.top : place.top + place.height }}
        >
          {line.search === undefined && (
            <>
              <button
                type="button"
                aria-label="Add a block"
                onMouseDown={keepFocus}
                onClick={start}
                className="absolute left-0.5 grid size-11 place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
                style={{ top: -(place.height + buttonSize) / 2 }}
              >
                <Plus aria-hidden className="size-5" />
              </button>
              <p
                aria-hidden
                className="pointer-events-none absolute left-12 text-muted md:left-14"
                style={{ top: -place.height, lineHeight: `${place.height}px` }}
              >
                Write, or type / for a block
              </p>
            </>
          )}
          {open && (
            <div
              className={`absolute left-3 max-h-80 w-[min(22rem,calc(100%-1.5rem))] overflow-y-auto border-2 border-ink bg-paper shadow-lg ${place.above ? 'bottom-1' : 'top-1'}`}
            >
              {found.length === 0 && (
                <p role="status" className="p-3 text-sm text-muted">
                  No block is called that.
                </p>
              )}
              <Choices {...{ found, active, listId, choose }} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Choices(props: {
  found: readonly BlockEntry[];
  active: number;
  listId: string;
  choose: (entry: BlockEntry) => void;
}) {
  const { found, active, listId, choose } = props;
  if (found.length === 0) return null;
  return (
    <div role="listbox" id={listId} aria-label="Blocks">
      {found.map((entry, index) => (
        <div
          key={entry.label}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(entry);
          }}
          className="flex min-h-13 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-sand aria-selected:bg-ink aria-selected:text-paper"
        >
          <entry.Icon aria-hidden className="size-5 shrink-0" />
          <span>
            <span className="block font-semibold leading-snug">{entry.label}</span>
            <span className="block text-sm leading-snug">{entry.hint}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
