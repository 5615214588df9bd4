import { type CSSProperties, useRef, useState } from 'react';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useNear } from '../../ui/use-near.ts';
import type { ConditionsPanelProps } from './conditions-panel.tsx';

/**
 * Maximum heights of the panel after dark, on a phone and wider, so that nothing below moves when it loads.
 * Texts take more lines below 390 px.
 */
const space = {
  none: [66.5, 89],
  tide: [74, 94],
  stream: [77.25, 100],
  windows: [91, 107],
  slack: [114, 122],
} as const;

function expectedTides({ hazardList, slack, tideRule }: DiveSite): keyof typeof space {
  if (slack) return 'slack';
  if (tideRule !== null && tideRule !== 'any') return 'windows';
  return hazardList?.some(({ kind }) => kind === 'strong-current') ? 'stream' : 'tide';
}

const loadPanel = () => import('./conditions-panel.tsx');

/** The frame of the conditions, the same for everybody; the current panel loads near the screen. */
export function CanIDiveIt(props: ConditionsPanelProps) {
  const { site, shelter } = props;
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(frame, '200px', () => setNear(true));
  const { value, failed } = useAnswer(isNear ? 'panel' : undefined, loadPanel);
  const [phone, wide] = space[shelter.tideStation === null ? 'none' : expectedTides(site)];
  return (
    <section
      ref={frame}
      aria-labelledby="can-i-dive-it"
      style={{ '--phone': phone, '--wide': `${wide}rem` } as CSSProperties}
      className="no-print min-h-[calc(var(--phone)*max(1rem,32.6px_-_4vw))] border-y-2 border-ink py-6 sm:min-h-(--wide)"
    >
      <h2 id="can-i-dive-it" className="mb-4 text-step-2">
        Can I dive it?
      </h2>
      {value && <value.ConditionsPanel key={site.id} {...props} />}
      {failed && <p>Tides and light could not be loaded. Try again with a better connection.</p>}
      <noscript>
        <p>Tides, light and the verdict need JavaScript.</p>
      </noscript>
    </section>
  );
}
