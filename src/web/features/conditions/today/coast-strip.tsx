import type { Outlook, OutlookSite } from '../../../../contract/conditions/outlook.ts';
import type { Outcome } from '../../../../domain/conditions/verdict/factor.ts';
import { outcomeLabels } from '../../../../domain/conditions/verdict/verdict.ts';
import type { Side } from '../../../../domain/dive-sites/facts.ts';
import { CoastMap } from '../../../ui/map/coast-map.tsx';
import { isInLee, sidesText } from './known-groups.ts';

const dots: Record<Outcome, string> = {
  fine: 'fill-beginner stroke-paper',
  marginal: 'fill-honey stroke-ink',
  unknown: 'fill-paper stroke-ink',
  leave: 'fill-advanced stroke-paper',
};

/** The outcome that colours a site's dot while wind and swell are unknown. */
const knownOutcome = (site: OutlookSite, lee: readonly Side[]): Outcome =>
  site.withoutSea?.outcome === 'leave' ? 'leave' : isInLee(site, lee) ? 'fine' : 'unknown';

const leeLabels = (lee: readonly Side[]): Partial<Record<Outcome, string>> => ({
  ...(lee.length > 0 && { fine: `Sheltered from ${sidesText(lee)}` }),
  unknown: 'Not known',
  leave: 'Off for another reason than the sea',
});

/** A map of an outlook's coast with a dot for each site of its first day. */
export function CoastStrip({ outlook, lee }: { outlook: Outlook; lee: readonly Side[] }) {
  const { map, days, place } = outlook;
  const sites = days[0]?.sites ?? [];
  if (!map || sites.length < 2) return null;
  const isSeaKnown = outlook.isStated || outlook.forecast !== null;
  const outcome = (site: OutlookSite) => (isSeaKnown ? site.outcome : knownOutcome(site, lee));
  const labels = isSeaKnown ? outcomeLabels : leeLabels(lee);
  const shown = new Set(sites.map(outcome));
  return (
    <div className="flex flex-col gap-2">
      <CoastMap
        label={(count) => `Map of ${count} dive sites of ${place.name}, as the list has them`}
        map={map}
        sites={sites}
        dotStyle={(site) => dots[outcome(site)]}
        isClose
      />
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {Object.entries(labels)
          .filter(([key]) => shown.has(key as Outcome))
          .map(([key, label]) => (
            <li key={key} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 16 16" className="size-4">
                <circle cx="8" cy="8" r="6.5" strokeWidth="1.5" className={dots[key as Outcome]} />
              </svg>
              {label}
            </li>
          ))}
      </ul>
    </div>
  );
}
