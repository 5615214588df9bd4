import { randomBytes } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import {
  createdServiceSecret,
  mailboxPassword,
  mailboxTrial,
  returnedMailSetup,
  serviceSecret,
} from '../../../contract/returned-mail.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { readCredentials, storeCredential } from './credentials.ts';
import { countMails, mailboxProblem, readMailboxSettings } from './mailbox.ts';

const admin = adminRoute('Newsletter');
const path = '/returned-mail';

const routes = {
  read: createRoute({
    method: 'get',
    path,
    ...admin,
    summary: 'Whether a password of the mailbox and a secret of the mail service are stored',
    responses: { 200: json(returnedMailSetup), ...errors(401) },
  }),
  setPassword: createRoute({
    method: 'put',
    path: `${path}/password`,
    ...admin,
    summary: 'Stores the password of the mailbox, or forgets it',
    request: { body: jsonBody(mailboxPassword) },
    responses: { 200: json(returnedMailSetup), ...adminErrors },
  }),
  setSecret: createRoute({
    method: 'put',
    path: `${path}/secret`,
    ...admin,
    summary: 'Stores the secret that signs the calls of the mail service, or makes a new one',
    request: { body: jsonBody(serviceSecret) },
    responses: { 200: json(createdServiceSecret), ...adminErrors },
  }),
  tryOut: createRoute({
    method: 'post',
    path: `${path}/trial`,
    ...admin,
    summary: 'Opens the mailbox without changing anything, and says what came of it',
    responses: { 200: json(mailboxTrial), ...errors(401, 403, 429) },
  }),
};

async function tryMailbox(services: Services, settings: Settings) {
  const box = await readMailboxSettings(services, settings);
  if (!box) {
    const text = 'Save the server and the user name, and store the password first.';
    return { works: false, text };
  }
  try {
    const mails = await countMails(box);
    return { works: true, text: `It works: ${mails} mails in ${box.folder}.` };
  } catch (error) {
    return { works: false, text: mailboxProblem(error) };
  }
}

/** The routes by which the owner connects a mailbox and a mail service. Stored secrets are never sent back. */
export function returnedMailSetupRoutes(services: Services, settings: Settings) {
  const readSetup = async () => {
    const { mailbox, service } = await readCredentials(services);
    return { hasPassword: mailbox !== undefined, hasSecret: service !== undefined };
  };
  return createRouter()
    .openapi(routes.read, async (context) => context.json(await readSetup(), 200))
    .openapi(routes.setPassword, async (context) => {
      const { password } = context.req.valid('json');
      await storeCredential(services, 'mailbox', password);
      const details = `Password of the mailbox ${password ? 'stored' : 'forgotten'}`;
      const entry = { action: 'setting_changed' as const, resource: 'settings', details };
      await audit(services, { ...requestActor(context), ...entry });
      return context.json(await readSetup(), 200);
    })
    .openapi(routes.setSecret, async (context) => {
      const { secret } = context.req.valid('json');
      const made = secret === null ? `whsec_${randomBytes(24).toString('base64')}` : null;
      await storeCredential(services, 'service', made ?? secret ?? '');
      const details = `Secret of the mail service ${secret === '' ? 'forgotten' : 'stored'}`;
      const entry = { action: 'setting_changed' as const, resource: 'settings', details };
      await audit(services, { ...requestActor(context), ...entry });
      return context.json({ ...(await readSetup()), made }, 200);
    })
    .openapi(routes.tryOut, async (context) => {
      await limitRequests(services, 'mailbox-trials', {
        ...{ most: 20, windowMinutes: 15 },
        message: 'That was 20 times in 15 minutes. Please wait a little.',
      });
      return context.json(await tryMailbox(services, settings), 200);
    });
}
