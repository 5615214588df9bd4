import type { SiteLight, SiteTides } from '../../../contract/conditions/conditions.ts';
import { alongDay, curveFrame, curvePath } from '../../../domain/conditions/tides/day-curve.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';

const width = 660;
const height = 130;
const hours = [0, 6, 12, 18, 24];

export function TideCurve({ tides, light }: { tides: SiteTides; light: SiteLight }) {
  const { curve, extremes, windows } = tides;
  const day = light.days[0];
  if (curve.length < 2 || !day) return null;
  const frame = curveFrame(curve);
  const x = (time: string | number) => Math.round(alongDay(frame, time) * width);
  const line = curvePath(curve, width, height);
  const today = extremes.filter(({ time }) => time.startsWith(day.day));
  const words = today.map(
    ({ time, height: metres, kind }) => `${kind} ${clockTime(time)} ${metres.toFixed(1)} m`,
  );
  const [rise, set] = [x(day.sunrise), x(day.sunset)];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`The tide today: ${words.join(', ')}`}
        className="h-20 w-full sm:h-32"
      >
        <rect width={width} height={height} className="fill-line" />
        <rect x={rise} width={set - rise} height={height} className="fill-sand" />
        <path d={`${line}L${width} ${height}L0 ${height}Z`} className="fill-shallow" />
        <path
          d={line}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-reef"
          strokeWidth={3}
        />
        {windows.map(({ from, to }) => (
          <rect
            key={from}
            x={x(from)}
            y={height - 8}
            width={Math.max(0, x(to) - x(from))}
            height={8}
            className="fill-ochre"
          />
        ))}
        <line
          x1={x(Date.now())}
          x2={x(Date.now())}
          y2={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-coral"
          strokeWidth={3}
        />
      </svg>
      <figcaption aria-hidden className="mt-1 flex justify-between text-sm text-muted tabular-nums">
        {hours.map((hour) => (
          <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </figcaption>
    </figure>
  );
}
