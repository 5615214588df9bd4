import { Search } from 'lucide-react';
import { useState } from 'react';
import { fieldStyles } from './filter-field.tsx';

/** The search box. It keeps its own text, so that a key costs no more than the letter. */
export function SearchField({
  given,
  onText,
}: {
  /** A new object sets the text. */
  given: { text: string };
  onText: (text: string) => void;
}) {
  const [text, setText] = useState(given.text);
  const [last, setLast] = useState(given);
  if (given !== last) {
    setLast(given);
    setText(given.text);
  }
  return (
    <label className="col-span-2">
      <span className="mb-1 block text-sm font-semibold">Search</span>
      <span className="relative block">
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.target.value);
            onText(event.target.value);
          }}
          placeholder="Name, region or animal"
          autoComplete="off"
          className={`${fieldStyles} pl-10`}
        />
      </span>
    </label>
  );
}
