import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readCoordinate, splitPosition } from '../../../../domain/geo/coordinates.ts';
import { degreesMinutes } from '../../../../domain/geo/position-text.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import { TextField } from '../../ui/fields.tsx';
import type { ControlsProps } from './field-control.tsx';
import type { SiteValues } from './site-fields.ts';

const PositionMap = lazy(() => import('./position-map.tsx'));

const root = getRouteApi('__root__');

/** Decimal places of a picked coordinate; 6 are about 10 cm. */
const places = 6;

function readPosition({ latitude = '', longitude = '' }: SiteValues): Position | undefined {
  const south = readCoordinate(latitude, 'latitude').degrees;
  const east = readCoordinate(longitude, 'longitude').degrees;
  return south === undefined || east === undefined
    ? undefined
    : { latitude: south, longitude: east };
}

export function PositionField({ values, errors, onChange }: ControlsProps) {
  const settings = root.useLoaderData();
  const position = readPosition(values);

  const waiting = <p className="grid h-72 place-items-center bg-haze text-abyss">Map loading…</p>;
  const field = (axis: 'latitude' | 'longitude', label: string, hint: string) => (
    <TextField
      label={label}
      value={values[axis] ?? ''}
      error={errors[axis]}
      hint={hint}
      onChange={(text) => onChange(splitPosition(text) ?? { [axis]: text })}
    />
  );

  return (
    <div className="grid gap-5 md:col-span-2 md:grid-cols-2">
      {field('latitude', 'Latitude', 'E.g. -33.9153, 33° 54.918′ S or 33°54′55″S')}
      {field('longitude', 'Longitude', 'E.g. 151.2630 or 151° 15.780′ E')}
      <div className="md:col-span-2">
        <p role="status" className="mb-2 text-sm text-muted">
          {position
            ? `Position: ${degreesMinutes(position)}. Drag the marker or click the map to move it.`
            : 'Click the map where the site is, or type its coordinates.'}
        </p>
        {settings ? (
          <Suspense fallback={waiting}>
            <PositionMap
              position={position}
              tileUrl={settings.tileUrl}
              onPick={({ latitude, longitude }) =>
                onChange({
                  latitude: latitude.toFixed(places),
                  longitude: longitude.toFixed(places),
                })
              }
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </div>
  );
}
