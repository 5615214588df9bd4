import type { ComponentType } from 'react';
import { LoadedRecords } from '../../app/saved-records/loaded-records.tsx';

export function TripsPage({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 print:max-w-none print:p-0">
      <h1 tabIndex={-1} className="no-print text-step-5">
        Trips
      </h1>
      <p className="no-print mt-4 mb-8 max-w-[60ch] text-step-1 text-muted">
        Dive sites along your way, day by day, with tides and light. Trips stay in this browser:
        nobody else sees them, and neither do we.
      </p>
      <noscript>
        <p className="mb-8 border-l-6 border-coral pl-4">
          A trip is planned in your browser, which needs JavaScript for that, and it is off here.
          The guides of the dive sites can be read and printed without it: the dive briefing of each
          has the tides and the light of a day on one sheet, and the emergency numbers are at the
          head of every page.
        </p>
      </noscript>
      <LoadedRecords load={load} />
    </div>
  );
}
