import { useMemo } from 'react';
import { farWords, type Place } from '../../../domain/near.ts';
import type { Position } from '../../../domain/positions.ts';
import { useDevicePosition } from './device-position.ts';

type Placed = { latitude: string; longitude: string };

export function useOrigin(place: Place | undefined) {
  const device = useDevicePosition();
  const origin: Position | undefined = place ?? device;
  const distanceOf = useMemo(() => origin && ((site: Placed) => farWords(origin, site)), [origin]);
  return { origin, isByDevice: !place && device !== undefined, distanceOf };
}
