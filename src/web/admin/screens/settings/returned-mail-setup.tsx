import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { MailService } from '../../../../contract/returned-mail.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputStyles } from '../../ui/fields.tsx';

const setup = api.admin['returned-mail'];
const queryKey = ['admin', 'returned-mail'];

/** A form for a credential, which is stored and never shown again. */
function CredentialForm(props: {
  label: string;
  isStored: boolean;
  none: string;
  store: (value: string) => Promise<unknown>;
}) {
  const { label, isStored } = props;
  const queryClient = useQueryClient();
  const [value, setValue] = useState('');
  const store = useMutation({
    mutationFn: props.store,
    onSuccess: async () => {
      setValue('');
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value) store.mutate(value);
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={label}
        hint={
          isStored
            ? 'One is stored: ••••••••. It is never shown again; a new one takes its place.'
            : props.none
        }
        error={store.error?.message}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            value={value}
            maxLength={500}
            onChange={(event) => setValue(event.target.value)}
            className={inputStyles}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" disabled={store.isPending}>
          Store it
        </Button>
        {isStored && (
          <Button disabled={store.isPending} onClick={() => store.mutate('')}>
            Forget it
          </Button>
        )}
      </div>
    </form>
  );
}

function Trial() {
  const trial = useMutation({ mutationFn: () => read(setup.trial.$post()) });
  return (
    <div>
      <Button disabled={trial.isPending} onClick={() => trial.mutate()}>
        {trial.isPending ? 'Opening …' : 'Try the mailbox'}
      </Button>
      <p aria-live="polite" className="mt-3">
        {trial.data && (
          <span className={trial.data.works ? 'font-semibold' : 'font-semibold text-advanced'}>
            {trial.data.text}
          </span>
        )}
        {trial.error?.message}
      </p>
    </div>
  );
}

const explained: Record<MailService, string> = {
  ses: 'In SNS, subscribe this address (HTTPS) to the topic that gets the bounces and complaints of SES, with the original headers. The site confirms the subscription by itself.',
  postmark:
    'In Postmark, add this address as a webhook for bounces and spam complaints, with Basic auth: any user name, and the secret as its password.',
  mailgun:
    'In Mailgun, add this address as a webhook for permanent failures and complaints, and store its “HTTP webhook signing key” here.',
  generic:
    'Calls are signed as Standard Webhooks does, and say {"event": "bounced", "delayed" or "complained", "mail": the value of the header X-Mail-Id, "why": …}.',
};

function ServiceSetup({ service, hasSecret }: { service: MailService; hasSecret: boolean }) {
  const queryClient = useQueryClient();
  const address = `${location.origin}${apiPaths.mailEvents}/${service}`;
  const store = (secret: string | null) => read(setup.secret.$put({ json: { secret } }));
  const make = useMutation({
    mutationFn: () => store(null),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <section aria-label="Mail service" className="grid gap-4">
      <p>
        Its calls go to <code className="wrap-anywhere">{address}</code>
      </p>
      <p>{explained[service]}</p>
      {service === 'mailgun' && (
        <CredentialForm
          label="Signing key of Mailgun"
          isStored={hasSecret}
          none="None is stored: calls are refused until then."
          store={store}
        />
      )}
      {(service === 'postmark' || service === 'generic') && (
        <div>
          <p>{hasSecret ? 'A secret is stored.' : 'There is no secret yet: calls are refused.'}</p>
          <Button className="mt-3" disabled={make.isPending} onClick={() => make.mutate()}>
            Make a new secret
          </Button>
          <p aria-live="polite" className="mt-3">
            {make.data?.made && (
              <>
                Shown this once: <code className="wrap-anywhere">{make.data.made}</code>
              </>
            )}
            {make.error?.message}
          </p>
        </div>
      )}
    </section>
  );
}

/** The panel beside the settings of returned mail: stored credentials, a test and the setup of a service. */
export function ReturnedMailSetup({
  savedAt,
  service,
}: {
  savedAt: string | null;
  service: MailService | 'none';
}) {
  const { data } = useQuery({
    queryKey: [...queryKey, savedAt],
    queryFn: () => read(setup.$get()),
  });
  if (!data) return null;
  return (
    <div className="mt-10 flex flex-col gap-8 border-t-2 border-ink pt-6">
      <CredentialForm
        label="Password of the mailbox"
        isStored={data.hasPassword}
        none="None is stored. It stays on the server and goes to the IMAP server alone."
        store={(password) => read(setup.password.$put({ json: { password } }))}
      />
      <Trial />
      {service !== 'none' && <ServiceSetup service={service} hasSecret={data.hasSecret} />}
    </div>
  );
}
