import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { type Place, reaches } from '../../../../domain/geo/near.ts';
import { searchPlaces } from '../../../app/places.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { PlacePicker } from '../../../ui/map/place-picker.tsx';
import { askDevice } from '../near/ask-device.ts';
import { setDevicePosition } from '../near/device-position.ts';
import { fieldStyles } from '../parts/filter-field.tsx';

interface PanelProps {
  query: SiteQuery;
  place: Place | undefined;
  /** Whether to request the device position at once, after a "Near me" link. */
  asksDevice?: boolean;
  onChange: (change: SiteQuery) => void;
  onChosen: () => void;
}

export function NearPanel({ query, place, asksDevice, onChange, onChosen }: PanelProps) {
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const reachId = useId();
  const takeDevice = async () => {
    setProblem('');
    setAsking(true);
    try {
      setDevicePosition(await askDevice());
      onChange({ near: undefined, within: undefined, sort: 'nearest' });
      onChosen();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setAsking(false);
    }
  };
  const ask = useEffectEvent(takeDevice);
  useEffect(() => {
    if (asksDevice) void ask();
  }, [asksDevice]);
  return (
    <section aria-label="Near a place" className="mt-3 grid gap-4 bg-sand p-5">
      {query.near && !place && (
        <p role="alert" className="border-l-6 border-advanced pl-4">
          {`We know no place called “${query.near}”. Type another.`}
        </p>
      )}
      <PlacePicker
        label="Near which place?"
        action={paths.diveSites}
        search={searchPlaces}
        onChoose={(chosen) => {
          setDevicePosition(undefined);
          onChange({ near: chosen.slug, sort: undefined });
          onChosen();
        }}
      >
        <button
          type="button"
          disabled={isAsking}
          onClick={() => void takeDevice()}
          className={buttonStyles.quiet}
        >
          <LocateFixed aria-hidden className="size-5" />
          {isAsking ? 'Asking your device…' : 'Near me'}
        </button>
      </PlacePicker>
      <div>
        <p role="alert" className="font-semibold">
          {problem}
        </p>
        <p className="max-w-[60ch] text-sm text-muted">
          “Near me” asks your device. Where you are stays in this page: it is not sent, not stored
          and not in the address.
        </p>
      </div>
      {place && (
        <div className="sm:w-64">
          <label htmlFor={reachId} className="mb-1 block text-sm font-semibold">
            How far
          </label>
          <select
            id={reachId}
            name="within"
            value={query.within ?? ''}
            onChange={({ target }) =>
              onChange({ within: reaches.find((km) => String(km) === target.value) })
            }
            className={fieldStyles}
          >
            <option value="">Any distance</option>
            {reaches.map((km) => (
              <option key={km} value={km}>{`Within ${km} km`}</option>
            ))}
          </select>
        </div>
      )}
    </section>
  );
}
