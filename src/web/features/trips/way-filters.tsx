import {
  accessLabels,
  siteTypes,
  skillLevels,
  typeLabels,
} from '../../../domain/dive-sites/terms.ts';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { input } from './place-field.tsx';

const ways = ['shore', 'boat'] as const;

export interface WayFilter {
  type?: string;
  skill?: string;
  access?: string;
}

export const passesWay = (site: CatalogueSite, { type, skill, access }: WayFilter): boolean =>
  (!type || site.type === type) &&
  (!skill || site.skillLevel === skill) &&
  (!access || site.access === access || site.access === 'both');

/** Filters of the dive sites along a way; their values are part of the page's state. */
export function WayFilters(props: { filter: WayFilter; onFilter: (filter: WayFilter) => void }) {
  const { filter, onFilter } = props;
  const choice = (
    name: keyof WayFilter,
    label: string,
    options: readonly (readonly [value: string, words: string])[],
  ) => (
    <label className="min-w-32 grow text-sm font-semibold">
      {label}
      <select
        value={filter[name] ?? ''}
        onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}
        className={`mt-1 ${input} font-normal`}
      >
        <option value="">Any</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="mb-4 flex flex-wrap gap-3">
      <legend className="sr-only">Which dive sites along the way</legend>
      {choice(
        'type',
        'Type of dive',
        siteTypes.map((type) => [type, typeLabels[type]]),
      )}
      {choice(
        'skill',
        'Skill level',
        skillLevels.map((skill) => [skill, skill]),
      )}
      {choice(
        'access',
        'How to get in',
        ways.map((way) => [way, accessLabels[way]]),
      )}
    </fieldset>
  );
}
