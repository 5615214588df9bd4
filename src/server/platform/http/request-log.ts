import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createLineWriter, withoutAddresses } from '../logging/log.ts';
import type { ReadClient } from './client-address.ts';

const maxLoggedLength = 512;

function decoded(path: string) {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path without the token with which anyone could unsubscribe its owner, cut where it is longer than any page's. */
export function loggedPath(path: string) {
  const shown = decoded(path);
  if (shown.startsWith('/unsubscribe/')) return '/unsubscribe/…';
  return shown.length > maxLoggedLength ? `${shown.slice(0, maxLoggedLength)}…` : shown;
}

/** The path of a request's address, which may begin with an origin. */
export function requestPath(url = '/') {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return path.startsWith('/') ? path : (URL.parse(path)?.pathname ?? '/');
}

/** A balancer requests these of each instance every few seconds. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A request with the id by which the log names it. */
export type IdentifiedRequest = IncomingMessage & { requestId?: string };

export interface Answer {
  method: string;
  /** Without its query. */
  path: string;
  /** 499 where the client left before any. */
  status: number;
  milliseconds: number;
}

/** A path as JSON; most hold nothing to escape, which is told in a third of the time. */
const quoted = (path: string) => (/^[\w/.~-]*$/.test(path) ? `"${path}"` : JSON.stringify(path));

/** As nginx logs a client that left. */
const clientLeft = 499;

/**
 * Notes each answer once, whoever gave it: the cache, a file or a handler. The log gets a line without queries, cookies
 * and bodies, which may be personal data.
 */
export function createAnswerWatch(
  log: Logger | undefined,
  readClient: ReadClient,
  onAnswer: (answer: Answer) => void,
) {
  const writeLine = log && createLineWriter(log);
  const isLogged = { debug: log?.isLevelEnabled('debug'), info: log?.isLevelEnabled('info') };
  return (request: IdentifiedRequest, response: ServerResponse) => {
    const start = performance.now();
    const { socket, method = '' } = request;
    // A closed socket has no address any more.
    const { remoteAddress, bytesWritten } = socket;
    request.requestId = randomUUID();
    const onClose = () => {
      const path = requestPath(request.url);
      const isWhole = response.writableFinished;
      const status = response.headersSent ? response.statusCode : clientLeft;
      const milliseconds = performance.now() - start;
      onAnswer({ method, path, status, milliseconds });
      if (!writeLine) return;
      const forwarded = request.headers['x-forwarded-for'] as string | undefined;
      const level = probes.has(path) ? 'debug' : 'info';
      if (!isLogged[level]) return;
      const { recorded } = readClient(remoteAddress, forwarded);
      const bytes = socket.bytesWritten - bytesWritten;
      writeLine(
        level,
        // By hand: pino takes three times as long for the thousands of lines that a second may have.
        `,"requestId":"${request.requestId}","method":"${method}","path":${quoted(withoutAddresses(loggedPath(path)))},"status":${status},"bytes":${bytes},"milliseconds":${Math.round(milliseconds * 10) / 10},"address":"${recorded}"${isWhole ? '' : ',"aborted":true'}`,
      );
    };
    response.on('close', onClose);
  };
}
