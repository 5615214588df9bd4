import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Place } from '../../../domain/geo/near.ts';
import { countText } from '../../../domain/text/format.ts';
import { buttonStyles } from '../button.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';

const typingPauseMs = 200;

interface PickerProps {
  label: string;
  search: (text: string) => Promise<Place[]>;
  onChoose: (place: Place) => void;
  /** The form's action without scripts, which sends the text as `near`. */
  action: string;
  children?: ReactNode;
}

function useSuggestions(text: string, search: PickerProps['search']) {
  const settled = useDebouncedValue(text.trim(), typingPauseMs);
  const found = useAnswer(settled.length < 2 ? undefined : settled, () => search(settled));
  return {
    places: text.trim().length < 2 ? [] : (found.value ?? []),
    /** The best match for a text, also before its suggestions have loaded. */
    async first(typed: string): Promise<Place | undefined> {
      const [first] = (settled === typed && found.current) || (await search(typed));
      return first;
    },
  };
}

function Suggestions({ places, onChoose }: { places: Place[]; onChoose: (place: Place) => void }) {
  if (places.length === 0) return null;
  return (
    <ul className="mt-2 border-2 border-ink bg-paper">
      {places.map((place) => (
        <li key={place.slug} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onChoose(place)}
            className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-shallow focus-visible:bg-shallow"
          >
            <span className="font-semibold">{place.name}</span>
            <span className="text-sm text-muted">{place.detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A search field for places; Enter chooses the first suggestion. */
export function PlacePicker({ label, search, onChoose, action, children }: PickerProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const suggestions = useSuggestions(text, search);
  const { places } = suggestions;
  const inputId = useId();
  const problemId = useId();

  const choose = (place: Place) => {
    setText('');
    setProblem('');
    onChoose(place);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The state lacks text typed before the scripts ran.
    const typed = String(new FormData(event.currentTarget).get('near')).trim();
    if (!typed) {
      setProblem('Type the name of a town, a suburb or a dive site.');
      return;
    }
    try {
      const first = await suggestions.first(typed);
      if (first) choose(first);
      else setProblem(`We know no place called “${typed}”. Try a larger town, or a dive site.`);
    } catch {
      setProblem('The places could not be read. Check your connection and try again.');
    }
  };
  return (
    <form action={action} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={inputId} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={inputId}
          name="near"
          type="text"
          autoComplete="off"
          placeholder="Town, suburb or dive site"
          value={text}
          aria-describedby={problemId}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
          }}
          className="min-h-11 min-w-0 grow basis-52 rounded-sm border-2 border-ink bg-paper px-3"
        />
        <button type="submit" className={buttonStyles.quiet}>
          Show
        </button>
        {children}
      </div>
      <p id={problemId} role="alert" className="text-sm font-semibold text-advanced">
        {problem}
      </p>
      <p role="status" className="sr-only">
        {places.length > 0
          ? `${countText(places.length, 'place')}: choose one, or press Enter for the first`
          : ''}
      </p>
      <Suggestions places={places} onChoose={choose} />
      <p className="mt-1 text-sm text-muted">
        Towns:{' '}
        <a href="https://www.geonames.org" className="underline">
          GeoNames
        </a>
        , CC BY 4.0
      </p>
    </form>
  );
}
