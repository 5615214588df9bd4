import {
  createdServiceSecret,
  mailboxPassword,
  mailboxTrial,
  returnedMailSetup,
  serviceSecret,
} from '../../../contract/returned-mail.ts';
import { countText } from '../../../domain/text/format.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { newSigningSecret } from '../../platform/auth/secrets.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { readCredentials, storeCredential } from './credentials.ts';
import { countMails, mailboxProblem, readMailboxSettings } from './mailbox.ts';

async function tryMailbox(services: Services, settings: Settings) {
  const box = await readMailboxSettings(services, settings);
  if (!box) {
    const text = 'Save the server and the user name, and store the password first.';
    return { works: false, text };
  }
  try {
    const mails = await countMails(box);
    return { works: true, text: `It works: ${countText(mails, 'mail')} in ${box.folder}.` };
  } catch (error) {
    return { works: false, text: mailboxProblem(error) };
  }
}

/** The owner's routes to connect a mailbox and a mail service; only a new secret is sent back. */
export function returnedMailSetupRoutes(services: Services, settings: Settings) {
  const readSetup = async () => {
    const { mailbox, service } = await readCredentials(services);
    return { hasPassword: mailbox !== undefined, hasSecret: service !== undefined };
  };
  const log = (actor: Actor, details: string) =>
    audit(services, { ...actor, action: 'setting_changed', resource: 'settings', details });
  return new Endpoints(adminRoute('Newsletter'))
    .endpoint('get', '/returned-mail', {
      summary: 'Whether a password of the mailbox and a secret of the mail service are stored',
      answer: returnedMailSetup,
      handle: readSetup,
    })
    .endpoint('put', '/returned-mail/password', {
      summary: 'Store the password of the mailbox; an empty password deletes it',
      body: mailboxPassword,
      answer: returnedMailSetup,
      async handle({ body: { password }, actor }) {
        await storeCredential(services, 'mailbox', password);
        await log(actor, `Password of the mailbox ${password ? 'stored' : 'forgotten'}`);
        return readSetup();
      },
    })
    .endpoint('put', '/returned-mail/secret', {
      summary: 'Store the secret of the mail service; null creates one, an empty text deletes it',
      body: serviceSecret,
      answer: createdServiceSecret,
      async handle({ body: { secret }, actor }) {
        const made = secret === null ? newSigningSecret() : null;
        await storeCredential(services, 'service', made ?? secret ?? '');
        await log(actor, `Secret of the mail service ${secret === '' ? 'forgotten' : 'stored'}`);
        return { ...(await readSetup()), made };
      },
    })
    .endpoint('post', '/returned-mail/trial', {
      summary: 'Open the mailbox without changing anything, and report the result',
      answer: mailboxTrial,
      errors: [429],
      withoutErrors: [400, 413, 415],
      async handle() {
        await limitRequests(services, 'mailbox-trials', {
          ...{ most: 20, windowMinutes: 15 },
          message: 'That was 20 times in 15 minutes. Please wait a little.',
        });
        return tryMailbox(services, settings);
      },
    });
}
