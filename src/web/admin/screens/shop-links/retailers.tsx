import { useState } from 'react';
import { type Retailer, retailerFields } from '../../../../contract/shop-links.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogList } from '../../ui/dialog-list.tsx';
import { ListRow, RowAction } from '../../ui/list-row.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useRetailers } from './use-register.ts';

const { empty, toValues, toInput } = formTexts(retailerFields);

/** The shops, each with the tracking of all its links. */
export function Retailers() {
  const retailers = useRetailers();
  const [opened, setOpened] = useState<Retailer | 'new'>();
  return (
    <section aria-labelledby="retailers">
      <h2 id="retailers" className="text-step-2">
        Shops
      </h2>
      <p className="mt-1 mb-4 text-muted">
        A shop’s tracking is added to every link to it. Change it here once.
      </p>
      <DialogList
        list={retailers}
        loadingLabel="Loading the shops"
        failedText="The shops could not be read."
        emptyText="No shop yet: the first link to one adds it."
      >
        {(retailer) => (
          <ListRow
            key={retailer.id}
            name={retailer.name}
            facts={[
              `${retailer.links} ${retailer.links === 1 ? 'link' : 'links'}`,
              retailer.parameters || 'no tracking',
              retailer.network ?? undefined,
              retailer.country ?? undefined,
              retailer.forbidsPrices && 'forbids prices',
            ]}
          >
            <RowAction
              word="Edit"
              label={`Edit ${retailer.name}`}
              onClick={() => setOpened(retailer)}
            />
          </ListRow>
        )}
      </DialogList>
      <Button className="mt-4" onClick={() => setOpened('new')}>
        Add a Shop
      </Button>
      {opened && (
        <RetailerDialog
          retailer={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

function RetailerDialog({ retailer, onClose }: { retailer?: Retailer; onClose: () => void }) {
  const one = api['shop-links'].retailers;

  function save(texts: typeof empty) {
    const json = toInput(texts);
    return retailer
      ? read(one[':id'].$patch({ ...byId(retailer.id), json }))
      : read(one.$post({ json }));
  }

  return (
    <RecordDialog
      title={retailer ? retailer.name : 'New shop'}
      text="Its host tells which links lead to it."
      fields={retailerFields}
      values={retailer ? toValues(retailer) : empty}
      save={save}
      remove={retailer && (() => read(one[':id'].$delete(byId(retailer.id))))}
      onClose={onClose}
    />
  );
}
