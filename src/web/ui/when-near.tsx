import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useNear } from './use-near.ts';

/** Hydrates near the screen. Create the element outside of a component: a new one would vanish. */
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
    if (!gate.open) load().then(gate.pass, () => {});
  });
  return (
    <div ref={frame} id={id} className={className}>
      <Suspense>
        <Behind gate={gate}>{children}</Behind>
      </Suspense>
    </div>
  );
}

function createGate(open: boolean) {
  let pass: () => void = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { open, passed, pass: () => pass() };
}

function Behind(props: { gate: ReturnType<typeof createGate>; children: ReactNode }) {
  const { gate, children } = props;
  if (!gate.open) use(gate.passed);
  return children;
}
