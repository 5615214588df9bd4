import type { SiteLight } from '../../../contract/conditions/conditions.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { Fold } from '../../ui/fold.tsx';

export function LightToday({ light }: { light: SiteLight }) {
  const day = light.days[0];
  if (!day) return null;
  const lines = [
    ['First light', clockTime(day.firstLight)],
    ['Sunrise', clockTime(day.sunrise)],
    ['Sunset', clockTime(day.sunset)],
    ['Last light', clockTime(day.lastLight)],
    ['Night dive', `${clockTime(day.night.from)} to ${clockTime(day.night.to)}`],
    ['Moon', `${day.moon.name}, ${day.moon.litPercent} %`],
  ];
  return (
    <Fold label={`Light today: sun from ${clockTime(day.sunrise)} to ${clockTime(day.sunset)}`}>
      <dl aria-label="Light today" className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {lines.map(([name, value]) => (
          <div key={name} className="border-t border-line py-2">
            <dt className="legend">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
