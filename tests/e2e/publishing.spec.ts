import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startServer } from '../support/own-server.ts';
import { freePort } from '../support/postgres.ts';
import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

const password = 'survive-a-sudden-end';

test('An article published through the API is on the blog at once and survives kill -9', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-kill-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let server = await startServer(port, folder, { ADMIN_PASSWORD: password });
  try {
    await open(page, `${address}/blog`);
    const send = (path: string, body: object, cookie = '') =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(body),
      });
    const login = await send('/api/admin/login', { password });
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const created = await send(
      '/api/articles',
      {
        title: 'Written just before the lights went out',
        content: '<p>Still here.</p>',
        category: 'News',
        imageUrl: '/art/articles/what-bottom-time-is.jpg',
        published: true,
      },
      cookie,
    );
    expect(created.status).toBe(201);
    expect(await (await fetch(`${address}/blog`)).text()).toContain('before the lights went out');
    const gone = ended(server);
    server.kill('SIGKILL');
    await gone;

    server = await startServer(port, folder, { ADMIN_PASSWORD: password });
    await open(page, `${address}/blog/written-just-before-the-lights-went-out`);
    await expect(page.getByText('Still here.', { exact: true })).toBeVisible();
  } finally {
    const gone = ended(server);
    const start = performance.now();
    server.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  }
});
