import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { success } from '../../../contract/common.ts';
import { endedSessions, hashParams, signedInSession } from '../../../contract/sign-in.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { adminRoute, confirmedRoute, currentSession } from '../auth/session.ts';
import { closeOtherSessions, closeSession, listSessions } from '../auth/session-store.ts';
import { createRouter, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { adminErrors, errors, json } from '../http/openapi.ts';
import { deviceName } from './device.ts';

const admin = adminRoute('Admin');

/** Lists and ends sessions. */
export function sessionRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/sessions',
        ...admin,
        summary: 'Open sessions, the last used first',
        responses: { 200: json(z.array(signedInSession)), ...errors(401) },
      }),
      async (context) => {
        const { tokenHash } = currentSession(context);
        const sessions = await listSessions(services);
        return context.json(
          sessions.map(({ tokenHash: id, device, createdAt, kept, ...session }) => ({
            id,
            device: deviceName(device),
            network: session.network,
            since: createdAt,
            usedAt: session.usedAt,
            endsAt: session.endsAt,
            kept: kept === 1,
            isCurrent: id === tokenHash,
          })),
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/sessions/{id}',
        ...admin,
        summary: 'Ends a session',
        request: { params: hashParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const session = (await listSessions(services)).find(({ tokenHash }) => tokenHash === id);
        if (!session) throw notFound('That session has ended already.');
        await closeSession(services, id);
        const event = { resource: 'sessions', ...requestActor(context) };
        const details = deviceName(session.device);
        await audit(services, { ...event, action: 'sessions_ended', details });
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/sessions',
        ...admin,
        summary: 'Ends all sessions but this one',
        responses: { 200: json(endedSessions), ...errors(401, 403) },
      }),
      async (context) => {
        const ended = await closeOtherSessions(services, currentSession(context).tokenHash);
        const event = { resource: 'sessions', ...requestActor(context) };
        await audit(services, { ...event, action: 'sessions_ended', details: `${ended} others` });
        return context.json({ ended }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/confirmed',
        ...confirmedRoute(services, 'Admin'),
        summary: 'Tells whether the owner proved in the last ten minutes that it is them',
        responses: { 200: json(success), ...errors(401, 403) },
      }),
      (context) => context.json({ success: true as const }, 200),
    );
}
