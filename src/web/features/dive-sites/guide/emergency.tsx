import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { NearestChamber } from '../../../../contract/regions.ts';
import { Link } from '../../../app/link.tsx';
import { FactSection } from '../parts/guide-facts.tsx';

export function Emergency(props: { site: DiveSite; chamber: NearestChamber }) {
  const { site, chamber } = props;
  return (
    <FactSection site={site} list="emergency" title="If something goes wrong">
      <p className="mb-2 border-l-6 border-coral pl-4 print:mb-0 print:pl-3">
        Call{' '}
        <a href="tel:000" className="font-semibold underline">
          000
        </a>{' '}
        first, then the Divers Emergency Service on{' '}
        <a href="tel:1800088200" className="font-semibold whitespace-nowrap underline">
          1800 088 200
        </a>
        .{' '}
        <Link
          to="/emergency"
          search={{ site: String(site.id) }}
          className="font-semibold text-advanced underline print:hidden"
        >
          What to say and do
        </Link>
      </p>
      <p className="mb-2 text-sm text-muted print:hidden">
        {`They know which chamber is ready. The nearest in a straight line: ${chamber.name}, about ${chamber.distanceKm} km.`}
      </p>
    </FactSection>
  );
}
