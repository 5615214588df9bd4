import type L from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Position } from '../../../../domain/geo/positions.ts';

/** Pixels between a marker's position and the popup above it. */
const abovePin = 34;

/** @param selected a new object opens the popup again */
export function usePopup(
  map: L.Map | undefined,
  selected: object | undefined,
  position: Position | undefined,
  onClose: () => void,
) {
  const [box] = useState(() => document.createElement('div'));
  const close = useEffectEvent(onClose);
  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    if (!map || !selected || latitude === undefined || longitude === undefined) return;
    const opener = document.activeElement;
    let popup: L.Popup | undefined;
    const onRemove = () => close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      popup?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    let isCancelled = false;
    import('../../../ui/map/leaflet-popup.ts').then(
      (layers) => {
        if (isCancelled) return;
        popup = layers
          .popup({ offset: [0, -abovePin], minWidth: 230, maxWidth: 260 })
          .setLatLng([latitude, longitude])
          .setContent(box)
          .openOn(map)
          .on('remove', onRemove);
        box.querySelector('a')?.focus({ preventScroll: true });
      },
      () => isCancelled || onRemove(),
    );
    box.addEventListener('keydown', onKey);
    return () => {
      isCancelled = true;
      box.removeEventListener('keydown', onKey);
      popup?.off('remove', onRemove);
      popup?.remove();
    };
  }, [map, box, selected, latitude, longitude]);
  return box;
}
