import { useState } from 'react';
import type { RecordedSpecies } from '../../../contract/species.ts';
import { Link } from '../../app/link.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { readRecordedSpecies } from './queries.ts';

/** Number of species listed before unfolding. */
const listed = 12;

function Entry({ species, surveys }: { species: RecordedSpecies; surveys: number }) {
  const { name, scientificName, recorded, slug } = species;
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
      <span>
        {slug ? (
          <Link to="/species/$slug" params={{ slug }} className="text-reef underline">
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        {name !== scientificName && (
          <i lang="la" className="text-sm text-muted">
            {scientificName}
          </i>
        )}
      </span>
      <span className="shrink-0 legend tabular-nums">{`${recorded} of ${surveys}`}</span>
    </li>
  );
}

export default function RecordedLife(props: { siteId: number; species: number; surveys: number }) {
  const { siteId, species, surveys } = props;
  const [limit, setLimit] = useState<number | undefined>(listed);
  const { value: rows = [], failed } = useAnswer(`${siteId} ${limit}`, () =>
    readRecordedSpecies(siteId, limit),
  );

  return (
    <>
      {failed && <p role="alert">We could not load the list. Reload the page to try again.</p>}
      <ul aria-label="Recorded species">
        {rows.map((one) => (
          <Entry key={one.rlsId} species={one} surveys={surveys} />
        ))}
      </ul>
      {species > listed && rows.length > 0 && rows.length <= listed && (
        <button
          type="button"
          onClick={() => setLimit(undefined)}
          className="mt-2 min-h-11 font-semibold text-reef underline"
        >
          {`Show all ${species} species`}
        </button>
      )}
    </>
  );
}
