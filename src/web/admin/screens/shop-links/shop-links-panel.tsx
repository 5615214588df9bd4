import { useState } from 'react';
import type { ShopNotice } from '../../../../contract/shop-links.ts';
import { useRecordAddress } from '../../app/address.ts';
import { Button } from '../../ui/button.tsx';
import { DialogList } from '../../ui/dialog-list.tsx';
import { ListSearch, useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { ListRow, RowAction } from '../../ui/list-row.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { ClicksTable } from './clicks-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ShopLinkDialog } from './link-dialog.tsx';
import { MovedLinks, useTakeOver } from './moved-links.tsx';
import { Retailers } from './retailers.tsx';
import { registerKey, useShopLinks } from './use-register.ts';

const parts = [
  ['shop-links', 'Links'],
  ['retailers', 'Shops and their tracking'],
  ['shop-clicks', 'Clicks'],
] as const;

/** The state of a dead link; an imported link has no check yet. */
const deadText = (since: string, checkedAt: string | null) =>
  checkedAt === null
    ? 'not offered before its address has answered'
    : `leads nowhere since ${siteDate(since)}`;

const notices: Record<ShopNotice, string> = {
  refused: 'the shop answers no programs: look for yourself',
  'sold-out': 'its page says out of stock',
  'front-page': 'leads to the shop’s front page now: the product may be gone',
};

/** The register of links to shops, with the shops and the counts of clicks. */
export function ShopLinksPanel({ open }: { open: boolean }) {
  const links = useShopLinks();
  useRefetchOnOpen(open, registerKey);
  const { record, open: openRecord } = useRecordAddress('shop-links');
  const [search, setSearch] = useState('');
  const [imports, setImports] = useState(false);
  const words = search.trim().toLowerCase();
  const found = links.data?.filter(({ name, address, slug, retailer }) =>
    `${name} ${address} ${slug} ${retailer}`.toLowerCase().includes(words),
  );
  const opened = links.data?.find(({ id }) => String(id) === record);
  const close = () => openRecord(undefined);
  const { message, takeOver } = useTakeOver(links.data ?? []);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <nav aria-label="On this screen" className="flex flex-wrap gap-x-6 lg:hidden">
        {parts.map(([id, label]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center underline">
            {label}
          </a>
        ))}
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="shop-links">
          <h2 id="shop-links" className="text-step-2">
            Links to shops
          </h2>
          <p className="mt-1 mb-4 text-muted">
            Reviews, cards and texts register theirs when they are saved. Readers follow /go/…
          </p>
          <div className="mb-4 flex flex-wrap gap-3">
            <div className="min-w-[min(12rem,100%)] flex-1">
              <ListSearch label="Search links to shops" value={search} onChange={setSearch} />
            </div>
            <Button look="action" onClick={() => openRecord('new')}>
              Add a Link
            </Button>
            <Button onClick={() => setImports(true)}>Import</Button>
          </div>
          <MovedLinks links={links.data ?? []} message={message} takeOver={() => takeOver()} />
          <DialogList
            list={{ ...links, data: found } as typeof links}
            loadingLabel="Loading the links"
            failedText="The links could not be read."
            emptyText={words ? 'No link matches.' : 'No link to a shop yet.'}
          >
            {(link) => (
              <ListRow
                key={link.id}
                name={link.name}
                facts={[
                  link.retailer,
                  `/go/${link.slug}`,
                  link.place > 1 && `place ${link.place}`,
                  `used ${link.uses.length === 1 ? 'once' : `${link.uses.length} times`}`,
                  link.price !== null && link.priceOn !== null
                    ? `$${link.price} on ${link.priceOn}`
                    : undefined,
                  link.deadSince !== null && deadText(link.deadSince, link.checkedAt),
                  link.notice !== null && notices[link.notice],
                  link.movedTo !== null && `moved to ${link.movedTo}`,
                  link.checkedAt !== null && `checked ${siteDate(link.checkedAt)}`,
                ]}
                opened={opened === link}
              >
                <RowAction
                  word="Edit"
                  label={`Edit ${link.name} at ${link.retailer}`}
                  onClick={() => openRecord(link.id)}
                />
                {link.movedTo !== null && (
                  <RowAction
                    word="Take over"
                    label={`Take over the new address of ${link.name} at ${link.retailer}`}
                    onClick={() => takeOver([link.id])}
                  />
                )}
              </ListRow>
            )}
          </DialogList>
        </section>
        <Retailers />
      </div>
      <ClicksTable />
      {opened && <ShopLinkDialog link={opened} onClose={close} />}
      {imports && <ImportDialog onClose={() => setImports(false)} />}
      {record === 'new' && <ShopLinkDialog onClose={close} />}
    </div>
  );
}
