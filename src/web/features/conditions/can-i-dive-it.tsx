import { type CSSProperties, useRef, useState } from 'react';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useNear } from '../../ui/use-near.ts';
import type { ConditionsPanelProps } from './conditions-panel.tsx';

/**
 * Heights in rem reserved for the panel as [phone, wider screen], by the tide lines that it shows.
 * They fit the panel after dark, when its text is longest, so that nothing below moves as it loads.
 * On screens narrower than 415 px the unit is more than 1 rem, since texts take more lines.
 */
const reservedHeights = {
  none: [66.5, 89],
  tide: [74, 94],
  stream: [77.25, 100],
  windows: [91, 107],
  slack: [114, 122],
} as const;

function heightKey({ hazardList, slack, tideRule }: DiveSite): keyof typeof reservedHeights {
  if (slack) return 'slack';
  if (tideRule !== null && tideRule !== 'any') return 'windows';
  return hazardList?.some(({ kind }) => kind === 'strong-current') ? 'stream' : 'tide';
}

const loadPanel = () => import('./conditions-panel.tsx');

/** The static section of the conditions; its panel loads within 200 px of the viewport. */
export function CanIDiveIt(props: ConditionsPanelProps) {
  const { site, shelter } = props;
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useNear(frame, '200px', () => setNear(true));
  const { value, failed } = useAnswer(isNear ? 'panel' : undefined, loadPanel);
  const [phone, wide] = reservedHeights[shelter.tideStation === null ? 'none' : heightKey(site)];
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
