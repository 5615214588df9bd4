import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { draw } from '../../../../tests/support/pictures.ts';
import { maxUploadBytes, type Picture } from '../../../contract/media.ts';
import { createApp } from '../../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-copies-'));
let host = '';
let content: Buffer;
const asked: string[] = [];

/** Another site with a picture, redirects to the picture and to a private address, and a file over the limit. */
const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (path === '/moved') response.writeHead(302, { Location: '/a%20reef.png' }).end();
  else if (path === '/inside')
    response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end();
  else if (path === '/endless') {
    const chunk = Buffer.alloc(1024 * 1024);
    let sent = 0;
    const send = () => {
      while (!response.destroyed && sent <= maxUploadBytes) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', send);
          return;
        }
      }
      response.end();
    };
    send();
  } else if (path === '/page') response.writeHead(200).end('<html>');
  else if (path.endsWith('.png')) response.writeHead(200).end(content);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  content = await draw({ width: 61, height: 41 }).png().toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

/** A second app over the same database, which may request 127.0.0.1. */
async function copier(site: TestApp) {
  const reach = { isAllowed: (address: string) => address === '127.0.0.1', allowsPort: () => true };
  const { app } = createApp(site.services, undefined, reach);
  const headers = { ...(await site.signedIn()), 'Content-Type': 'application/json' };
  return async (body: object) => {
    const answer = await app.request('/api/media/copy', {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    const read = (await answer.json()) as Picture & { error: string };
    return { status: answer.status, ...read };
  };
}

onSqliteFirst('copies of pictures of other sites', (openApp) => {
  const open = () => openApp({ DATA_DIR: dataDir });

  test('a picture is copied once with its name and alt text, even through a redirect', async () => {
    const site = await open();
    const copy = await copier(site);
    const first = await copy({ address: `${host}/a%20reef.png`, alt: 'A reef' });
    expect(first).toMatchObject({ status: 201, name: 'a reef', alt: 'A reef', width: 61 });
    const again = await copy({ address: `${host}/moved` });
    expect(again).toMatchObject({ status: 200, id: first.id });
    const stray = await copy({ address: `${host}/100%.png` });
    expect(stray).toMatchObject({ status: 200, id: first.id });
  });

  test('a private address is requested neither directly nor through a redirect', async () => {
    const site = await open();
    asked.length = 0;
    const strict = await site.admin('/api/media/copy', {
      ...{ method: 'POST', body: { address: `${host}/a%20reef.png` } },
    });
    expect(strict.status).toBe(400);
    expect(await strict.text()).toContain('its address is not one of the public web');
    expect(asked).toEqual([]);
    const behind = await (await copier(site))({ address: `${host}/inside` });
    expect(behind).toMatchObject({
      status: 400,
      error: 'its address is not one of the public web',
    });
  });

  test('each refusal states its reason and leaves no file', async () => {
    const site = await open();
    const copy = await copier(site);
    for (const [path, said] of [
      ['/none.jpg', 'its site answers 404'],
      ['/page', 'This file is no picture'],
      ['/endless', 'larger than 25 MB'],
    ] as const) {
      const refused = await copy({ address: host + path });
      expect(refused.status, path).toBe(400);
      expect(refused.error).toContain(said);
    }
    const silent = await copy({ address: 'http://127.0.0.1:1/reef.png' });
    expect(silent).toMatchObject({ status: 400, error: 'its site does not answer' });
    const script = await copy({ address: 'javascript:alert(1)' });
    expect(script.error).toContain('https://');
    expect((await site.anonymous('/api/media/copy', { method: 'POST', body: {} })).status).toBe(
      401,
    );
    const left = readdirSync(dataDir, { recursive: true }).filter((name) =>
      /uploads?[/][^/]+$/.test(String(name)),
    );
    expect(left).toEqual([]);
  });
});
