import { startTransition, useEffect, useState } from 'react';

/** While it waits, a new value comes after the frame is drawn that shows what else has changed with it. */
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
