import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { seasonalHazards } from '../../../domain/hazards/hazard-text.ts';

/** The seasonal hazards of a site, with their months. */
export function HazardSeasons({ hazards }: { hazards: DiveSite['hazardList'] }) {
  const seasonal = seasonalHazards(hazards);
  if (seasonal.length === 0) return null;
  return (
    <ul className="mt-2 text-sm print:hidden">
      {seasonal.map(({ label, months }) => (
        <li key={label}>
          <strong>{label}:</strong> {months}
        </li>
      ))}
    </ul>
  );
}
