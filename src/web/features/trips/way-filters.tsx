import {
  accessLabels,
  siteTypes,
  skillLevels,
  typeLabels,
} from '../../../domain/dive-sites/terms.ts';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { input } from './place-field.tsx';

export type WayFilter = Partial<Record<'type' | 'skill' | 'access', string>>;

const choices: [keyof WayFilter, label: string, options: [value: string, words: string][]][] = [
  ['type', 'Type of dive', siteTypes.map((type) => [type, typeLabels[type]])],
  ['skill', 'Skill level', skillLevels.map((skill) => [skill, skill])],
  ['access', 'How to get in', (['shore', 'boat'] as const).map((way) => [way, accessLabels[way]])],
];

export const passesWay = (site: CatalogueSite, { type, skill, access }: WayFilter): boolean =>
  (!type || site.type === type) &&
  (!skill || site.skillLevel === skill) &&
  (!access || site.access === access || site.access === 'both');

/** Filters of the dive sites along a way; the parent component holds their values as state. */
export function WayFilters(props: { filter: WayFilter; onFilter: (filter: WayFilter) => void }) {
  const { filter, onFilter } = props;
  return (
    <fieldset className="mb-4 flex flex-wrap gap-3">
      <legend className="sr-only">Which dive sites along the way</legend>
      {choices.map(([name, label, options]) => (
        <label key={name} className="min-w-32 grow text-sm font-semibold">
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
      ))}
    </fieldset>
  );
}
