import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, read } from '../../app/api.ts';
import { byId, useFreshQuery } from '../../app/calls.ts';
import { useAttempt, useCopy } from '../../app/toast-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field, inputStyles } from '../../ui/fields.tsx';

const calls = api['dive-sites'][':id'].steward;

const questions = {
  renew: {
    title: 'Make a new link?',
    text: 'The link that the steward has now ends. Send them the new one.',
    action: 'Make a new link',
  },
  revoke: {
    title: 'End the link?',
    text: 'Nobody can propose changes in the steward’s name any more. What they sent stays.',
    action: 'End the link',
  },
} as const;

type Change = keyof typeof questions;

/** Creates, copies, replaces and ends the link by which a site's steward proposes changes. */
export function StewardLink({ id, name }: { id: number; name: string }) {
  const { attempt } = useAttempt();
  const copy = useCopy();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState<Change>();
  const queryKey = ['admin', 'steward-link', id, name];
  const { data, isError } = useFreshQuery(queryKey, () => read(calls.$get(byId(id))));

  async function change(kind: Change) {
    setAsks(undefined);
    await attempt({ title: 'Update Failed' }, async () => {
      const send = kind === 'renew' ? calls.$post : calls.$delete;
      queryClient.setQueryData(queryKey, await read(send(byId(id))));
    });
  }

  const link = data?.link;
  const copied = { title: 'Link Copied', description: `Send it to ${name} alone.` };
  return (
    <div className="md:col-span-2">
      {link ? (
        <Field
          label={`Link for ${name}`}
          hint="Whoever has it can propose changes in this name, without an account. Nothing shows before you take it. A new name needs a new link."
        >
          {(control) => (
            <input
              {...control}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className={inputStyles}
            />
          )}
        </Field>
      ) : (
        <p>
          {isError
            ? 'The link could not be read. Open the site again.'
            : `With a link of their own, ${name} proposes changes without an account. Nothing shows before you take it.`}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {link && (
          <Button onClick={() => copy(link, copied, 'Select the link and copy it.')}>
            Copy the link
          </Button>
        )}
        {data && (
          <Button onClick={() => (link ? setAsks('renew') : change('renew'))}>
            {link ? 'Make a new link' : 'Make a link'}
          </Button>
        )}
        {link && <Button onClick={() => setAsks('revoke')}>End the link</Button>}
      </div>
      {asks && (
        <ConfirmDialog
          open
          {...questions[asks]}
          onConfirm={() => void change(asks)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}
