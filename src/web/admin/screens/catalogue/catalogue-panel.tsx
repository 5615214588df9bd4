import { useState } from 'react';
import type { CatalogueState } from '../../../../contract/catalogue.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { RefreshButton, useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { catalogueKey, useCatalogue, useCatalogueAction } from './catalogue-query.ts';
import { Differences } from './differences.tsx';
import { WaitingRecords } from './waiting-records.tsx';

/** The corrections and new records of a release, for the owner to accept or decline. */
export function CataloguePanel({ open }: { open: boolean }) {
  const catalogue = useCatalogue();
  useRefetchOnOpen(open, catalogueKey);
  const { data } = catalogue;
  return (
    <section aria-labelledby="catalogue">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="catalogue" className="mr-auto text-step-2">
          Catalogue
        </h2>
        <RefreshButton onClick={() => void catalogue.refetch()} />
      </div>
      <p className="mt-2 max-w-prose">
        A new release of the site brings corrections of its dive sites, species, articles, reviews,
        products and places. What you have not edited follows it. What you have edited stays, and is
        listed here where the release changed it too. What you have deleted stays deleted.
      </p>
      {!data && <ListSkeleton failed={catalogue.isError} onRetry={() => catalogue.refetch()} />}
      {data && (
        <>
          <LastUpdate update={data.update} />
          <Differences differences={data.differences} />
          <WaitingRecords records={data.waiting} />
        </>
      )}
    </section>
  );
}

function LastUpdate({ update }: Pick<CatalogueState, 'update'>) {
  const act = useCatalogueAction();
  const [asked, setAsked] = useState(false);
  if (!update) return <p className="mt-4 bg-sand p-4">There is no update that can be undone.</p>;
  const { added, changed, fields, appliedAt } = update;
  const undo = () => act('Update undone', () => read(api.admin.catalogue.undo.$post()));
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 bg-sand p-4">
      <p className="min-w-0 flex-1 basis-72">
        {`The update of ${siteDate(appliedAt, 'dateTime')} added ${countText(added, 'record')} and changed ${countText(fields, 'field')} of ${countText(changed, 'record')}.`}
      </p>
      <Button onClick={() => setAsked(true)}>Undo This Update</Button>
      <ConfirmDialog
        open={asked}
        title="Undo this update?"
        text="Every field that it changed says again what it said before, and the records that it added go. What you have edited since stays. The next release comes as usual; npm run catalogue brings this one again."
        action="Undo This Update"
        onConfirm={() => void undo()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
