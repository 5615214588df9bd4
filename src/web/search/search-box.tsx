import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Catalogue, Result } from '../../domain/search.ts';

type Engine = {
  find: (text: string) => Result[];
  Results: typeof import('./results.tsx').Results;
};

/**
 * The search of the header. Its results, their code and `load`'s data are fetched when the field is first focused.
 * On small screens a toggle shows the field.
 */
export function SearchBox({
  load,
  onOpen,
}: {
  load: () => Promise<Catalogue>;
  onOpen: () => void;
}) {
  const [text, setText] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { engine, failed, start } = useEngine(load);
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const results = open && engine ? engine.find(text) : [];

  function fold() {
    setOpen(false);
    setUnfolded(false);
    setActive(-1);
  }

  function choose() {
    setText('');
    fold();
  }

  useEffect(() => {
    if (!open && !unfolded) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (box.current?.contains(event.target as Node)) return;
      setOpen(false);
      setUnfolded(false);
      setActive(-1);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open, unfolded]);

  useEffect(() => {
    if (unfolded) field.current?.focus();
  }, [unfolded]);

  function show() {
    setOpen(true);
    onOpen();
    start();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!open) show();
      // One place more than there are results: the field itself.
      const places = results.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      document.getElementById(`${listId}-${Math.max(active, 0)}`)?.click();
    } else if (event.key === 'Escape') {
      if (unfolded) toggle.current?.focus();
      if (!open) setText('');
      fold();
    }
  }

  return (
    <search
      ref={box}
      className="noscript:hidden xl:relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) fold();
      }}
    >
      <button
        ref={toggle}
        type="button"
        className="grid size-11 place-items-center xl:hidden"
        aria-expanded={unfolded}
        aria-controls={`${listId}-panel`}
        aria-label="Search"
        onClick={() => (unfolded ? fold() : setUnfolded(true))}
      >
        {unfolded ? <X aria-hidden /> : <Search aria-hidden className="size-5" />}
      </button>
      <div
        id={`${listId}-panel`}
        className={`${unfolded ? 'block' : 'hidden'} absolute inset-x-0 top-full z-10 border-b border-line bg-paper p-3 text-ink xl:static xl:block xl:border-0 xl:bg-transparent xl:p-0 xl:text-inherit`}
      >
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2"
          />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Search the site"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={results.length > 0 ? listId : undefined}
            aria-activedescendant={results[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            placeholder="Search..."
            value={text}
            onFocus={show}
            onClick={show}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              show();
            }}
            onKeyDown={onKeyDown}
            className="h-11 w-full rounded-sm border-2 border-current bg-transparent pr-3 pl-9 text-base placeholder:text-inherit placeholder:opacity-100 xl:w-44"
          />
        </div>
        {open && (
          <div className="mt-2 max-h-[min(36rem,calc(100dvh-11rem))] overflow-y-auto overscroll-contain border border-line bg-paper text-ink xl:absolute xl:top-full xl:right-0 xl:w-[28rem] xl:shadow-lg">
            {engine ? (
              <engine.Results
                text={text}
                results={results}
                active={active}
                listId={listId}
                onChoose={choose}
              />
            ) : (
              <p role="status" className="px-4 py-3 text-sm text-muted">
                {failed ? 'The search could not be loaded. Type again to retry.' : 'Loading…'}
              </p>
            )}
          </div>
        )}
      </div>
    </search>
  );
}

/** What finds and shows results, once `start` has fetched it. After a failure `start` tries again. */
function useEngine(load: () => Promise<Catalogue>) {
  const [engine, setEngine] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const started = useRef(false);

  async function start() {
    if (started.current) return;
    started.current = true;
    setFailed(false);
    try {
      const [{ finder, Results }, catalogue] = await Promise.all([import('./engine.ts'), load()]);
      setEngine({ find: finder(catalogue), Results });
    } catch {
      started.current = false;
      setFailed(true);
    }
  }
  return { engine, failed, start };
}
