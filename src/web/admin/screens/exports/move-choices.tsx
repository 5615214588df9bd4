import { useRef, useState } from 'react';
import type { Move, MoveChoices } from '../../../../contract/moving.ts';
import { categoryNames } from '../../../../domain/publishing/categories.ts';
import { categories } from '../../../app/site.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { useMoveAction } from './moves-query.ts';

/** Number of tags that the form shows at first; the most used come first. */
const firstTags = 12;

const pageWords = {
  pages: 'Bring them in under Pages',
  leave: 'Leave them behind',
};

/** Maps tags to categories, and decides on pages. Each choice is stored at once. */
export function MoveChoicesForm({ move }: { move: Move }) {
  const act = useMoveAction();
  const [all, setAll] = useState(false);
  const { choices, terms, kind } = move;
  const names = categoryNames(categories().articles);
  const hidden = all ? 0 : Math.max(0, terms.length - firstTags);

  // The owner may make the next choice before the response to the last one arrives.
  const latest = useRef(choices);

  const change = (changes: Partial<MoveChoices>) =>
    act(async () => {
      const before = latest.current;
      latest.current = { ...before, ...changes };
      try {
        await read(api.admin.moves[':id'].choices.$put({ ...byId(move.id), json: latest.current }));
      } catch (error) {
        latest.current = before;
        throw error;
      }
    });

  function map(term: string, category: string) {
    const { [term]: _, ...others } = latest.current.categories;
    const categories = category ? { ...others, [term]: category } : others;
    void change({ categories });
  }

  return (
    <div className="mt-4 grid gap-4 bg-sand p-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label="Posts without a tag below"
          value={choices.otherwise}
          options={names}
          onChange={(otherwise) => otherwise && void change({ otherwise })}
        />
        <SelectField
          label="Pages"
          hint="Such as “About us”. Articles are for posts."
          value={choices.pages}
          options={['pages', 'leave']}
          words={pageWords}
          onChange={(pages) => pages && void change({ pages: pages as MoveChoices['pages'] })}
        />
        <OldSite
          key={choices.oldSite}
          value={choices.oldSite}
          hint={
            kind === 'ghost'
              ? 'Ghost’s export does not name it: pictures are fetched from there.'
              : 'Pictures are fetched from there, and links to it lead to the posts and pages here.'
          }
          onChange={(oldSite) => void change({ oldSite })}
        />
      </div>
      {terms.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">Tags and categories of the old site</legend>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {terms.slice(0, terms.length - hidden).map(({ name, posts }) => (
              <SelectField
                key={name}
                label={`${name} (${posts})`}
                value={choices.categories[name] ?? ''}
                placeholder="Does not decide"
                options={names}
                onChange={(category) => map(name, category)}
              />
            ))}
          </div>
          {hidden > 0 && (
            <Button onClick={() => setAll(true)} className="mt-3">
              {`Show ${hidden} more`}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
}

/** The address of the old site, stored when the field loses the focus. */
function OldSite(props: { value: string; hint: string; onChange: (value: string) => void }) {
  const [value, setValue] = useState(props.value);
  const isWrong = value !== '' && !/^https?:\/\/[^\s/]+/.test(value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field within
    <div onBlur={() => !isWrong && value !== props.value && props.onChange(value)}>
      <TextField
        label="Address of the old site"
        type="url"
        value={value}
        placeholder="https://"
        hint={props.hint}
        error={isWrong ? 'Write it like https://example.com' : undefined}
        onChange={setValue}
      />
    </div>
  );
}
