import { startTransition, useEffect, useState } from 'react';

/** Defers a new value past the next paint while `waits` is true. */
export function useAfterPaint<Value extends object>(value: Value, waits: boolean): Value {
  const [drawn, setDrawn] = useState(value);
  if (!waits && drawn !== value) setDrawn(value);
  useEffect(() => {
    if (!waits) return;
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setDrawn(value)));
    });
    return () => cancelAnimationFrame(frame);
  }, [value, waits]);
  return drawn;
}
