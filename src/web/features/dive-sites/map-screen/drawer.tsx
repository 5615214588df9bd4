import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';

const heights = ['peek', 'half', 'full'] as const;
export type DrawerHeight = (typeof heights)[number];

const heightStyles: Record<DrawerHeight, string> = {
  peek: 'h-32',
  half: 'h-1/2',
  full: 'h-[calc(100%-1rem)]',
};

const nextLabels: Record<DrawerHeight, string> = {
  peek: 'Open the list',
  half: 'Open the list in full height',
  full: 'Close the list',
};

/** A finger that moved less has tapped. */
const tapPixels = 8;

const nearestHeight = (share: number): DrawerHeight =>
  share < 0.3 ? 'peek' : share < 0.72 ? 'half' : 'full';

declare module '@tanstack/react-router' {
  interface HistoryState {
    drawer?: DrawerHeight;
  }
}

/** In the entry of the history: Back finds the drawer as it was left. */
export function useDrawerHeight() {
  const navigate = useNavigate();
  const left = useLocation({ select: ({ state }) => state.drawer });
  const [height, setHeight] = useState<DrawerHeight>(left ?? 'peek');
  const keepHeight = useCallback(
    (next: DrawerHeight) => {
      setHeight(next);
      const state = (now: HistoryState) => ({ ...now, drawer: next });
      void navigate({ to: '.', search: true, state, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return [height, keepHeight] as const;
}

/** A column on a wide screen; on a phone a drawer with three heights. */
export function Drawer(props: {
  height: DrawerHeight;
  onHeight: (height: DrawerHeight) => void;
  children: ReactNode;
}) {
  const { height, onHeight, children } = props;
  const box = useRef<HTMLElement>(null);
  const drag = useRef<{ from: number; start: number; moved: boolean }>(undefined);
  const [dragged, setDragged] = useState<number>();
  const whole = () => box.current?.parentElement?.clientHeight ?? 1;

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, start: box.current?.clientHeight ?? 0, moved: false };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    if (Math.abs(clientY - current.from) > tapPixels) current.moved = true;
    if (current.moved) setDragged(current.start + current.from - clientY);
  };
  const onPointerUp = () => {
    if (dragged !== undefined) onHeight(nearestHeight(dragged / whole()));
    setDragged(undefined);
  };
  const onClick = ({ detail }: MouseEvent) => {
    // The click that ends a drag must not change the height. A finger's drag ends without one, and keys (detail 0) follow.
    if (detail === 0 || !drag.current?.moved) {
      onHeight(heights[(heights.indexOf(height) + 1) % heights.length] ?? 'peek');
    }
    drag.current = undefined;
  };
  return (
    <section
      ref={box}
      aria-label="Dive sites in view"
      style={dragged === undefined ? undefined : { height: Math.min(dragged, whole()) }}
      className={`absolute inset-x-0 bottom-0 z-10 flex flex-col border-t-2 border-ink bg-sand plain-legends lg:static lg:h-full! lg:border-t-0 lg:border-r-2 ${heightStyles[height]} ${dragged === undefined ? 'transition-[height] duration-200' : ''}`}
    >
      <button
        type="button"
        aria-label={nextLabels[height]}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={onClick}
        className="grid min-h-7 w-full shrink-0 touch-none place-items-center lg:hidden"
      >
        <span aria-hidden className="h-1.5 w-12 rounded-full bg-muted" />
      </button>
      {children}
    </section>
  );
}
