import { z } from 'zod';
import { endedSessions, hashParams, signedInSession } from '../../../contract/sign-in.ts';
import { audit } from '../audit/audit-log.ts';
import { adminRoute, confirmedRoute, currentSession } from '../auth/session.ts';
import { closeOtherSessions, closeSession, listSessions } from '../auth/session-store.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { deviceName } from './device.ts';

/** Routes that list and end sessions. */
export function sessionRoutes(services: Services) {
  return new Endpoints(adminRoute('Admin'))
    .endpoint('get', '/sessions', {
      summary: 'Open sessions, the last used first',
      answer: z.array(signedInSession),
      handle: async ({ context }) => {
        const { tokenHash } = currentSession(context);
        const sessions = await listSessions(services);
        return sessions.map(({ tokenHash: id, device, createdAt, kept, ...session }) => ({
          id,
          device: deviceName(device),
          network: session.network,
          since: createdAt,
          usedAt: session.usedAt,
          endsAt: session.endsAt,
          kept: kept === 1,
          isCurrent: id === tokenHash,
        }));
      },
    })
    .endpoint('delete', '/sessions/{id}', {
      summary: 'Ends a session',
      params: hashParams,
      handle: async ({ params: { id }, actor }) => {
        const session = (await listSessions(services)).find(({ tokenHash }) => tokenHash === id);
        if (!session) throw notFound('That session has ended already.');
        await closeSession(services, id);
        const event = { resource: 'sessions', ...actor };
        const details = deviceName(session.device);
        await audit(services, { ...event, action: 'sessions_ended', details });
      },
    })
    .endpoint('delete', '/sessions', {
      summary: 'Ends all sessions except that of the caller',
      answer: endedSessions,
      withoutErrors: [400, 413, 415],
      handle: async ({ actor, context }) => {
        const ended = await closeOtherSessions(services, currentSession(context).tokenHash);
        const event = { resource: 'sessions', ...actor };
        await audit(services, { ...event, action: 'sessions_ended', details: `${ended} others` });
        return { ended };
      },
    })
    .endpoint('get', '/confirmed', {
      summary: 'Answers 403 unless the owner signed in within the last ten minutes',
      access: confirmedRoute(services, 'Admin'),
      errors: [403],
      handle: () => ({ success: true as const }),
    });
}
