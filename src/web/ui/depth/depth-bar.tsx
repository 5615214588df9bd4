import {
  across,
  barTicks,
  depthBarMarks,
  tickLabel,
} from '../../../domain/dive-sites/depth-bar.ts';

/** Depths on a scale of 0 to 40 m; renders nothing without a number. */
export function DepthBar(props: { depthRange: string; scale?: boolean }) {
  const marks = depthBarMarks(props.depthRange);
  if (!marks) return null;
  const { shallowest, deepest, left, right, beyond } = marks;
  return (
    <div>
      <span className="sr-only">{`Depth ${shallowest} to ${deepest} metres`}</span>
      <div
        aria-hidden
        className="relative h-3 overflow-hidden rounded-sm bg-linear-to-r from-haze via-shoal to-abyss [print-color-adjust:exact]"
      >
        <div className="absolute inset-y-0 left-0 bg-paper/80" style={{ width: `${left}%` }} />
        <div
          className="absolute inset-y-0 right-0 bg-paper/80"
          style={{ width: `${100 - right}%` }}
        />
        <div
          className="absolute inset-y-0 border-x-3 border-coral"
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
      </div>
      {props.scale && (
        <div aria-hidden className="sounding relative mt-1 h-6 text-sm text-muted">
          {barTicks.map((metres) => (
            <span
              key={metres}
              className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
              style={{ left: `${across(metres)}%` }}
            >
              {tickLabel(metres, beyond)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
