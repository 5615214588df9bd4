import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api-paths.ts';
import { maxSpecies } from '../../../domain/reports/terms.ts';
import type { FormProps } from './fields.tsx';
import type { ReportTarget } from './target.ts';

interface Animal {
  slug: string;
  name: string;
  unlikely?: boolean;
}

const maxShown = 6;

/** All animals that have a page; until they have loaded, those that the current page names. */
function useAnimals({ record, animals }: ReportTarget): Animal[] {
  const [all, setAll] = useState<Animal[]>(animals);
  useEffect(() => {
    let isCurrent = true;
    fetch(`${apiPaths.diveSites}/${record}/reports/animals`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(
        (read: Animal[]) => isCurrent && setAll(read),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [record]);
  return all;
}

function Question({ animals, place }: { animals: readonly Animal[]; place: string }) {
  if (animals.length === 0) return null;
  const names = new Intl.ListFormat('en-AU').format(animals.map(({ name }) => name));
  return (
    <p role="status" className="mt-2 border-l-4 border-ochre pl-3">
      {`${names} at ${place}? Nobody has told us of any within 600 km. Send it all the same.`}
    </p>
  );
}

export function AnimalPicker({ values, set, target }: FormProps & { target: ReportTarget }) {
  const [text, setText] = useState('');
  const all = useAnimals(target);
  const chosen = new Set(values.species.map(({ slug }) => slug));
  const wanted = text.trim().toLowerCase();
  const found = wanted
    ? all
        .filter(({ slug, name }) => !chosen.has(slug) && name.toLowerCase().includes(wanted))
        .slice(0, maxShown)
    : [];
  const isFull = values.species.length >= maxSpecies;

  function add({ slug, name }: Animal) {
    set('species', [...values.species, { slug, name }]);
    setText('');
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Animals</legend>
      <label htmlFor="report-animal" className="font-semibold">
        Animals you saw
      </label>
      <input
        id="report-animal"
        value={text}
        disabled={isFull}
        autoComplete="off"
        placeholder="Type a name"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found[0]) add(found[0]);
        }}
        className="mt-1 block min-h-12 w-full rounded-sm border-2 border-muted bg-paper px-3 py-2 text-ink placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {wanted && (found.length > 0 ? `${found.length} found` : 'None found')}
      </p>
      {wanted && found.length === 0 && (
        <p className="mt-2 text-sm text-muted">
          No animal of that name has a page here. Leave it out, or try another name.
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-2 grid gap-2 sm:grid-cols-2">
          {found.map((animal) => (
            <li key={animal.slug}>
              <button
                type="button"
                onClick={() => add(animal)}
                className="min-h-12 w-full rounded-sm border-2 border-line px-3 py-2 text-left font-semibold hover:border-ink"
              >
                {animal.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {values.species.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Chosen">
          {values.species.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  set(
                    'species',
                    values.species.filter((one) => one.slug !== slug),
                  )
                }
                className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-ink px-3 font-semibold text-paper"
              >
                {name}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Question
        animals={all.filter(({ slug, unlikely }) => unlikely && chosen.has(slug))}
        place={target.title}
      />
    </fieldset>
  );
}
