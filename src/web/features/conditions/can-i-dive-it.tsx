import { type ComponentType, useRef, useState } from 'react';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { useNear } from '../../ui/use-near.ts';
import type { ConditionsPanelProps } from './conditions-panel.tsx';

/** Maximum heights of the panel after dark, so that nothing below moves when it loads; texts take more lines below 390 px. */
const space = {
  none: 'min-h-[calc(66.5*var(--line))] sm:min-h-[89rem]',
  tide: 'min-h-[calc(74*var(--line))] sm:min-h-[94rem]',
  stream: 'min-h-[calc(77.25*var(--line))] sm:min-h-[100rem]',
  windows: 'min-h-[calc(91*var(--line))] sm:min-h-[107rem]',
  slack: 'min-h-[calc(114*var(--line))] sm:min-h-[122rem]',
} as const;

type SiteTide = Pick<DiveSite, 'hazardList' | 'slack' | 'tideRule'>;

function expectedTides({ hazardList, slack, tideRule }: SiteTide): keyof typeof space {
  if (slack) return 'slack';
  if (tideRule !== null && tideRule !== 'any') return 'windows';
  return hazardList?.some(({ kind }) => kind === 'strong-current') ? 'stream' : 'tide';
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
      className={`no-print [--line:max(1rem,32.6px_-_4vw)] border-y-2 border-ink py-6 ${space[shelter.tideStation === null ? 'none' : expectedTides(tide)]}`}
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
