import { X } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import {
  addToList,
  changeListTexts,
  type SavedList as List,
  moveInList,
  removeFromList,
  removeList,
  type SiteRef,
  savedLengths,
} from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import { ConfirmButton } from '../../app/saved-records/confirm-button.tsx';
import { ListFiles } from '../../app/saved-records/list-files.tsx';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { useSavedText } from '../../app/saved-records/use-saved-text.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { PlanList } from './plan-list.tsx';

const input = 'w-full rounded-sm border-2 border-muted bg-paper px-3 py-2';

function ListTexts({ list }: { list: List }) {
  const update = useUpdate();
  const name = useSavedText({
    stored: list.name,
    save: (text) => update((now) => changeListTexts(list.id, { name: text.trim() }, now)),
    isRequired: true,
  });
  const notes = useSavedText({
    stored: list.notes,
    save: (text) => update((now) => changeListTexts(list.id, { notes: text }, now)),
  });
  return (
    <>
      <label className="block">
        <span className="text-sm text-muted">Name</span>
        <input
          {...name.field}
          maxLength={savedLengths.name}
          className={`${input} min-h-11 font-semibold`}
        />
      </label>
      <label className="block">
        <span className="text-sm text-muted">Notes</span>
        <textarea rows={2} {...notes.field} maxLength={savedLengths.text} className={input} />
      </label>
    </>
  );
}

function AddSavedSite({ list }: { list: List }) {
  const { sites } = useSaved().saved;
  const update = useUpdate();
  const left = sites.filter(({ id }) => !list.sites.some((site) => site.id === id));
  if (left.length === 0) return null;
  return (
    <label className="no-print flex flex-wrap items-center gap-3">
      <span className="text-sm text-muted">Add a saved site</span>
      <select
        value=""
        onChange={({ target }) => {
          const site = left.find(({ id }) => String(id) === target.value);
          if (site) void update((now) => addToList(list.id, site, now));
        }}
        className="min-h-11 min-w-0 rounded-sm border-2 border-muted bg-paper px-3"
      >
        <option value="">Choose one</option>
        {left.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SavedList({ list }: { list: List }) {
  const update = useUpdate();
  const id = useId();
  const remove = (site: SiteRef) => update((now) => removeFromList(list.id, site.id, now));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-2 border-line p-5">
      <h3 id={id} className="sr-only">
        {list.name}
      </h3>
      <ListTexts key={list.id} list={list} />
      {list.sites.length > 0 ? (
        <SortableList
          label={`Sites of ${list.name}`}
          items={list.sites}
          onMove={(site, place) => update((now) => moveInList(list.id, site.id, place, now))}
        >
          {(site) => (
            <div className="flex items-center gap-2">
              <div className="min-w-0 grow">
                <Link
                  to={paths.diveSite(site.id)}
                  className="inline-block py-1 font-semibold text-reef underline"
                >
                  {site.name}
                </Link>
                <p className="text-sm text-muted">{site.region}</p>
              </div>
              <button
                type="button"
                aria-label={`Take ${site.name} off the list`}
                onClick={() => remove(site)}
                className="no-print grid size-11 shrink-0 place-items-center rounded-sm hover:bg-ink hover:text-paper"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
          )}
        </SortableList>
      ) : (
        <p>No site yet. Add one from its guide, under “Lists and log”.</p>
      )}
      <AddSavedSite list={list} />
      {list.sites.length > 0 && <ListFiles subject="list" list={list} />}
      {list.sites.length > 0 && <PlanList list={list} />}
      <ConfirmButton
        words="Delete this list"
        question={`Delete “${list.name}” with its notes?`}
        onConfirm={() => update(() => removeList(list.id))}
      />
    </section>
  );
}
