import { pointLabels } from '../../domain/dive-sites/terms.ts';
import { degreesMinutes } from '../../domain/geo/position-text.ts';
import type { Position } from '../../domain/geo/positions.ts';

interface Point extends Position {
  kind: keyof typeof pointLabels;
  note?: string | null | undefined;
}

export const PointList = ({ points }: { points: readonly Point[] }) => (
  <ul className="text-sm tabular-nums">
    {points.map((point) => (
      <li key={`${point.kind} ${point.latitude} ${point.longitude}`}>
        <strong>{pointLabels[point.kind]}</strong>
        {` ${degreesMinutes(point)}`}
        {point.note && ` · ${point.note}`}
      </li>
    ))}
  </ul>
);
