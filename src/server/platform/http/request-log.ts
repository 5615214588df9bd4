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

/** A path without the token of a link in a mail, cut to the longest length of a page's path. */
export function loggedPath(path: string) {
  const shown = decoded(path);
  const [, own] =
    /^(\/unsubscribe\/|\/newsletter\/(?:confirm|preferences)\/|\/reports\/confirm\/)/.exec(shown) ??
    [];
  if (own) return `${own}…`;
  return shown.length > maxLoggedLength ? `${shown.slice(0, maxLoggedLength)}…` : shown;
}

/** The path of a request's URL, which may begin with an origin. */
function requestPath(url = '/') {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return path.startsWith('/') ? path : (URL.parse(path)?.pathname ?? '/');
}

/** Paths that a load balancer requests from each instance every few seconds. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A request with the id by which the log names it. */
export type IdentifiedRequest = IncomingMessage & { requestId?: string };

export interface Answer {
  method: string;
  /** Path without the query. */
  path: string;
  /** 499 if the client left before the answer. */
  status: number;
  milliseconds: number;
}

/** A path as JSON; testing that it needs no escaping takes a third of the time. */
const quoted = (path: string) => (/^[\w/.~-]*$/.test(path) ? `"${path}"` : JSON.stringify(path));

/** The status that nginx logs for a client that left. */
const clientLeft = 499;

/**
 * Records each answer of the cache, a file or a handler once. The log gets a line without queries, cookies
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
    // A closed socket no longer has an address.
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
        // Written without pino, which takes three times as long for thousands of lines a second.
        `,"requestId":"${request.requestId}","method":"${method}","path":${quoted(withoutAddresses(loggedPath(path)))},"status":${status},"bytes":${bytes},"milliseconds":${Math.round(milliseconds * 10) / 10},"address":"${recorded}"${isWhole ? '' : ',"aborted":true'}`,
      );
    };
    response.on('close', onClose);
  };
}
