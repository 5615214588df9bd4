import { useSyncExternalStore } from 'react';
import type { Position } from '../../../domain/positions.ts';

/** Stays in this variable until the visitor leaves the site: no address, request or storage gets it. */
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
