import { useMemo, useSyncExternalStore } from 'react';
import { distanceText, kmTo, type Place } from '../../../../domain/geo/near.ts';
import type { Position } from '../../../../domain/geo/positions.ts';

type Placed = { latitude: string; longitude: string };

export function useOrigin(place: Place | undefined) {
  const device = useDevicePosition();
  const origin: Position | undefined = place ?? device;
  const formatDistance = useMemo(
    () => origin && ((site: Placed) => distanceText(origin, site)),
    [origin],
  );
  return { origin, isByDevice: !place && device !== undefined, formatDistance };
}

/** The device's position; only in memory, never part of an address, a request or storage. */
let position: Position | undefined;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setDevicePosition(next: Position | undefined) {
  position = next;
  for (const listener of listeners) listener();
}

export const useDevicePosition = (): Position | undefined =>
  useSyncExternalStore(
    subscribe,
    () => position,
    () => undefined,
  );

/** Sorts sites by distance in the browser, so that the server never gets the position. */
export function useNearest<Site extends Placed>(
  sites: readonly Site[] | undefined,
  origin: Position | undefined,
): readonly Site[] | undefined {
  return useMemo(
    () =>
      sites && origin
        ? sites
            .map((site) => ({ site, km: kmTo(origin, site) }))
            .sort((one, other) => one.km - other.km)
            .map(({ site }) => site)
        : sites,
    [sites, origin],
  );
}
