import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { RegionSummary } from '../../../contract/regions.ts';
import { stateNames } from '../../../domain/dive-site-terms.ts';
import { type OutlookUrl, readOutlookUrl, seaNames } from '../../../domain/outlook-url.ts';
import { usualSeas, usualSeaWords } from '../../../domain/verdict/usual-seas.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { SeaDials } from '../sea-dials.tsx';
import { initialSea, readSea, rememberSea, type SetSea } from '../sea-state.ts';
import type { When } from './load.ts';

interface FormProps {
  when: When;
  url: OutlookUrl;
  regions: readonly RegionSummary[];
}

const action = (when: When) => `/${when}`;

/** What another form sends along unchanged. */
function Hidden({ url, names }: { url: OutlookUrl; names: readonly (keyof OutlookUrl)[] }) {
  return names.map((name) =>
    url[name] === undefined ? null : (
      <input key={name} type="hidden" name={name} value={url[name]} />
    ),
  );
}

const territories = 'Island territories';

const inStates = (regions: readonly RegionSummary[]) =>
  Object.entries(Object.groupBy(regions, ({ state }) => stateNames[state] ?? territories)).sort(
    ([one], [other]) => Number(one === territories) - Number(other === territories),
  );

/** The choice of a coast. It works without scripts; with them a choice shows at once. */
export function RegionForm({ when, url, regions }: FormProps) {
  const navigate = useNavigate();
  return (
    <form
      action={action(when)}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const region = String(new FormData(event.currentTarget).get('region') ?? '');
        void navigate({
          to: action(when),
          search: readOutlookUrl({ ...url, near: undefined, region }),
          resetScroll: false,
        });
      }}
    >
      <label className="block grow sm:grow-0">
        <span className="font-semibold">Your coast</span>
        <select
          key={url.region}
          name="region"
          defaultValue={url.region ?? ''}
          className="mt-1.5 block min-h-12 w-full rounded-sm border-2 border-ink bg-paper px-3 sm:w-80"
          onChange={(event) => event.target.form?.requestSubmit()}
        >
          <option value="" disabled>
            Choose a region
          </option>
          {inStates(regions).map(([state, some = []]) => (
            <optgroup key={state} label={state}>
              {some.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Hidden url={url} names={[...seaNames, 'date']} />
      <button type="submit" className={`${buttonStyles.quiet} min-h-12`}>
        Show
      </button>
    </form>
  );
}

const whole = (url: OutlookUrl): SetSea => ({ ...initialSea, ...readSeaOf(url) });

/** Only what the address states. */
function readSeaOf(url: OutlookUrl): Partial<SetSea> {
  return Object.fromEntries(
    seaNames.flatMap((name) => (url[name] === undefined ? [] : [[name, url[name]]])),
  );
}

/** The dials of wind and swell, and the usual days of a coast. */
export function SeaForm({
  when,
  url,
  state,
}: Omit<FormProps, 'regions'> & { state?: string | undefined }) {
  const navigate = useNavigate();
  const [sea, setSea] = useState(() => whole(url));
  const stated = JSON.stringify(readSeaOf(url));
  useEffect(() => {
    const isStated = stated !== '{}';
    const remembered = isStated ? undefined : readSea()?.sea;
    setSea({ ...initialSea, ...remembered, ...(JSON.parse(stated) as Partial<SetSea>) });
  }, [stated]);
  const show = (next: SetSea) => {
    rememberSea(next);
    void navigate({ to: action(when), search: { ...url, ...next }, resetScroll: false });
  };
  return (
    <form
      action={action(when)}
      aria-label="Wind and swell"
      onSubmit={(event) => {
        event.preventDefault();
        show(sea);
      }}
    >
      <p className="mb-2 text-sm text-muted">Examples to begin from, made up for this coast:</p>
      <ul className="mb-5 flex flex-wrap gap-2">
        {usualSeas(state).map((usual) => (
          <li key={usualSeaWords(usual)}>
            <Link
              to={action(when)}
              search={{ ...url, ...usual }}
              resetScroll={false}
              preload={false}
              onClick={() => rememberSea({ ...usual, rainDays: sea.rainDays })}
              className="inline-flex min-h-11 items-center rounded-sm border-2 border-line px-3 text-sm hover:border-ink"
            >
              {usualSeaWords(usual)}
            </Link>
          </li>
        ))}
      </ul>
      <SeaDials sea={sea} onChange={setSea} />
      <Hidden url={url} names={['region', 'near', 'date']} />
      <button type="submit" className={`${buttonStyles.action} mt-4 w-full sm:w-auto`}>
        Sort by this wind and swell
      </button>
    </form>
  );
}
