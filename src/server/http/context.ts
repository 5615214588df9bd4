import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { ContentStore } from '../database/content-store.ts';
import type { Database } from '../database/open.ts';
import { validationHook } from './errors.ts';

/** What the resources share. Time comes from `clock`, so that tests can set it. */
export interface Services {
  config: Config;
  database: Database;
  content: ContentStore;
  clock: () => Date;
  logger: Logger;
}

/** What every request carries. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The caller's address, forwarding headers believed only from trusted proxies. */
    address: string;
    /** The same as the audit log may keep it. */
    recordedAddress: string;
    /** Tells whether the caller is the signed-in admin. */
    isAdmin: boolean;
    sessionExpiresAt: string | undefined;
  };
}

/** The context of a handler that several routes share, with the checked parts of the request that it reads. */
export type Asked<Path extends string, Parts extends object> = Context<
  AppEnv,
  Path,
  { out: Parts }
>;

/** A router whose routes check their input and are part of the OpenAPI document. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({ defaultHook: validationHook });
}

/** The current time as it is stored and sent. */
export const now = (services: Pick<Services, 'clock'>) => services.clock().toISOString();
