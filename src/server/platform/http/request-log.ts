import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createLineWriter, withoutAddresses } from '../logging/log.ts';
import type { ReadClient } from './client-address.ts';

const maxLoggedLength = 512;
const maxKnownPaths = 2000;

function decoded(path: string) {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path without the token of a mail link, truncated to 512 characters. */
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

/** A request with its id in the log. */
export type IdentifiedRequest = IncomingMessage & { requestId?: string };

export interface Answer {
  method: string;
  /** Path without the query. */
  path: string;
  /** 499 if the client disconnected before the response. */
  status: number;
  milliseconds: number;
}

/** The status that nginx logs for a client that disconnected. */
const clientLeft = 499;

type Level = 'debug' | 'info';

interface ClosedAnswer extends Answer {
  requestId: string | undefined;
  bytes: number;
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  isWhole: boolean;
}

/** Formatted durations below 100 ms, which most responses take. */
const tenthTexts = Array.from({ length: 1000 }, (_, tenths) => (tenths / 10).toFixed(1));

function inTenths(milliseconds: number) {
  return tenthTexts[Math.round(milliseconds * 10)] ?? milliseconds.toFixed(1);
}

/**
 * Creates a log of responses at one level. It bypasses pino, which takes three times as long per line.
 * It writes all lines of a turn of the event loop together, in half the time of single writes.
 */
function createAnswerLog(log: Logger | undefined, level: Level, readClient: ReadClient) {
  if (!log?.isLevelEnabled(level)) return undefined;
  const lines = createLineWriter(log, level);
  // A map, because an LRU cache takes longer than the rest of a line.
  const known = new Map<string, { method: string; status: number; fields: string }>();
  let closed: ClosedAnswer[] = [];

  /** The fields before the number of bytes, which are usually the same for the next response of a path. */
  function sharedFields({ method, path, status }: ClosedAnswer) {
    const before = known.get(path);
    if (before?.status === status && before.method === method) return before.fields;
    const shown = loggedPath(path);
    const json = JSON.stringify(withoutAddresses(shown));
    const fields = `","method":"${method}","path":${json},"status":${status},"bytes":`;
    if (known.size >= maxKnownPaths) known.clear();
    // A path that `loggedPath` changes is not cached.
    if (shown === path) known.set(path, { method, status, fields });
    return fields;
  }

  function writeClosed() {
    const answers = closed;
    closed = [];
    const start = `${lines.start()},"requestId":"`;
    let text = '';
    // One expression of few parts is fast, and this line runs for every response.
    for (const answer of answers) {
      const { recorded } = readClient(answer.remoteAddress, answer.forwardedFor);
      text += `${start}${answer.requestId}${sharedFields(answer)}${answer.bytes},"milliseconds":${inTenths(answer.milliseconds)},"address":"${recorded}"${answer.isWhole ? '' : ',"aborted":true'}${lines.end}`;
    }
    lines.write(text);
  }

  return (answer: ClosedAnswer) => {
    if (closed.length === 0) setImmediate(writeClosed);
    closed.push(answer);
  };
}

/**
 * Records each response of the cache, a file or a handler once. Its log line omits queries, cookies
 * and bodies, which may contain personal data.
 */
export function createAnswerWatch(
  log: Logger | undefined,
  readClient: ReadClient,
  onAnswer: (answer: Answer) => void,
) {
  const logs = {
    debug: createAnswerLog(log, 'debug', readClient),
    info: createAnswerLog(log, 'info', readClient),
  };
  return (request: IdentifiedRequest, response: ServerResponse) => {
    const start = performance.now();
    const { socket, method = '' } = request;
    // A closed socket no longer has an address.
    const { remoteAddress, bytesWritten } = socket;
    request.requestId = randomUUID();
    const onClose = () => {
      const path = requestPath(request.url);
      const status = response.headersSent ? response.statusCode : clientLeft;
      const milliseconds = performance.now() - start;
      const answer = {
        method,
        path,
        status,
        milliseconds,
        requestId: request.requestId,
        bytes: socket.bytesWritten - bytesWritten,
        remoteAddress,
        forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
        isWhole: response.writableFinished,
      };
      onAnswer(answer);
      logs[probes.has(path) ? 'debug' : 'info']?.(answer);
    };
    response.on('close', onClose);
  };
}
