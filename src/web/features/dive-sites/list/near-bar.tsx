import { useLocation } from '@tanstack/react-router';
import { MapPin, X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import type { Place } from '../../../../domain/geo/near.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { setDevicePosition } from '../near/device-position.ts';
import { chipStyles } from '../parts/filter-chips.tsx';
import { NearPanel } from './lazy-filters.ts';
import { ReachButtons } from './reach-buttons.tsx';

/** Returns a new value each time a link to "#near-me" is followed. */
const useNearMe = () =>
  useLocation({
    select: ({ hash, state }) => (hash === 'near-me' ? (state.key ?? hash) : undefined),
  });

interface BarProps {
  query: SiteQuery;
  place: Place | undefined;
  isByDevice: boolean;
  onChange: (change: SiteQuery) => void;
}

export function NearBar({ query, place, isByDevice, onChange }: BarProps) {
  const isUnknown = query.near !== undefined && !place;
  const [isOpen, setOpen] = useState(isUnknown);
  const asked = useNearMe();
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked]);
  const name = isByDevice ? 'you' : place?.name;
  const reach = !isByDevice && query.within ? `Within ${query.within} km of` : 'Near';
  const forget = () => {
    setDevicePosition(undefined);
    const sort = query.sort === 'depth' || query.sort === 'match' ? query.sort : undefined;
    onChange({ near: undefined, within: undefined, sort });
  };
  return (
    <div className={`mt-1 max-md:order-1 md:mt-4 ${isOpen ? 'w-full' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {name && (
          <button
            type="button"
            aria-label={`Remove the place: ${reach} ${name}`}
            onClick={forget}
            className={chipStyles}
          >
            {`${reach} ${name}`}
            <X aria-hidden className="size-4" />
          </button>
        )}
        {place && !isByDevice && (
          <ReachButtons
            place={place.name}
            within={query.within}
            onReach={(within) => onChange({ within })}
          />
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={buttonStyles.compact}
        >
          <MapPin aria-hidden className="size-5" />
          {name ? 'Change' : 'Near a place'}
        </button>
        {name && (
          <p className="text-sm text-muted">{`Distances from ${name} are as the crow flies.`}</p>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<p className="py-3">One moment…</p>}>
          <NearPanel
            key={asked}
            query={query}
            asksDevice={asked !== undefined && !isByDevice}
            place={isByDevice ? undefined : place}
            onChange={onChange}
            onChosen={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
