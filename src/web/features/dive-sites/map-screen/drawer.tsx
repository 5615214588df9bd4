import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

const heights = ['peek', 'half', 'full'] as const;
export type DrawerHeight = (typeof heights)[number];

const heightStyles: Record<DrawerHeight, string> = {
  peek: 'h-32',
  half: 'h-1/2',
  full: 'h-9/10',
};

const nextLabels: Record<DrawerHeight, string> = {
  peek: 'Open the list',
  half: 'Open the list in full height',
  full: 'Close the list',
};

/** Movement in pixels below which a touch is a tap. */
const tapPixels = 8;

/** The speed in pixels per millisecond above which a swipe opens or closes the drawer. */
const swipeSpeed = 0.5;

const nearestHeight = (share: number): DrawerHeight =>
  share < 0.3 ? 'peek' : share < 0.72 ? 'half' : 'full';

/** The list of sites: a column on a wide screen, a drawer with three heights on a phone. */
export function Drawer(props: {
  height: DrawerHeight;
  onHeight: (height: DrawerHeight) => void;
  /** Content below the handle; dragging it moves the drawer too. */
  head: ReactNode;
  children: ReactNode;
}) {
  const { height, onHeight, head, children } = props;
  const box = useRef<HTMLElement>(null);
  const drag = useRef<{ from: number; start: number; at: number; y: number; moved: boolean }>(
    undefined,
  );
  const [dragged, setDragged] = useState<number>();
  const whole = () => box.current?.parentElement?.clientHeight ?? 1;

  const onPointerDown = ({ clientY, timeStamp }: PointerEvent) => {
    const start = box.current?.clientHeight ?? 0;
    drag.current = { from: clientY, start, at: timeStamp, y: clientY, moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    if (!current || event.buttons === 0) return;
    current.y = event.clientY;
    if (!current.moved && Math.abs(event.clientY - current.from) > tapPixels) {
      current.moved = true;
      // Capturing the pointer earlier would prevent clicks on the buttons in the head.
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (current.moved) setDragged(current.start + current.from - event.clientY);
  };
  const onPointerUp = ({ timeStamp }: PointerEvent) => {
    const { current } = drag;
    setDragged(undefined);
    if (!current?.moved) {
      drag.current = undefined;
      return;
    }
    // The ref has the latest position; the state may lag behind a fast finger.
    const down = current.y - current.from;
    const speed = down / Math.max(1, timeStamp - current.at);
    const thrown = speed > 0 ? 'peek' : 'full';
    const left = nearestHeight((current.start - down) / whole());
    onHeight(Math.abs(speed) > swipeSpeed ? thrown : left);
  };
  const onClick = ({ detail }: MouseEvent) => {
    // The click at the end of a mouse drag is ignored. A touch drag ends without a click.
    // A click by keyboard has detail 0.
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
      <div
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        className="shrink-0 touch-none lg:touch-auto"
      >
        <button
          type="button"
          aria-label={nextLabels[height]}
          onClick={onClick}
          className="grid min-h-7 w-full place-items-center lg:hidden"
        >
          <span aria-hidden className="h-1.5 w-12 rounded-full bg-muted" />
        </button>
        {head}
      </div>
      {children}
    </section>
  );
}
