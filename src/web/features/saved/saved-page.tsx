import { LoadedRecords } from '../../app/saved-records/loaded-records.tsx';

const loadRecords = () => import('./saved-records.tsx');

export function SavedPage() {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12">
      <h1 tabIndex={-1} className="text-step-5">
        Saved
      </h1>
      <p className="mt-4 mb-10 max-w-[60ch] text-step-1 text-muted">
        Your dive sites, lists, trips and dives. They stay in this browser: nobody else sees them,
        and neither do we.
      </p>
      <noscript>
        <p className="mb-8 border-l-6 border-coral pl-4">
          Hearts on dive sites, articles and reviews gather here, with your lists, your trips, your
          dives and copies for reading without a connection. Your browser needs JavaScript for that,
          which is off here. Guides can be read and printed without it, and the emergency numbers
          are always at the head of the page.
        </p>
      </noscript>
      <LoadedRecords load={loadRecords} />
    </div>
  );
}
