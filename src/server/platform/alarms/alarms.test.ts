import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { checkRules, firedAlerts, hasPromtool } from '../../../../tests/support/fired-alerts.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import type { Overview } from '../../../contract/overview.ts';
import { outboxHandlers } from '../../features/mailings/outbox-handlers.ts';
import { subscribe } from '../../resources/newsletter/subscribe.ts';
import { writeState } from '../copies/state.ts';
import { startScheduler } from '../housekeeping/housekeeping.ts';
import { sendDue } from '../mail/worker.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { noteFindings } from './alarms.ts';
import { createAnswerCounts } from './answer-counts.ts';
import { expiresSoon } from './certificate.ts';
import { createWatch } from './watch.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Makes a key and a self-signed certificate that is valid for the given number of days. */
function makeCertificate(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days ${days}`;
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

async function startHttps(days: number) {
  const server = createServer(makeCertificate(days), (_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => server.close());
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: (newDays: number) => server.setSecureContext(makeCertificate(newDays)),
  };
}

onSqliteFirst('the watch', (open) => {
  /** A watched site with its own mail server, certificate and clock. */
  async function openWatched() {
    const mails = await startMailServer();
    let mailServer = mails;
    ending.push(() => mailServer.stop());
    const https = await startHttps(90);
    const dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
    ending.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const app = await open({
      SMTP_URL: mails.url,
      SITE_URL: https.url,
      CONTACT_TO: 'owner@example.com',
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      BACKUPS_KEPT: '0',
      RESTIC_REPOSITORY: '/nowhere/copies',
      RESTIC_PASSWORD: 'salt water',
    });
    const { services } = app;
    let time = Date.now();
    services.clock = () => new Date(time);
    await app.setPassword();
    const answers = createAnswerCounts(services.clock);
    const limits = { freeBytes: 1 };
    const watch = createWatch(services, answers, limits);
    const sources = {
      cache: () => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }),
      heavyWork: () => ({ pending: 0, refused: 0 }),
      certificate: watch.certificate,
    };
    const metrics = createMetrics(services, sources, (_method, path) => path);
    const received = async () => {
      await sendDue(services, outboxHandlers);
      const parsed = await mailServer.parsed();
      return parsed.filter(({ subject }) => /^\[/.test(subject ?? ''));
    };
    return {
      ...app,
      watch,
      metrics,
      received,
      https,
      limits,
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
      answer(status: number) {
        answers.count({ path: '/blog', status });
        metrics.observe({ method: 'GET', path: '/blog', status, milliseconds: 5 });
      },
      stopMail: () => mails.stop(),
      async restartMail() {
        mailServer = await startMailServer({ port: mails.port });
      },
      alarms: async () =>
        ((await (await app.admin('/api/admin/overview')).json()) as Overview).alarms,
    };
  }
  type Watched = Awaited<ReturnType<typeof openWatched>>;

  interface Fault {
    cause: string;
    alert: string;
    mail: RegExp;
    inject: (site: Watched) => unknown;
    heal: (site: Watched) => unknown;
  }

  const faults: Fault[] = [
    {
      cause: 'answers',
      alert: 'BottomTimeAnswersFail',
      mail: /12 of 112 answers failed in 5 minutes/,
      inject({ answer }) {
        for (let index = 0; index < 112; index++) answer(index < 12 ? 500 : 200);
      },
      heal: () => {},
    },
    {
      cause: 'jobs',
      alert: 'BottomTimeJobLate',
      mail: /The job “publishing on schedule” last worked on/,
      async inject({ services, pass }) {
        await startScheduler(services).stop();
        pass(16 * minuteMs);
      },
      heal: ({ services }) => startScheduler(services).stop(),
    },
    {
      cause: 'copies',
      alert: 'BottomTimeCopiesFail',
      mail: /could not be copied off this machine: the store does not answer\. The newest good copy/,
      inject: ({ services: { config, clock } }) =>
        writeState(config.dataDir, {
          lastAt: new Date(clock().getTime() - 12 * minuteMs).toISOString(),
          failingSince: new Date(clock().getTime() - 11 * minuteMs).toISOString(),
          problem: 'the store does not answer',
        }),
      heal: ({ services: { config } }) => writeState(config.dataDir, {}),
    },
    {
      cause: 'mail',
      alert: 'BottomTimeMailRefused',
      mail: /taken no mail since .*ECONNREFUSED/,
      async inject({ services, stopMail }) {
        await stopMail();
        for (const name of ['jo', 'ann']) {
          await subscribe(services, `${name}@example.com`, { page: '/', address: '192.0.2.1' });
        }
        await sendDue(services, outboxHandlers);
      },
      async heal({ services, restartMail, pass }) {
        await restartMail();
        pass(10 * minuteMs);
        await sendDue(services, outboxHandlers);
      },
    },
    {
      cause: 'disk',
      alert: 'BottomTimeDiskFull',
      mail: /GB are free where the data are/,
      inject({ limits }) {
        limits.freeBytes = Number.MAX_VALUE;
      },
      heal({ limits }) {
        limits.freeBytes = 1;
      },
    },
    {
      cause: 'passwords',
      alert: 'BottomTimePasswordsTried',
      mail: /12 failed sign-ins in 15 minutes, from 3 addresses/,
      async inject({ anonymous }) {
        for (let index = 0; index < 12; index++) {
          await anonymous('/api/admin/login', {
            method: 'POST',
            body: { password: 'a guess' },
            headers: { 'X-Forwarded-For': `203.0.113.${index % 3}` },
          });
        }
      },
      heal: ({ pass }) => pass(15 * minuteMs),
    },
    {
      cause: 'certificate',
      alert: 'BottomTimeCertificateEnds',
      mail: /The certificate of the site ends on/,
      inject: ({ pass }) => pass(80 * dayMs),
      heal({ https, pass }) {
        https.renew(400);
        pass(7 * 60 * minuteMs);
      },
    },
  ];

  test.skipIf(!hasOpenssl)(
    'each of seven faults raises a mail, a metric and an alert; its end sends another mail',
    { timeout: 60_000 },
    async () => {
      const site = await openWatched();
      const { watch, pass, received, alarms, metrics, services } = site;
      await watch.run();
      expect(await alarms()).toEqual([]);
      expect(await received()).toEqual([]);
      let mails = 0;
      let isWorking = true;
      const look = async () => {
        if (isWorking) await startScheduler(services).stop();
        await watch.run();
      };
      for (const { cause, alert, mail, inject, heal } of faults) {
        const well = await metrics.scrape();
        isWorking = cause !== 'jobs';
        await inject(site);
        await look();
        expect(await alarms()).toMatchObject([{ cause }]);
        const faulty = await metrics.scrape();
        expect(faulty).toContain(`bottom_time_alarm{cause="${cause}"} 1`);
        // The fault changes only the limit of the alarm, so the metric is lowered here.
        const shown =
          cause === 'disk'
            ? faulty.replace(/^(bottom_time_disk_free_bytes\{.*\}) .*$/gm, '$1 1000000')
            : faulty;
        if (hasPromtool) {
          expect(firedAlerts(well, shown, services.clock())).toEqual([alert]);
        }
        pass(minuteMs);
        await look();
        if (cause !== 'mail') expect(await received(), cause).toHaveLength(mails + 1);

        pass(5 * minuteMs);
        await heal(site);
        isWorking = true;
        await look();
        pass(5 * minuteMs);
        await look();
        expect(await alarms(), cause).toEqual([]);
        const all = await received();
        // The restarted mail server has none of the earlier mails.
        if (cause === 'mail') mails = 0;
        mails += 2;
        expect(all, cause).toHaveLength(mails);
        const [began, ended] = all.slice(-2);
        expect(began?.text).toMatch(mail);
        expect(began?.to).toMatchObject({ text: 'owner@example.com' });
        expect(ended?.text).toMatch(/It lasted from .* to /);
        pass(2 * 60 * minuteMs);
        await startScheduler(services).stop();
      }
    },
  );

  test('several instances send one mail an hour for an intermittent cause, and one a day for a lasting cause', async () => {
    const { services, pass, received } = await openWatched();
    const finding = { cause: 'disk' as const, detail: '0.5 GB of 20 GB are free.' };
    const look = (found: boolean) =>
      Promise.all([1, 2, 3].map(() => noteFindings(services, found ? [finding] : [])));
    await look(true);
    expect(await received()).toHaveLength(1);
    pass(6 * minuteMs);
    await look(false);
    expect(await received()).toHaveLength(2);
    for (let turn = 0; turn < 3; turn++) {
      await look(true);
      pass(6 * minuteMs);
      await look(false);
    }
    expect(await received()).toHaveLength(2);
    pass(60 * minuteMs);
    await look(true);
    expect(await received()).toHaveLength(3);
    for (let hour = 0; hour < 50; hour++) {
      for (let part = 0; part < 15; part++) {
        pass(4 * minuteMs);
        await noteFindings(services, [finding]);
      }
    }
    expect(await received()).toHaveLength(5);
  });

  test('a site without a mail server shows its alarms, and queues no mail', async () => {
    const { services, admin } = await open();
    await noteFindings(services, [{ cause: 'jobs', detail: 'There is no backup.' }]);
    const { alarms } = (await (await admin('/api/admin/overview')).json()) as Overview;
    expect(alarms).toMatchObject([{ cause: 'jobs', detail: 'There is no backup.' }]);
    expect(await services.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

describe('certificates', () => {
  const from = '2026-11-01T00:00:00.000Z';
  test.each([
    [90, 70, false],
    [90, 77, true],
    [6, 4, false],
    [6, 5, true],
    [90, 91, true],
  ])('a certificate of %i days ends soon on day %i: %s', (days, day, soon) => {
    const until = new Date(Date.parse(from) + days * dayMs).toISOString();
    expect(expiresSoon({ from, until }, new Date(Date.parse(from) + day * dayMs))).toBe(soon);
  });
});

test.skipIf(!hasPromtool)('Prometheus accepts the alert rules', () => {
  expect(String(checkRules())).toContain('SUCCESS');
});
