import { placeOfUse } from '../../../../contract/media.ts';
import { resources } from '../../../../contract/resources.ts';
import { usePictureUses } from './pictures-query.ts';

export function PictureUses({ id }: { id: number }) {
  const uses = usePictureUses(id);
  return (
    <section aria-label="Used in">
      <h3 className="font-semibold">Used in</h3>
      {uses.isError && <p role="alert">Where it is used could not be loaded.</p>}
      {uses.isPending && <p className="text-sm text-muted">Looking…</p>}
      {uses.data?.length === 0 && <p className="text-sm text-muted">Nothing yet.</p>}
      <ul className="text-sm">
        {uses.data?.map((use) => (
          <li key={`${use.resource}/${use.id}`} className="py-1 wrap-anywhere">
            {`${resources[use.resource].label}: ${use.title}${placeOfUse(use)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
