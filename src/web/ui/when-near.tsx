import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';

/**
 * What stands far below the first screen. The server writes it; on a first visit its code is
 * fetched, and React takes it over, when it comes near the screen. Until then links work by
 * themselves, and where the code can't be fetched they go on doing so. Make one element of it for
 * good, outside of a component: drawn anew before its code has come, it would vanish meanwhile.
 */
export function WhenNear(props: { id: string; load: () => Promise<unknown>; children: ReactNode }) {
  const { id, load, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Shut only where the server's own HTML stands in the page.
  const [gate] = useState(() =>
    createGate(typeof document === 'undefined' || !document.getElementById(id)),
  );
  useEffect(() => {
    if (gate.open || !frame.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load().then(gate.pass, () => {});
      },
      { rootMargin: '600px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [gate, load]);
  return (
    <div ref={frame} id={id}>
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
