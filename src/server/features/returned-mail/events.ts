import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mailService } from '../../../contract/returned-mail.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { countRequest } from '../../platform/http/rate-limit.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { type MailReport, recordReport } from '../../resources/newsletter/returns.ts';
import { readCredentials } from './credentials.ts';
import { readSes, signedServices } from './services.ts';
import { createSnsReader, type FetchText, fetchFromAmazon } from './sns.ts';

/** Minutes in which a repeated call is detected, and the maximum age of an SNS message. */
const remembered = { minutes: 25 * 60, signedMinutes: 24 * 60 };

/** Records an event once, however often the service calls. */
function recordOnce(services: Services, id: string, report: MailReport | undefined) {
  const key = `mail-event:${createHash('sha256').update(id).digest('base64url')}`;
  return services.database.transaction().execute(async (transaction) => {
    const { clock } = services;
    const inTransaction = { database: transaction as unknown as Services['database'], clock };
    if ((await countRequest(inTransaction, key, remembered.minutes)).count > 1) return;
    if (report) await recordReport(services, transaction, report);
  });
}

/** The route that mail services call when a newsletter mail bounces or is reported as unwanted. */
export function mailEventRoutes(
  services: Services,
  settings: Settings,
  fetchText: FetchText = fetchFromAmazon(services),
) {
  const sns = createSnsReader(fetchText);

  async function readSns(body: string, topic: string) {
    const message = await sns.read(body, topic);
    const age = services.clock().getTime() - Date.parse(message.Timestamp);
    if (Math.abs(age) > remembered.signedMinutes * 60_000) throw forbidden('Wrong time');
    if (message.Type === 'SubscriptionConfirmation') await sns.confirm(message);
    const isEvent = message.Type === 'Notification';
    return { id: message.MessageId, report: isEvent ? readSes(message.Message) : undefined };
  }

  return new Endpoints({ tags: ['Newsletter'] }).endpoint('post', '/{service}', {
    summary: 'Receive an event from the mail service that the settings choose',
    params: z.object({ service: mailService }),
    // A zod schema would read the body before its signature is checked.
    upload: { content: { 'application/json': { schema: { type: 'object' } } } },
    errors: [403, 413, 415],
    async handle({ params: { service }, context }) {
      const chosen = (await settings.values())['returned-mail'];
      const { service: secret = '' } = await readCredentials(services);
      const isSet = service === 'ses' ? chosen.topic : secret;
      if (service !== chosen.service || !isSet) throw notFound('This service is not in use.');
      const body = await context.req.text();
      const call = {
        ...{ body, secret, at: services.clock() },
        header: (name: string) => context.req.header(name),
      };
      const { id, report } =
        service === 'ses' ? await readSns(body, chosen.topic) : signedServices[service](call);
      await recordOnce(services, `${service}:${id}`, report);
    },
  });
}
