import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { password, startSite } from '../failures/site.ts';
import { apiCalls } from './calls.ts';

const mark = 'zebrafish-mark';

test('the log of every API call contains no password, token, address or text of a message', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-logs-'));
  const site = await startSite({ dataDir, environment: { LOG_LEVEL: 'trace' } });
  try {
    const login = await site.call('/api/admin/login', { password });
    const token = /session=([^;]+)/.exec(login.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const document = await (await site.call('/api/openapi.json')).json();
    let calls = 0;

    for (const signedIn of [false, true]) {
      for (const { method, path, body, texts } of apiCalls(document as never)) {
        if (/log(in|out)$/.test(path)) continue;
        const marked = Object.fromEntries(
          texts.map((name) => [
            name,
            /email/i.test(name) ? `${mark}@example.com` : `${body?.[name] || ''} ${mark}`.trim(),
          ]),
        );
        for (const content of body
          ? [{ ...body, ...marked }, marked, `{"broken": "${mark}`]
          : [undefined]) {
          const answer = await fetch(`${site.url}${path.replace(/\{\w+\}/g, '1')}`, {
            method,

            headers: {
              ...(content && { 'Content-Type': 'application/json' }),
              ...(signedIn && { Cookie: `session=${token}` }),
              'User-Agent': mark,
              Referer: `${site.url}/${mark}`,
            },
            ...(content && {
              body: typeof content === 'string' ? content : JSON.stringify(content),
            }),
          });
          await answer.arrayBuffer();
          expect(answer.status, `${method} ${path}`).not.toBe(500);
          calls++;
        }
      }
    }
    await site.call('/api/admin/login', { password: `${mark}-password` });
    await site.call(`/unsubscribe/${mark}`);
    await site.call(`/api/articles?search=${mark}`);
    expect(calls).toBeGreaterThan(100);
    // The log writes lines in batches, a moment after the responses.
    await expect
      .poll(() => site.output().split('\n').length, { message: 'a line a request', timeout: 5000 })
      .toBeGreaterThan(calls);
    const said = site.output();
    for (const secret of [mark, password, token, 'jo@example.com', 'argon2', 'session=']) {
      const line = said.split('\n').find((each) => each.includes(secret));
      expect(line, secret).toBeUndefined();
    }
  } finally {
    await site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
