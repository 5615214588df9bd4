import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { Resource } from '../../../contract/resources.ts';
import type { Config } from '../config/config.ts';
import type { ContentStore } from '../database/content-store.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { validationHook } from './errors.ts';

/** The dependencies that all resources share. Time comes from `clock`, so that tests can set it. */
export interface Services {
  config: Config;
  database: Database;
  content: ContentStore;
  clock: () => Date;
  logger: Logger;
}

/** The services of functions that need only the database. */
export type DatabaseReader = Pick<Services, 'database'>;

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The client's address; forwarding headers are read from trusted proxies only. */
    address: string;
    /** The address as the audit log may store it. */
    recordedAddress: string;
    isAdmin: boolean;
    /** The ids of the records that the response shows, by resource. */
    shownRecords: Partial<Record<Resource, readonly number[]>> | undefined;
    /** Whether the body is streamed, so that no cache may collect it. */
    isStreamed: boolean | undefined;
    /** The session of the signed-in owner. */
    session: Row<'sessions'> | undefined;
    /** The name of the API token that authorises the call, if any. */
    tokenName: string | undefined;
    /** The database error of a failed session lookup. */
    sessionFailure: Error | undefined;
  };
}

export function createRouter() {
  return new OpenAPIHono<AppEnv>({ defaultHook: validationHook });
}

/** The current time as an ISO string. */
export const now = (services: Pick<Services, 'clock'>) => services.clock().toISOString();

/** The time `milliseconds` from now, as an ISO string. */
export const after = (services: Pick<Services, 'clock'>, milliseconds: number) =>
  new Date(services.clock().getTime() + milliseconds).toISOString();

/** The time `milliseconds` ago, as an ISO string. */
export const ago = (services: Pick<Services, 'clock'>, milliseconds: number) =>
  after(services, -milliseconds);
