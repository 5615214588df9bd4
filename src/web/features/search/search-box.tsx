import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { paths } from '../../../contract/paths.ts';
import { useSiteSearch } from './use-site-search.ts';

function useDismiss(box: RefObject<HTMLElement | null>, listening: boolean, onDismiss: () => void) {
  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (!box.current?.contains(event.target as Node)) onDismiss();
  });
  useEffect(() => {
    if (!listening) return undefined;
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [listening]);
}

function useSearchBox(onOpen: () => void) {
  const [text, setText] = useState('');
  const [expanded, setExpanded] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useSiteSearch(text, open);

  function close() {
    setOpen(false);
    setExpanded(false);
    setActive(-1);
  }
  function show() {
    setOpen(true);
    onOpen();
  }
  return {
    ...search,
    text,
    open,
    expanded,
    active,
    results: (open && search.answer?.results) || [],
    close,
    show,
    setText,
    setActive,
    toggle: () => (expanded ? close() : setExpanded(true)),
    choose() {
      setText('');
      close();
    },
    type(value: string) {
      setText(value);
      setActive(-1);
      show();
    },
  };
}

type SearchBoxState = ReturnType<typeof useSearchBox>;

/** The search of the header; results and their code load when the field is used. */
export function SearchBox({ onOpen }: { onOpen: () => void }) {
  const state = useSearchBox(onOpen);
  const { expanded, open, close } = state;
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  useDismiss(box, open || expanded, close);
  useEffect(() => {
    if (expanded) field.current?.focus();
  }, [expanded]);

  return (
    <search
      ref={box}
      className="noscript:hidden @min-[75rem]/bar:relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={toggle}
        type="button"
        className="grid size-[46px] place-items-center @min-[75rem]/bar:hidden"
        aria-expanded={expanded}
        aria-controls={`${listId}-panel`}
        aria-label="Search"
        onClick={state.toggle}
      >
        {expanded ? (
          <X aria-hidden className="size-[24px]" />
        ) : (
          <Search aria-hidden className="size-[21px]" />
        )}
      </button>
      <div
        id={`${listId}-panel`}
        className={`${expanded ? 'block' : 'hidden'} absolute inset-x-0 top-full z-10 border-b border-line bg-paper p-3 text-ink @min-[75rem]/bar:static @min-[75rem]/bar:block @min-[75rem]/bar:border-0 @min-[75rem]/bar:bg-transparent @min-[75rem]/bar:p-0 @min-[75rem]/bar:text-inherit`}
      >
        <SearchInput
          state={state}
          field={field}
          listId={listId}
          onEscape={() => {
            if (expanded) toggle.current?.focus();
          }}
          onSubmit={() => {
            const q = state.text.trim();
            if (q.length < 2) return;
            state.choose();
            void navigate({ to: paths.search, search: { q } });
          }}
        />
        {open && <SearchDropdown state={state} listId={listId} />}
      </div>
    </search>
  );
}

interface KeyHandlers {
  onEscape: () => void;
  /** Called on Enter without an active result. */
  onSubmit: () => void;
}

function onSearchKey(
  event: KeyboardEvent,
  { state, listId, onEscape, onSubmit }: KeyHandlers & { state: SearchBoxState; listId: string },
) {
  const { active, results, open } = state;
  if (event.nativeEvent.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    if (!open) state.show();
    // The field itself counts as a position.
    const places = results.length + 1;
    state.setActive(((active + 1 + step + places) % places) - 1);
  } else if (event.key === 'Enter') {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.click();
    else onSubmit();
  } else if (event.key === 'Escape') {
    onEscape();
    if (!open) state.setText('');
    state.close();
  }
}

function SearchInput(
  props: KeyHandlers & {
    state: SearchBoxState;
    field: RefObject<HTMLInputElement | null>;
    listId: string;
  },
) {
  const { state, field, listId } = props;
  const { text, results, active } = state;
  return (
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
        onFocus={state.show}
        onClick={state.show}
        onChange={(event) => state.type(event.target.value)}
        onKeyDown={(event) => onSearchKey(event, props)}
        className="h-11 w-full rounded-sm border-2 border-current bg-transparent pr-3 pl-9 text-base placeholder:text-inherit placeholder:opacity-100 @min-[75rem]/bar:w-40"
      />
    </div>
  );
}

function SearchDropdown({ state, listId }: { state: SearchBoxState; listId: string }) {
  const { SearchResults, answer, failed, active, choose } = state;
  return (
    <div className="mt-2 max-h-[min(36rem,calc(100dvh-11rem))] overflow-y-auto overscroll-contain border border-line bg-paper text-ink @min-[75rem]/bar:absolute @min-[75rem]/bar:top-full @min-[75rem]/bar:right-0 @min-[75rem]/bar:w-[28rem] @min-[75rem]/bar:shadow-lg">
      {SearchResults && answer && !failed ? (
        <SearchResults {...answer} active={active} listId={listId} onChoose={choose} />
      ) : (
        <p role="status" className="px-4 py-3 text-sm text-muted">
          {failed ? 'The search could not be loaded. Type again to retry.' : 'Loading…'}
        </p>
      )}
    </div>
  );
}
