import { useEffect, useRef } from 'react';
import { barBottom } from '../../../domain/dive-sites/depth-bar.ts';
import { gaugeDepth, gaugeShare } from '../../../domain/dive-sites/depth-gauge.ts';

/** The number of screens beyond the first that a text must exceed for the gauge to appear. */
const long = 0.5;

/** A decorative gauge; hidden on small screens, with reduced motion and from screen readers. */
export function DepthGauge({ bottom = barBottom }: { bottom?: number | undefined }) {
  const gauge = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const text = gauge.current?.parentElement;
    let frame = 0;
    function read() {
      frame = 0;
      if (!text || !gauge.current || !needle.current || !reading.current) return;
      const place = text.getBoundingClientRect();
      const isVisible =
        place.height > innerHeight * (1 + long) && place.top < 0 && place.bottom > innerHeight / 2;
      gauge.current.style.opacity = isVisible ? '1' : '0';
      needle.current.style.top = `${gaugeShare(place, innerHeight) * 100}%`;
      reading.current.textContent = `${gaugeDepth(place, innerHeight, bottom)} m`;
    }
    const ask = () => {
      frame ||= requestAnimationFrame(read);
    };
    ask();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [bottom]);

  return (
    <div
      ref={gauge}
      aria-hidden
      className="no-print pointer-events-none fixed top-1/4 right-6 z-20 hidden h-1/2 w-2 rounded-sm bg-linear-to-b from-haze via-shoal to-abyss opacity-0 outline-2 outline-paper transition-opacity duration-200 motion-safe:min-[87.5rem]:block"
    >
      <div
        ref={needle}
        className="absolute right-full mr-[-0.75rem] flex -translate-y-1/2 items-center"
      >
        <span
          ref={reading}
          className="rounded-sm bg-ink px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-paper tabular-nums"
        />
        <span className="h-1 w-5 bg-coral" />
      </div>
    </div>
  );
}
