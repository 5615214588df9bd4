import { paths } from '../../../../contract/paths.ts';
import { resources } from '../../../../contract/resources.ts';
import { type ShopLink, shopLinkFields } from '../../../../contract/shop-links.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { formTexts } from '../../fields/field-texts.ts';
import { RecordDialog } from './record-dialog.tsx';

const { empty, toValues, toInput } = formTexts(shopLinkFields);

/** A link of the register as a form, with the places that use it. */
export function ShopLinkDialog({ link, onClose }: { link?: ShopLink; onClose: () => void }) {
  function save(texts: typeof empty) {
    const json = toInput(texts);
    return link
      ? read(api['shop-links'][':id'].$patch({ ...byId(link.id), json }))
      : read(api['shop-links'].$post({ json }));
  }

  return (
    <RecordDialog
      title={link ? 'Shop link' : 'New shop link'}
      text={
        link ? `Leads to ${link.target}` : 'A product at a shop. Readers reach it through /go/….'
      }
      fields={shopLinkFields}
      values={link ? toValues(link) : empty}
      save={save}
      remove={link && (() => read(api['shop-links'][':id'].$delete(byId(link.id))))}
      onClose={onClose}
    >
      {link && <Uses link={link} />}
    </RecordDialog>
  );
}

function Uses({ link: { uses } }: { link: ShopLink }) {
  if (uses.length === 0) return <p className="bg-sand p-3">Nothing uses this link yet.</p>;
  return (
    <section aria-label="Where used">
      <h3 className="font-semibold">{`Used in ${uses.length === 1 ? 'one place' : `${uses.length} places`}`}</h3>
      <ul className="mt-1 text-sm">
        {uses.map((use, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold the same link twice
          <li key={index} className="border-b border-line last:border-0">
            <a
              href={paths.adminTab(use.resource, use.id)}
              target="_blank"
              rel="noopener"
              className="inline-block py-3 font-semibold underline"
            >
              {use.title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            {` ${resources[use.resource].admin.label} · ${use.place}${use.published ? '' : ' · draft'}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
