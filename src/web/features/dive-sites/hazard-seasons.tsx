import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { monthSpans } from '../../../domain/dates/months.ts';
import { hazardLabels } from '../../../domain/hazards/hazard-kinds.ts';

/** The hazards of a site that hold in some months alone, with those months. */
export function HazardSeasons({ hazards }: { hazards: DiveSite['hazardList'] }) {
  const seasonal = (hazards ?? []).flatMap(({ kind, months }) =>
    months ? [{ kind, months }] : [],
  );
  if (seasonal.length === 0) return null;
  return (
    <ul className="mt-2 text-sm print:hidden">
      {seasonal.map(({ kind, months }) => (
        <li key={kind}>
          <strong>{hazardLabels[kind]}:</strong> {monthSpans(months)}
        </li>
      ))}
    </ul>
  );
}
