import { useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import {
  type ApiToken,
  maxTokenDays,
  type TokenPart,
  tokenPartNames,
} from '../../../../contract/tokens.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Group } from '../../ui/group.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { OnceDialog } from './once-dialog.tsx';
import { ChangeError, useAccess, useChange } from './use-change.tsx';

const partLabels: Record<TokenPart, string> = {
  articles: 'Articles',
  reviews: 'Gear reviews',
  products: 'Products',
  'dive-sites': 'Dive sites',
  locations: 'Places',
  'shop-links': 'Shop links',
  media: 'Media',
  newsletter: 'Subscribers',
  contact: 'Messages',
  mailings: 'Mailings',
  redirects: 'Redirects',
};

/** Scopes in words, such as "Articles: read and write". */
function scopeText(scopes: readonly string[]) {
  return tokenPartNames
    .map((part) => {
      const acts = ['read', 'write'].filter((act) => scopes.includes(`${part}:${act}`));
      return acts.length > 0 && `${partLabels[part]}: ${acts.join(' and ')}`;
    })
    .filter(Boolean)
    .join(' · ');
}

function tokenState({ createdAt, endsAt, usedAt }: ApiToken) {
  const hasEnded = Date.parse(endsAt) < Date.now();
  const used = usedAt ? `last used ${siteDate(usedAt, 'dateTime')}` : 'not used yet';
  return `Since ${siteDate(createdAt)}, ${hasEnded ? 'ended' : 'until'} ${siteDate(endsAt)}, ${used}`;
}

/** The API tokens of programs, each with limited scopes. */
export function TokensSection() {
  const { run, pending, error } = useChange();
  const [adding, setAdding] = useState(false);
  const [token, setToken] = useState<string>();
  const tokens = useAccess('tokens', () => read(api.admin.tokens.$get()));
  const revoke = (id: number) => run(() => read(api.admin.tokens[':id'].$delete(byId(id))));
  return (
    <section aria-labelledby="tokens" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="tokens" className="text-step-1">
        Tokens
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        For programs that read or write here in your place. A token does what you tick and nothing
        else, until its end or until you revoke it. What can be done is in the{' '}
        <a href={apiPaths.docs} className="underline underline-offset-4">
          description of the API
        </a>
        .
      </p>
      {tokens.isError && (
        <p role="alert">The tokens could not be loaded. Please reload the page.</p>
      )}
      {tokens.data?.length === 0 && <p className="bg-sand p-4">No program has a token.</p>}
      <ul className="border-t border-line empty:hidden">
        {tokens.data?.map((entry) => (
          <ActionRow
            key={entry.id}
            name={entry.name}
            facts={[scopeText(entry.scopes), tokenState(entry)]}
          >
            <Button
              look="compact"
              disabled={pending}
              aria-label={`Revoke the token ${entry.name}`}
              onClick={() => revoke(entry.id)}
            >
              Revoke
            </Button>
          </ActionRow>
        ))}
      </ul>
      <Button onClick={() => setAdding(true)} className="mt-4">
        New Token
      </Button>
      <ChangeError error={error} />
      {adding && <TokenDialog onMade={setToken} onClose={() => setAdding(false)} />}
      {token && (
        <OnceDialog
          title="Your new token"
          text="Shown this once. Give it to the program that uses it, and to nobody else."
          lines={[token]}
          onClose={() => setToken(undefined)}
        />
      )}
    </section>
  );
}

function TokenDialog(props: { onMade: (token: string) => void; onClose: () => void }) {
  const { run, pending, error, fields } = useChange();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const [days, setDays] = useState('90');
  const toggle = (scope: string, checked: boolean) =>
    setScopes((before) => (checked ? [...before, scope] : before.filter((one) => one !== scope)));

  const save = () =>
    run(async () => {
      const json = { name, scopes, days: Number(days) };
      const { token } = await read(api.admin.tokens.$post({ json }));
      props.onMade(token);
      props.onClose();
    });

  return (
    <FormDialog
      title="New token"
      text="Tick as little as the program needs."
      submit={pending ? 'Making...' : 'Make Token'}
      disabled={pending}
      onSubmit={save}
      onClose={props.onClose}
    >
      <TextField
        label="Name"
        hint="Of the program, such as “Importer”."
        maxLength={60}
        value={name}
        error={fields.name}
        onChange={setName}
      />
      <Group label="May do" error={fields.scopes}>
        <ul>
          {tokenPartNames.map((part) => (
            <li
              key={part}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 border-b border-line"
            >
              <span>{partLabels[part]}</span>
              {(['read', 'write'] as const).map((act) => (
                <CheckField
                  key={act}
                  label={act === 'read' ? 'Read' : 'Write'}
                  of={partLabels[part]}
                  checked={scopes.includes(`${part}:${act}`)}
                  onChange={(checked) => toggle(`${part}:${act}`, checked)}
                />
              ))}
            </li>
          ))}
        </ul>
      </Group>
      <TextField
        label="Days until it ends"
        inputMode="numeric"
        hint={`${maxTokenDays} at most.`}
        value={days}
        error={fields.days}
        onChange={setDays}
      />
      <ChangeError error={error} />
    </FormDialog>
  );
}
