import { type ComponentType, useRef, useState } from 'react';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { useNear } from '../../ui/use-near.ts';
import type { ConditionsPanelProps } from './conditions-panel.tsx';

/** Maximum heights of the panel, with a day of tides, so that nothing below moves when it loads. */
const space = {
  none: 'min-h-[61.5rem] sm:min-h-[84rem]',
  tide: 'min-h-[74rem] sm:min-h-[94rem]',
  windows: 'min-h-[98rem] sm:min-h-[114rem]',
  slack: 'min-h-[117rem] sm:min-h-[127rem]',
} as const;

type SiteTide = Pick<DiveSite, 'slack' | 'tideRule'>;

function expectedTides({ slack, tideRule }: SiteTide): keyof typeof space {
  if (slack) return 'slack';
  return tideRule === null || tideRule === 'any' ? 'tide' : 'windows';
}

/** The frame of the conditions, the same for everybody; the current panel loads near the screen. */
export function CanIDiveIt(props: ConditionsPanelProps & { tide: SiteTide }) {
  const { tide, ...panel } = props;
  const { id, shelter } = panel;
  const frame = useRef<HTMLElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ConditionsPanelProps>>();
  const [failed, setFailed] = useState(false);
  useNear(frame, '200px', () => {
    import('./conditions-panel.tsx').then(
      ({ ConditionsPanel }) => setPanel(() => ConditionsPanel),
      () => setFailed(true),
    );
  });
  return (
    <section
      ref={frame}
      aria-labelledby="can-i-dive-it"
      className={`no-print border-y-2 border-ink py-6 ${space[shelter.tideStation === null ? 'none' : expectedTides(tide)]}`}
    >
      <h2 id="can-i-dive-it" className="mb-4 text-step-2">
        Can I dive it?
      </h2>
      {Panel && <Panel key={id} {...panel} />}
      {failed && <p>Tides and light could not be loaded. Try again with a better connection.</p>}
      <noscript>
        <p>Tides, light and the verdict need JavaScript.</p>
      </noscript>
    </section>
  );
}
