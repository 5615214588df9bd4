import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { readSeaUrl } from '../../../../domain/conditions/sea-url.ts';
import type { Sea } from '../../../../domain/conditions/verdict/factor.ts';
import { usualSeas, usualSeaText } from '../../../../domain/conditions/verdict/usual-seas.ts';
import { Link } from '../../../app/link.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { SeaDials } from '../sea-dials.tsx';
import { readSea, rememberSea } from '../sea-state.ts';
import type { When } from './load.ts';

/** Hidden fields that submit the rest of the address, also without scripts. */
export function HiddenFields({ url, names }: { url: OutlookUrl; names: (keyof OutlookUrl)[] }) {
  return names.map((name) =>
    url[name] === undefined ? null : (
      <input key={name} type="hidden" name={name} value={url[name]} />
    ),
  );
}

export function SeaForm(props: { when: When; url: OutlookUrl; state: string | undefined }) {
  const { when, url, state } = props;
  const navigate = useNavigate();
  const [sea, setSea] = useState(() => readSeaUrl({ ...url }));
  const stated = JSON.stringify(readSeaUrl({ ...url }));
  useEffect(() => {
    const isStated = stated !== '{}';
    const remembered = isStated ? undefined : readSea()?.sea;
    setSea({ ...remembered, ...(JSON.parse(stated) as Sea) });
  }, [stated]);
  const show = (next: Sea) => {
    rememberSea(next);
    void navigate({ to: `/${when}`, search: { ...url, ...next }, resetScroll: false });
  };
  return (
    <form
      action={`/${when}`}
      aria-label="Wind and swell"
      onSubmit={(event) => {
        event.preventDefault();
        show(sea);
      }}
    >
      <p className="mb-2 text-sm text-muted">Examples to begin from, made up for this coast:</p>
      <ul className="mb-5 flex flex-wrap gap-2">
        {usualSeas(state).map((usual) => (
          <li key={usualSeaText(usual)}>
            <Link
              to={`/${when}`}
              search={{ ...url, ...usual, rainDays: sea.rainDays }}
              resetScroll={false}
              preload={false}
              onClick={() => rememberSea({ ...usual, rainDays: sea.rainDays })}
              className="inline-flex min-h-11 items-center rounded-sm border-2 border-line px-3 text-sm hover:border-ink"
            >
              {usualSeaText(usual)}
            </Link>
          </li>
        ))}
      </ul>
      <SeaDials sea={sea} onChange={setSea} />
      <HiddenFields url={url} names={['region', 'near', 'date', 'skill', 'type', 'lee']} />
      <button type="submit" className={`${buttonStyles.action} mt-4 w-full sm:w-auto`}>
        Sort by this wind and swell
      </button>
    </form>
  );
}
