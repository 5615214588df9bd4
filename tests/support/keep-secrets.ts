// Every server of a browser run loads this file (`node --import`). The file records received values
// that the server must not log, one per line: a kind, and the secret as JSON.
// `tests/e2e/search-log.ts` searches the logs for these secrets.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

const file = join(process.env.E2E_LOGS ?? '.', `${process.pid}.secrets`);
/** Shorter words would be found by chance. */
const shortest = 6;
const known = new Set<string>();

function keep(kind: string, secret: unknown) {
  if (typeof secret !== 'string' || secret.length < shortest || known.has(secret)) return;
  known.add(secret);
  appendFileSync(file, `${kind} ${JSON.stringify(secret)}\n`);
}

/** Calls that contain personal data. */
const personal = /^\/api\/(contact|newsletter|admin\/(login|people|password|codes))\b/;

function keepBody(body: string) {
  for (const address of body.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []) keep('address', address);
  try {
    for (const [field, value] of Object.entries(JSON.parse(body) as object)) {
      if (['password', 'name', 'subject', 'message', 'current', 'next', 'secret'].includes(field))
        keep(field, value);
    }
  } catch {
    // The body is a form, or a test has sent invalid JSON.
  }
}

subscribe('http.server.request.start', (event) => {
  const { request } = event as { request: IncomingMessage };
  const { url = '', headers } = request;
  keep('session', /session=([^;]+)/.exec(headers.cookie ?? '')?.[1]);
  keep('token', /^Bearer (.+)/.exec(headers.authorization ?? '')?.[1]);
  keep('unsubscribe', /^\/unsubscribe\/([^?]+)/.exec(url)?.[1]);
  keep('preview', /[?&]signature=([^&]+)/.exec(url)?.[1]);
  if (!personal.test(url)) return;
  const chunks: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk) chunks.push(chunk);
    else keepBody(Buffer.concat(chunks).toString());
    return push(chunk, encoding);
  };
});

keep('password', process.env.ADMIN_PASSWORD);
