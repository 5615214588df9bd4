import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { useNear } from './use-near.ts';

/**
 * Hydrates its children once they are near the screen. Create the `WhenNear` element outside of a
 * component, because a new element would replace the server's HTML with the empty fallback.
 */
export function WhenNear(props: {
  id: string;
  load: () => Promise<unknown>;
  className?: string;
  children: ReactNode;
}) {
  const { id, load, className, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  // The gate is closed only if the page has the server's HTML.
  const [gate] = useState(() =>
    createGate(typeof document === 'undefined' || !document.getElementById(id)),
  );
  useNear(frame, '600px', () => {
    if (!gate.isOpen) load().then(gate.open, () => {});
  });
  return (
    <div ref={frame} id={id} className={className} data-waits="">
      <Suspense>
        <SuspendUntilOpen gate={gate} frame={frame}>
          {children}
        </SuspendUntilOpen>
      </Suspense>
    </div>
  );
}

function createGate(isOpen: boolean) {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, opened, open: () => open() };
}

function SuspendUntilOpen(props: {
  gate: ReturnType<typeof createGate>;
  frame: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const { gate, frame, children } = props;
  if (!gate.isOpen) use(gate.opened);
  useEffect(() => {
    frame.current?.removeAttribute('data-waits');
    dispatchEvent(new Event('part-hydrated'));
  }, [frame]);
  return children;
}
