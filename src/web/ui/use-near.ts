import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onNear` once the element is near the screen. @param margin CSS margin of the viewport */
export function useNear(
  element: RefObject<HTMLElement | null>,
  margin: string,
  onNear: () => void,
) {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
}
