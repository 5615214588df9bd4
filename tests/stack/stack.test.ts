// Builds and starts deploy/compose.yaml with Docker and tests it through Caddy while parts fail.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../cluster/cluster.ts';
import { until } from '../cluster/instances.ts';
import { hasEngine, instances, password, type Stack, startStack } from './stack.ts';

const paths = ['/blog', '/', '/api/articles?fields=summary', '/dive-sites', '/gear-reviews'];

describe.skipIf(!(await hasEngine()))('the stack of deploy/compose.yaml', () => {
  let stack: Stack;
  let cookie = '';
  let written = 0;
  beforeAll(async () => {
    stack = await startStack();
    const login = await stack.ask('/api/admin/login', { password });
    cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  });
  afterAll(() => stack?.stop());

  /** Sends requests of visitors, a quarter of them for pages that are not cached. */
  const visitors = () => {
    let asked = 0;
    return load(paths, 4, (path) => stack.ask(asked++ % 4 ? path : `/dive-sites?q=reef${asked}`));
  };
  const nextTitle = () => `Stack notes ${written + 1}`;
  async function publish() {
    const title = nextTitle();
    written++;
    const article = {
      title,
      content: '<p>Three of us went in and three came out.</p>',
      category: 'Tips',
      imageUrl: '/art/articles/first-dive.jpg',
      published: true,
    };
    return { answer: await stack.ask('/api/articles', article, { Cookie: cookie }), title };
  }
  const healthy = (instance: string, limit = 40_000) =>
    until(
      `${instance} is healthy`,
      limit,
      async () => (await stack.inspect(instance)).State.Health?.Status === 'healthy',
    );
  const allHealthy = async () => {
    for (const instance of instances) await healthy(instance);
  };

  test('each instance runs as node, without privileges, on a read-only file system', async () => {
    for (const instance of instances) {
      expect(await stack.inside(instance, 'id', '-u')).toBe('1000\n');
      const status = await stack.inside(instance, 'cat', '/proc/1/status');
      expect(status).toMatch(/^CapEff:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      for (const folder of ['/app', '/', '/home/node']) {
        await expect(stack.inside(instance, 'touch', `${folder}/x`)).rejects.toThrow(/Read-only/);
      }
      await stack.inside(instance, 'sh', '-c', 'touch /data/x /tmp/x && rm /data/x /tmp/x');
      const { HostConfig } = await stack.inspect(instance);
      expect(HostConfig.Memory).toBe(768 * 2 ** 20);
      expect(HostConfig.PidsLimit).toBe(200);
    }
  });

  test('all instances are healthy on one database, which was migrated and filled once', async () => {
    await allHealthy();
    const logs = await stack.compose('logs', '--no-color', ...instances);
    expect(logs.match(/filled the database/g)).toHaveLength(1);
    expect(Number(await stack.query('select count(distinct name) from kysely_migration'))).toBe(
      Number(await stack.query('select count(*) from kysely_migration')),
    );
    expect(Number(await stack.query('select count(*) from dive_sites'))).toBeGreaterThan(243);
  });

  test('Caddy serves https, a session works on each instance, and each instance shows a write within 1 s', async () => {
    for (const path of [...paths, '/sitemap.xml', '/admin']) {
      expect((await stack.ask(path)).status, path).toBe(200);
    }
    expect(cookie).toMatch(/^__Host-/);
    for (const instance of instances) {
      const session = await stack.askInstance(instance, '/api/admin/session', { Cookie: cookie });
      expect(session.text).toContain('"authenticated":true');
    }
    // The polls run in the containers, which share the clock of this process.
    const title = nextTitle();
    const looking = Promise.all(instances.map((instance) => stack.waitFor(instance, title)));
    await pause(2000);
    expect((await publish()).answer.status).toBe(201);
    const acknowledged = Date.now();
    const delays = (await looking).map((time) => time - acknowledged);
    console.log(`a write was on each after ${delays.join(', ')} ms`);
    expect(Math.max(...delays)).toBeLessThan(1000);
  });

  test('visitors see no error while an instance is killed, and the instance restarts by itself', async () => {
    const load = visitors();
    await pause(500);
    const before = (await stack.inspect('app-2')).RestartCount;
    await stack
      .inside('app-2', 'sh', '-c', 'kill -KILL $(cat /proc/1/task/1/children)')
      .catch(() => {});
    await until(
      'app-2 restarts',
      10_000,
      async () => (await stack.inspect('app-2')).RestartCount > before,
    );
    await healthy('app-2');
    const seen = await load.stop();
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);
  });

  test('a stopped instance finishes its requests within the grace period', async () => {
    const load = visitors();
    await pause(500);
    const begun = performance.now();
    await stack.compose('stop', 'app-3');
    const seconds = (performance.now() - begun) / 1000;
    const { State } = await stack.inspect('app-3');
    await pause(500);
    await stack.compose('up', '--detach', '--wait', 'app-3');
    const seen = await load.stop();
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    // tini forwards the signal, and the server exits by itself; a killed server exits with 137.
    expect(State.ExitCode).toBe(0);
    expect(seconds).toBeLessThan(12);
  });

  test('requests succeed or get 503 with Retry-After while the database restarts, and succeed afterwards', async () => {
    const readers = visitors();
    const acknowledged: string[] = [];
    const writers = load(['/api/articles'], 1, async () => {
      const { answer, title } = await publish();
      if (answer.status === 201) acknowledged.push(title);
      return answer;
    });
    await pause(500);
    await stack.compose('restart', 'database');
    await until('writes work again', 30_000, async () => (await publish()).answer.status === 201);
    await pause(500);
    const seen = [...(await readers.stop()), ...(await writers.stop())];
    const bad = seen.filter(
      ({ status, retryAfter }) =>
        ![200, 201].includes(status) && !(status === 503 && Number(retryAfter) > 0),
    );
    expect(bad).toEqual([]);
    const list = await (await stack.ask('/api/articles?fields=summary')).text();
    expect(acknowledged.filter((title) => !list.includes(`"${title}"`))).toEqual([]);
    for (const instance of instances) {
      expect((await stack.inspect(instance)).State.Health.Status).toBe('healthy');
    }
  });

  test('a backup made in a container is restored as docs/deploy.md describes', async () => {
    const kept = await publish();
    const said = await stack.inside('app-1', 'node', 'scripts/backup.ts');
    const file = /\/data\/backups\/\S+\.tar\.gz/.exec(said)?.[0] ?? '';
    const lost = await publish();
    await stack.compose('stop', ...instances);
    await stack.compose('run', '--rm', 'app-1', 'node', 'scripts/restore.ts', file);
    await stack.compose('up', '--detach', '--wait');
    const list = await (await stack.ask('/api/articles')).text();
    expect(list).toContain(`"${kept.title}"`);
    expect(list).not.toContain(`"${lost.title}"`);
    const login = await stack.ask('/api/admin/login', { password });
    cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  });

  test('visitors see no error while each instance in turn is upgraded and rolled back', async () => {
    stack.configure('check-2');
    await stack.compose('build', 'app-1');
    const load = visitors();
    for (const version of ['check-2', 'check-1']) {
      stack.configure(version);
      for (const instance of instances) {
        await stack.compose('up', '--detach', '--no-deps', '--wait', instance);
        expect((await stack.inspect(instance)).Config.Image).toBe(`bottom-time:${version}`);
      }
    }
    const seen = await load.stop();
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    for (const instance of instances) {
      const [used = ''] = (await stack.inside(instance, 'cat', '/proc/1/task/1/children')).split(
        ' ',
      );
      const status = await stack.inside(instance, 'cat', `/proc/${used}/status`);
      const megabytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
      console.log(`${instance}: ${Math.round(megabytes)} MB of 768 at the most`);
      expect(megabytes).toBeLessThan(600);
    }
  });
});
