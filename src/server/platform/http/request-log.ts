import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createLineWriter, withoutAddresses } from '../logging/log.ts';
import type { ReadClient } from './client-address.ts';

const maxLoggedLength = 512;
const mostKnownPaths = 2000;

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

/** The status that nginx logs for a client that left. */
const clientLeft = 499;

type Level = 'debug' | 'info';

interface ClosedAnswer extends Answer {
  requestId: string | undefined;
  bytes: number;
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  isWhole: boolean;
}

/** Texts of the milliseconds below 100, which most answers take. */
const tenthTexts = Array.from({ length: 1000 }, (_, tenths) => (tenths / 10).toFixed(1));

function inTenths(milliseconds: number) {
  return tenthTexts[Math.round(milliseconds * 10)] ?? milliseconds.toFixed(1);
}

/**
 * Creates a log of answers at one level, without pino, which takes three times as long a line.
 * The answers of a turn are written in a row, in half the time of one by one.
 */
function createAnswerLog(log: Logger | undefined, level: Level, readClient: ReadClient) {
  if (!log?.isLevelEnabled(level)) return undefined;
  const lines = createLineWriter(log, level);
  // A map, since a cache that orders its entries by use takes longer than the rest of a line.
  const known = new Map<string, { method: string; status: number; fields: string }>();
  let closed: ClosedAnswer[] = [];

  /** The fields that the next answer of the same path mostly has too, up to the number of bytes. */
  function sharedFields({ method, path, status }: ClosedAnswer) {
    const before = known.get(path);
    if (before?.status === status && before.method === method) return before.fields;
    const shown = loggedPath(path);
    const json = JSON.stringify(withoutAddresses(shown));
    const fields = `","method":"${method}","path":${json},"status":${status},"bytes":`;
    if (known.size >= mostKnownPaths) known.clear();
    // A longer path is forged.
    if (shown === path) known.set(path, { method, status, fields });
    return fields;
  }

  function writeClosed() {
    const answers = closed;
    closed = [];
    const start = `${lines.start()},"requestId":"`;
    let text = '';
    // In one expression of few parts: this runs for every answer.
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
 * Records each answer of the cache, a file or a handler once. The log gets a line without queries, cookies
 * and bodies, which may be personal data.
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
