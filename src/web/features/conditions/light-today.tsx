import type { SiteLight } from '../../../contract/conditions/conditions.ts';
import { clockOf } from '../../../domain/dates/site-time.ts';

export function LightToday({ light }: { light: SiteLight }) {
  const day = light.days[0];
  if (!day) return null;
  const lines = [
    ['First light', clockOf(day.firstLight)],
    ['Sunrise', clockOf(day.sunrise)],
    ['Sunset', clockOf(day.sunset)],
    ['Last light', clockOf(day.lastLight)],
    ['Night dive', `${clockOf(day.night.from)} to ${clockOf(day.night.to)}`],
    ['Moon', `${day.moon.name}, ${day.moon.litPercent} %`],
  ];
  return (
    <dl aria-label="Light today" className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {lines.map(([name, value]) => (
        <div key={name} className="border-t border-line py-2">
          <dt className="legend">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
