import { useNavigate } from '@tanstack/react-router';
import type { Outlook } from '../../../../contract/conditions/outlook.ts';
import type { RegionSummary } from '../../../../contract/regions.ts';
import type { OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { seaNames } from '../../../../domain/conditions/sea-url.ts';
import { stateNames, typeLabels } from '../../../../domain/dive-sites/terms.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import type { When } from './load.ts';
import { HiddenFields } from './sea-form.tsx';

const territories = 'Island territories';

const inStates = (regions: readonly RegionSummary[]) =>
  Object.entries(Object.groupBy(regions, ({ state }) => stateNames[state] ?? territories)).sort(
    ([one], [other]) => Number(one === territories) - Number(other === territories),
  );

function RegionOptions({ regions }: { regions: readonly RegionSummary[] }) {
  return inStates(regions).map(([state, some = []]) => (
    <optgroup key={state} label={state}>
      {some.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

interface ChoiceProps {
  name: 'region' | 'skill' | 'type';
  label: string;
  all: string;
  value: string | undefined;
  children: React.ReactNode;
}

function Choice({ name, label, all, value = '', children }: ChoiceProps) {
  return (
    <label
      className={`grow sm:grow-0 sm:basis-auto ${name === 'region' && value ? 'basis-full' : 'basis-[calc(50%-0.75rem)]'}`}
    >
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        className="min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3"
        onChange={(event) => event.target.form?.requestSubmit()}
      >
        <option value="" disabled={name === 'region'}>
          {all}
        </option>
        {children}
      </select>
    </label>
  );
}

const siteChoices = [
  { name: 'skill', label: 'Level', all: 'All levels', words: String },
  {
    name: 'type',
    label: 'Type of dive',
    all: 'All types',
    words: (type: string) => typeLabels[type as keyof typeof typeLabels],
  },
] as const;

interface FormProps {
  when: When;
  url: OutlookUrl;
  regions: readonly RegionSummary[];
  /** Undefined before a place is chosen. */
  choices: Outlook['choices'] | undefined;
}

/** A form that works without scripts; with scripts each choice applies at once. */
export function OutlookForm({ when, url, regions, choices }: FormProps) {
  const navigate = useNavigate();
  return (
    <form
      action={`/${when}`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = [...new FormData(event.currentTarget)].filter(
          ([name, value]) => value !== '' && name !== 'near',
        );
        const search: OutlookUrl = Object.fromEntries(chosen);
        void navigate({
          to: `/${when}`,
          search: search.region ? search : { near: url.near, ...search },
          resetScroll: false,
        });
      }}
    >
      <Choice name="region" label="Your coast" all="Choose a region" value={url.region}>
        <RegionOptions regions={regions} />
      </Choice>
      {choices &&
        siteChoices.map(({ name, label, all, words }) => (
          <Choice key={name} name={name} label={label} all={all} value={url[name]}>
            {choices[name].map(({ value, count }) => (
              <option key={value} value={value}>
                {`${words(value)} (${count})`}
              </option>
            ))}
          </Choice>
        ))}
      <HiddenFields
        url={url}
        names={[
          ...seaNames,
          'near',
          'date',
          'lee',
          ...(choices ? [] : (['skill', 'type'] as const)),
        ]}
      />
      <button type="submit" className={buttonStyles.quiet}>
        Show
      </button>
    </form>
  );
}
