import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postNouns } from '../../../../contract/settings/groups/categories.ts';
import type { RowsSetting } from '../../../../contract/settings/groups/field.ts';
import type { CategorisedPosts } from '../../../../domain/publishing/categories.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { type RowsProps, SettingRows } from './setting-rows.tsx';
import { type RowTexts, readRowTexts, writeRowTexts } from './setting-texts.ts';

export const categoriesKey = ['admin', 'list', 'categories'];

/** Returns a function that counts the posts of a row's category; undefined while loading. */
function useCounts(kind: CategorisedPosts) {
  const { data } = useQuery({
    queryKey: categoriesKey,
    queryFn: () => read(api.settings.categories.$get()),
    staleTime: 0,
  });
  return ({ saved }: RowTexts) => (saved ? data && (data[kind][saved] ?? 0) : 0);
}

/** Rows of categories. To remove a category with posts, the owner chooses another for them. */
export function CategoryRows(props: RowsProps & { field: RowsSetting }) {
  const { field, value, onChange } = props;
  const kind = field.categoriesOf ?? 'articles';
  const count = useCounts(kind);
  const [asked, setAsked] = useState<number>();
  const rows = readRowTexts(value);
  const posts = (row: RowTexts) => {
    const number = count(row);
    return number === undefined ? undefined : countText(number, postNouns[kind]);
  };

  function note(row: RowTexts) {
    if (!row.saved) return undefined;
    if (row.name === row.saved) return posts(row);
    return `When you save, ${posts(row) ?? `its ${postNouns[kind]}s`} and the addresses of “${row.saved}” become “${row.name}”.`;
  }
  function remove(place: number) {
    const row = rows[place];
    if (row && count(row) !== 0) setAsked(place);
    else onChange(writeRowTexts(rows.filter((_, at) => at !== place)));
  }
  /** Removes a category and gives its posts and addresses to the category called `name`. */
  function merge(removed: RowTexts, name: string) {
    const former = [removed.saved, removed.was].filter(Boolean).join('\n');
    const rest = rows.filter((row) => row !== removed);
    const next = rest.map((row) =>
      row.name === name ? { ...row, was: [row.was, former].filter(Boolean).join('\n') } : row,
    );
    setAsked(undefined);
    onChange(writeRowTexts(next));
  }
  const removed = asked === undefined ? undefined : rows[asked];
  return (
    <>
      <SettingRows
        {...props}
        note={note}
        onRemove={remove}
        isFixed={(row) => count(row) === undefined}
      />
      {removed && (
        <MergeDialog
          name={removed.saved ?? ''}
          posts={posts(removed) ?? 'some posts'}
          others={rows.filter((row) => row !== removed && row.name).map(({ name = '' }) => name)}
          onMerge={(name) => merge(removed, name)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function MergeDialog(props: {
  name: string;
  posts: string;
  others: readonly string[];
  onMerge: (name: string) => void;
  onClose: () => void;
}) {
  const { name, posts } = props;
  const [chosen, setChosen] = useState('');
  return (
    <Dialog
      title={`Remove “${name}”?`}
      text={`It is the category of ${posts}. Nothing is lost: they get another category when you save, and addresses of “${name}” lead there.`}
      onClose={props.onClose}
    >
      <SelectField
        label="Category that they get"
        value={chosen}
        options={props.others}
        onChange={setChosen}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={props.onClose}>{`Keep “${name}”`}</Button>
        <Button look="action" disabled={!chosen} onClick={() => props.onMerge(chosen)}>
          {`Remove “${name}”`}
        </Button>
      </div>
    </Dialog>
  );
}
