import type L from 'leaflet';
import { useEffect, useState } from 'react';

const hintMs = 1400;

/** @returns whether to show the hint that the map needs two fingers, after a touch with one */
export function useTouch(map: L.Map | undefined, ownsScreen: boolean): boolean {
  const [isHinted, setHinted] = useState(false);
  useEffect(() => {
    if (!map || ownsScreen) return;
    const box = map.getContainer();
    let timer: number | undefined;
    box.classList.add('page-scrolls');
    // Leaflet drags with any pointer; this handler disables dragging with a finger.
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    };
    const onTouch = ({ touches }: TouchEvent) => {
      clearTimeout(timer);
      setHinted(touches.length === 1);
      timer = window.setTimeout(() => setHinted(false), hintMs);
    };
    box.addEventListener('pointerdown', onPointer, { capture: true });
    box.addEventListener('touchmove', onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      box.classList.remove('page-scrolls');
      box.removeEventListener('pointerdown', onPointer, { capture: true });
      box.removeEventListener('touchmove', onTouch);
    };
  }, [map, ownsScreen]);
  return isHinted;
}
