import { Search } from 'lucide-react';
import { type DepthBand, depthBands, depthBandWords } from '../../rules/depth-band.ts';
import { type SkillLevel, skillLevels } from '../../rules/dive-site-terms.ts';
import type { SiteFilters } from '../../rules/site-filter.ts';
import { buttonStyles } from '../ui/button.tsx';

const field = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

/** Search text, region, skill and depth. @param props `onText` for every key, `onChoose` for the three lists */
export function FilterPanel(props: {
  text: string;
  filters: SiteFilters;
  regions: string[];
  onText: (text: string) => void;
  onChoose: (change: SiteFilters) => void;
  onClear: () => void;
}) {
  const { text, filters, regions, onText, onChoose, onClear } = props;
  return (
    <form
      aria-label="Find a dive site"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 bg-sand p-5 sm:grid-cols-2 lg:grid-cols-[2fr_1.4fr_1fr_1fr_auto] lg:items-end"
    >
      <label>
        <span className="mb-1 block text-sm font-semibold">Search</span>
        <span className="relative block">
          <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
          <input
            type="search"
            name="q"
            value={text}
            maxLength={200}
            onChange={(event) => onText(event.target.value)}
            placeholder="Name, region or animal"
            autoComplete="off"
            className={`${field} pl-10`}
          />
        </span>
      </label>
      <label>
        <span className="mb-1 block text-sm font-semibold">Region</span>
        <select
          value={filters.region ?? ''}
          onChange={(event) => onChoose({ region: event.target.value || undefined })}
          className={field}
        >
          <option value="">All regions</option>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="mb-1 block text-sm font-semibold">Skill level</span>
        <select
          value={filters.skill ?? ''}
          onChange={(event) => onChoose({ skill: (event.target.value || undefined) as SkillLevel })}
          className={field}
        >
          <option value="">All levels</option>
          {skillLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="mb-1 block text-sm font-semibold">Depth</span>
        <select
          value={filters.depth ?? ''}
          onChange={(event) => onChoose({ depth: (event.target.value || undefined) as DepthBand })}
          className={field}
        >
          <option value="">All depths</option>
          {depthBands.map((band) => (
            <option key={band} value={band}>
              {depthBandWords[band]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={onClear} className={buttonStyles.quiet}>
        Clear Filters
      </button>
    </form>
  );
}
