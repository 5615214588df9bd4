import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { MailService } from '../../../../contract/returned-mail.ts';
import { errorReason } from '../../../app/api-error.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { CredentialForm, Trial } from './service-setup.tsx';

const setup = api.admin['returned-mail'];
const queryKey = ['admin', 'returned-mail'];

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
          queryKey={queryKey}
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
            {make.error && errorReason(make.error)}
          </p>
        </div>
      )}
    </section>
  );
}

/** The panel beside the settings of returned mail: credentials, a test and a service's setup. */
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
        queryKey={queryKey}
        store={(password) => read(setup.password.$put({ json: { password } }))}
      />
      <Trial label="Try the mailbox" busyLabel="Opening …" run={() => read(setup.trial.$post())} />
      {service !== 'none' && <ServiceSetup service={service} hasSecret={data.hasSecret} />}
    </div>
  );
}
