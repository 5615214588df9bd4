import { useState } from 'react';
import type { RecordedSite, SurveyedSpecies } from '../../../contract/species.ts';
import { readSurveyedSites } from './queries.ts';
import { RecordedSites } from './where-to-see.tsx';

type State = { sites: readonly RecordedSite[] } | 'loading' | 'failed' | undefined;

function Sites({ species }: { species: SurveyedSpecies }) {
  const [state, setState] = useState<State>();
  const { rlsId, name, sites } = species;

  async function load() {
    setState('loading');
    try {
      setState({ sites: await readSurveyedSites(rlsId) });
    } catch {
      setState('failed');
    }
  }

  if (typeof state === 'object') return <RecordedSites sites={state.sites} />;
  return (
    <p>
      <button
        type="button"
        disabled={state === 'loading'}
        onClick={load}
        className="min-h-11 font-semibold text-reef underline"
      >
        {sites === 1 ? 'Show the site' : `Show the ${sites} sites`}
        <span className="sr-only">{` of ${name}`}</span>
      </button>
      {state === 'failed' && (
        <span role="alert" className="ml-3">
          We could not load them. Please try again.
        </span>
      )}
    </p>
  );
}

export function SurveyedList({ species }: { species: readonly SurveyedSpecies[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {species.map((one) => (
        <li key={one.rlsId} className="border-t border-line py-3">
          <p className="font-semibold">{one.name}</p>
          <p className="legend">
            <i lang="la">{one.scientificName}</i>
            {one.otherNames.length > 0 && `, also ${one.otherNames.join(', ')}`}
          </p>
          <Sites species={one} />
        </li>
      ))}
    </ul>
  );
}
