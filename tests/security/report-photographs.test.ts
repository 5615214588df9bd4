import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReportQueue } from '../../src/contract/reports.ts';
import { addSite } from '../support/add-site.ts';
import { onSqliteFirst } from '../support/both-databases.ts';
import { draw } from '../support/pictures.ts';
import { photographAt, sendPhotograph } from '../support/send-photograph.ts';
import { sendReport } from '../support/send-report.ts';
import { testAll } from '../support/test-all.ts';

const sendings = testAll ? 500 : 80;

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

onSqliteFirst('hostile photographs', (open) => {
  test.runIf(process.platform === 'linux')(
    `${sendings} of them at full rate change nothing public, fill no memory and leave the queue usable`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-hostile-'));
      const app = await open({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', FORM_LIMIT: '100' });
      const site = await addSite(app);
      const reportsPath = `/api/dive-sites/${site.id}/reports`;
      const readPublic = async () => (await app.anonymous(reportsPath)).text();
      const before = await readPublic();
      const photographs = Array(3).fill({ licence: 'cc-by', credit: '<b>', shows: '<script>' });
      const dive = { kind: 'dive', record: String(site.id), details: {}, photographs };
      const sent: string[] = [];
      for (let number = 0; number < 20; number += 1) {
        const id = randomUUID();
        const answer = await sendReport(app, { id, ...dive }, `198.51.${number}.1`);
        if (answer.status === 200) sent.push(id);
      }
      expect(sent).toHaveLength(20);

      const large = await draw({ width: 6000, height: 8000 }).jpeg().toBuffer();
      const small = await photographAt(-35, 138);
      const junk = Buffer.alloc(2 ** 20, 'x');
      const resident = residentMegabytes();
      let most = resident;
      const watch = setInterval(() => {
        most = Math.max(most, residentMegabytes());
      }, 10);
      const statuses = await Promise.all(
        Array.from({ length: sendings }, async (_, number) => {
          const id = number % 4 === 0 ? randomUUID() : (sent[number % 20] ?? '');
          const content = [large, small, junk][number % 3] ?? junk;
          const from = { 'X-Forwarded-For': `203.0.${number % 7}.1` };
          return (await sendPhotograph(app, id, (number % 3) + 1, content, from)).status;
        }),
      );
      clearInterval(watch);
      for (const status of statuses) expect([200, 400, 404, 429, 503]).toContain(status);
      expect(most - resident, `${resident} MB before, ${most} MB at most`).toBeLessThan(250);
      expect(await readPublic()).toBe(before);
      const uploads = join(dataDir, '.uploads');
      expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);

      const queue = (await (await app.admin('/api/reports')).json()) as ReportQueue;
      const waiting = queue.reports.flatMap((report) =>
        report.photographs.filter(({ state }) => state === 'new'),
      );
      const folder = join(dataDir, 'media', 'reports');
      expect(existsSync(folder) ? readdirSync(folder) : []).toHaveLength(waiting.length);
      expect(queue.heldBack).toBeGreaterThan(0);
      // A report marked as spam loses its files.
      for (const { id } of queue.reports) {
        await app.admin(`/api/reports/${id}`, { method: 'PATCH', body: { decision: 'spam' } });
      }
      expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    240_000,
  );
});
