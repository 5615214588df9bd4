import { type ComponentType, type CSSProperties, useRef, useState } from 'react';
import { useNear } from '../../ui/use-near.ts';
import type { ConditionsPanelProps } from './conditions-panel.tsx';
import { expectedRem, type PanelSite } from './expected-height.ts';

/** The frame of the conditions, the same for everybody; the current panel loads near the screen. */
export function CanIDiveIt(props: ConditionsPanelProps & { site: PanelSite }) {
  const { site, ...panel } = props;
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
      className="no-print min-h-(--narrow) border-y-2 border-ink py-6 sm:min-h-(--wide)"
      style={
        {
          '--narrow': `${expectedRem(site, shelter, 'narrow')}rem`,
          '--wide': `${expectedRem(site, shelter, 'wide')}rem`,
        } as CSSProperties
      }
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
