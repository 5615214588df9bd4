import type { SiteLight, SiteTides } from '../../../contract/conditions/conditions.ts';
import { alongDay, curveFrame, curvePath } from '../../../domain/conditions/tides/day-curve.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';

const width = 660;
const height = 130;
const hours = [0, 6, 12, 18, 24];

interface TideCurveProps {
  name: string;
  tides: Pick<SiteTides, 'curve' | 'extremes' | 'windows'>;
  day: Pick<SiteLight['days'][number], 'day' | 'sunrise' | 'sunset'>;
  /** The current time in milliseconds; absent if the shown day is not today. */
  now?: number | undefined;
}

/** A chart of a day's tide and daylight. */
export function TideCurve({ name, tides, day, now }: TideCurveProps) {
  const { curve, extremes, windows } = tides;
  if (curve.length < 2) return null;
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
        aria-label={`${name}: ${words.join(', ')}`}
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
        {now !== undefined && (
          <line
            x1={x(now)}
            x2={x(now)}
            y2={height}
            vectorEffect="non-scaling-stroke"
            className="stroke-coral"
            strokeWidth={3}
          />
        )}
      </svg>
      <figcaption aria-hidden className="mt-1 flex justify-between text-sm text-muted tabular-nums">
        {hours.map((hour) => (
          <span key={hour}>{`${hour} h`}</span>
        ))}
      </figcaption>
    </figure>
  );
}
