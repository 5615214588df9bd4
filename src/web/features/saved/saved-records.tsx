import { isEmpty, type SavedList as List } from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import { Reading } from '../../app/saved-records/loaded-records.tsx';
import { ProblemNotice } from '../../app/saved-records/problem-notice.tsx';
import { SavedFile } from '../../app/saved-records/saved-file.tsx';
import { TripRows } from '../../app/saved-records/trip-rows.tsx';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { DiveLog } from './dive-log.tsx';
import { NewList } from './new-list.tsx';
import { OfflineSection } from './offline-section.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedPages, SavedSites } from './saved-rows.tsx';

function Lists({ lists }: { lists: readonly List[] }) {
  return (
    <TitledSection id="lists" title="Lists" size="text-step-3">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {lists.map((list) => (
          <SavedList key={list.id} list={list} />
        ))}
      </div>
      <NewList
        placeholder="A weekend at Jervis Bay"
        submit="Make the list"
        className="no-print mt-6 max-w-xl"
      />
    </TitledSection>
  );
}

function Empty() {
  return (
    <div className="bg-sand p-8">
      <h2 className="text-step-2">Nothing here yet</h2>
      <p className="mt-3 mb-5 max-w-[60ch]">
        Press the heart on a dive site, an article or a review, and it waits for you here.
      </p>
      <Link to="/dive-sites/{-$id}" params={{ id: undefined }} className={buttonStyles.action}>
        Find a dive site
      </Link>
    </div>
  );
}

export default function SavedRecords() {
  const { ready, saved } = useSaved();
  if (!ready) return <Reading />;
  return (
    <div className="flex flex-col gap-12">
      <ProblemNotice />
      {isEmpty(saved) && <Empty />}
      {saved.sites.length > 0 && (
        <TitledSection id="sites" title="Dive sites" size="text-step-3">
          <SavedSites sites={saved.sites} />
        </TitledSection>
      )}
      {saved.pages.length > 0 && (
        <TitledSection id="pages" title="Articles and reviews" size="text-step-3">
          <SavedPages pages={saved.pages} />
        </TitledSection>
      )}
      <Lists lists={saved.lists} />
      <TitledSection id="trips" title="Trips" size="text-step-3">
        <TripRows trips={saved.trips} />
        <p>
          <Link to="/trips" className={`mt-3 ${buttonStyles.quiet} no-print`}>
            Plan a trip
          </Link>
        </p>
      </TitledSection>
      <DiveLog dives={saved.dives} />
      <OfflineSection saved={saved} />
      <SavedFile />
    </div>
  );
}
