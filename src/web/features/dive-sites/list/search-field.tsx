import { Search } from 'lucide-react';
import { useState } from 'react';
import { fieldStyles } from '../parts/filter-field.tsx';

/** The search box; it holds its own text, so that typing does not render the list. */
export function SearchField(props: {
  name: string;
  label: string;
  placeholder: string;
  /** A new object sets the text. */
  box: { text: string };
  onText: (text: string) => void;
  /** Whether to hide the label on a phone. */
  isBare?: boolean;
}) {
  const { name, label, placeholder, box, onText, isBare = false } = props;
  const [text, setText] = useState(box.text);
  const [last, setLast] = useState(box);
  if (box !== last) {
    setLast(box);
    setText(box.text);
  }
  return (
    <label className="col-span-2 min-w-0 grow basis-36">
      <span className={`mb-1 block text-sm font-semibold ${isBare ? 'max-md:sr-only' : ''}`}>
        {label}
      </span>
      <span className="relative block">
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
        <input
          type="search"
          name={name}
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.target.value);
            onText(event.target.value);
          }}
          placeholder={placeholder}
          autoComplete="off"
          className={`${fieldStyles} pl-10`}
        />
      </span>
    </label>
  );
}
