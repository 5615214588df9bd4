import { depthsOf } from '../../rules/depth-band.ts';

/** Metres at the bar's right end; what lies deeper ends there with an arrow. */
const bottom = 40;
const across = (metres: number) => (Math.min(metres, bottom) / bottom) * 100;

/** A depth range on the scale that the whole site shares: 0 to 40 m, light to dark. Nothing without a number. */
export function DepthBar(props: { depthRange: string; scale?: boolean }) {
  const depths = depthsOf(props.depthRange);
  if (depths.length === 0) return null;
  const deepest = Math.max(...depths);
  const shallowest = depths.length > 1 ? Math.min(...depths) : 0;
  const left = Math.min(across(shallowest), 97);
  const right = Math.max(across(deepest), left + 3);
  return (
    <div>
      <span className="sr-only">{`Depth ${shallowest} to ${deepest} metres`}</span>
      <div
        aria-hidden
        className="relative h-3 overflow-hidden rounded-sm bg-linear-to-r from-haze via-shoal to-abyss"
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
        <div aria-hidden className="mt-1 flex justify-between text-sm text-muted tabular-nums">
          {[0, 10, 20, 30].map((metres) => (
            <span key={metres}>{metres}</span>
          ))}
          <span>{deepest > bottom ? `${bottom} m →` : `${bottom} m`}</span>
        </div>
      )}
    </div>
  );
}
