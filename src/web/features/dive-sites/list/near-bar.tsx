import { MapPin, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import type { Place } from '../../../../domain/geo/near.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { setDevicePosition } from '../near/device-position.ts';
import { chipStyles } from '../parts/filter-chips.tsx';
import { NearPanel } from './lazy-filters.ts';

interface BarProps {
  query: SiteQuery;
  place: Place | undefined;
  isByDevice: boolean;
  onChange: (change: SiteQuery) => void;
}

export function NearBar({ query, place, isByDevice, onChange }: BarProps) {
  const isUnknown = query.near !== undefined && !place;
  const [isOpen, setOpen] = useState(isUnknown);
  const name = isByDevice ? 'you' : place?.name;
  const reach = !isByDevice && query.within ? `Within ${query.within} km of` : 'Near';
  const forget = () => {
    setDevicePosition(undefined);
    const sort = query.sort === 'depth' ? query.sort : undefined;
    onChange({ near: undefined, within: undefined, sort });
  };
  return (
    <div className={`mt-4 ${isOpen ? 'w-full' : ''}`}>
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
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={buttonStyles.quiet}
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
            query={query}
            place={isByDevice ? undefined : place}
            onChange={onChange}
            onChosen={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
