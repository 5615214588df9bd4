import { depthBands, depthBandWords } from '../../domain/depth-band.ts';
import type { SiteFilters } from '../../domain/dive-site-filters.ts';
import { skillLevels } from '../../domain/dive-site-terms.ts';
import { buttonStyles } from '../ui/button.tsx';
import { FilterField } from './filter-field.tsx';
import { SearchField } from './search-field.tsx';

const depthChoices = depthBands.map((band) => [band, depthBandWords[band]] as const);
const skillChoices = skillLevels.map((level) => [level, level] as const);

/** Search text, region, skill and depth. @param props `onUse` when someone comes to it, `onText` for every key, `onChoose` for the three lists */
export function FilterPanel(props: {
  given: { text: string };
  filters: SiteFilters;
  regions: string[];
  onUse: () => void;
  onText: (text: string) => void;
  onChoose: (change: SiteFilters) => void;
  onClear: () => void;
}) {
  const { given, filters, regions, onUse, onText, onChoose, onClear } = props;
  // A region that no site has any more still shows what the list is filtered by.
  const known = filters.region && !regions.includes(filters.region) ? [filters.region] : [];
  return (
    <form
      aria-label="Find a dive site"
      onSubmit={(event) => event.preventDefault()}
      onFocus={onUse}
      onPointerEnter={onUse}
      className="grid grid-cols-2 items-end gap-4 bg-sand p-5 lg:grid-cols-[1fr_1fr_1.4fr_1fr_1fr_auto]"
    >
      <SearchField given={given} onText={onText} />
      <FilterField
        label="Region"
        all="All regions"
        value={filters.region}
        choices={[...regions, ...known].map((region) => [region, region] as const)}
        onChoose={(region) => onChoose({ region })}
        className="col-span-2 sm:col-span-1"
      />
      <FilterField
        label="Skill level"
        all="All levels"
        value={filters.skill}
        choices={skillChoices}
        onChoose={(skill) => onChoose({ skill })}
      />
      <FilterField
        label="Depth"
        all="All depths"
        value={filters.depth}
        choices={depthChoices}
        onChoose={(depth) => onChoose({ depth })}
      />
      <button
        type="button"
        onClick={onClear}
        className={`${buttonStyles.quiet} col-span-2 sm:col-span-1`}
      >
        Clear Filters
      </button>
    </form>
  );
}
