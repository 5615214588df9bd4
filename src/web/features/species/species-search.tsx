import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';

const typingPauseMs = 350;

/** The search for species; works as a form without scripts. */
export function SpeciesSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  /** The text last written to the address. */
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setSent(q);
    if (q !== sent) setText(q);
  }
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const next = value.trim();
      setSent(next);
      void navigate({
        to: '/species',
        search: next ? { q: next } : {},
        replace: true,
        resetScroll: false,
      });
    }, typingPauseMs);
  }

  return (
    <search>
      <form action={paths.species} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="species-q" className="font-semibold">
          Find an animal or plant
        </label>
        <input
          id="species-q"
          type="search"
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          placeholder="leafy, wobbegong, Labroides…"
          onChange={(event) => type(event.target.value)}
          className="mt-2 block min-h-11 w-full max-w-xl rounded-sm border-2 border-ink bg-paper px-3 text-ink placeholder:text-muted"
        />
      </form>
    </search>
  );
}
