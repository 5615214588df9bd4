import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { checkIntegrity, type Site, startSite } from './site.ts';

const rounds = 50;
/** Limit per round, which starts the site once; the first start seeds the database. */
const secondsForRound = 30;

interface Acknowledged {
  articles: Map<string, string>;
  contacts: Set<string>;
  newsletters: Set<string>;
}

/** Writes until the site is killed, and records acknowledged writes only. */
async function writeUntilDeath(site: Site, writer: string, acknowledged: Acknowledged) {
  for (let count = 0; ; count++) {
    const mark = `${writer}-${count}`;
    const content = `<p>${mark} ${'x'.repeat(count % 5000)}</p>`;
    const email = `${mark}@example.com`;
    try {
      const article = await site.call('/api/articles', { title: mark, slug: mark, content });
      if (article.ok) acknowledged.articles.set(mark, content);
      const message = { name: 'Jo', email, subject: mark, message: 'Is the jetty open in winter?' };
      if ((await site.call('/api/contact', message)).ok) acknowledged.contacts.add(mark);
      const subscription = await site.call('/api/newsletter/subscribe', { email });
      if (subscription.ok) acknowledged.newsletters.add(email);
    } catch {
      return;
    }
  }
}

test(`an acknowledged write survives kill -9, ${rounds} times at a random moment`, {
  timeout: rounds * secondsForRound * 1000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-kill-'));
  const file = join(dataDir, 'bottom-time.sqlite');
  let integrityChecks = 0;
  let found = 0;
  const acknowledged: Acknowledged = {
    articles: new Map(),
    contacts: new Set(),
    newsletters: new Set(),
  };
  try {
    let cookie: string | undefined;
    for (let round = 0; round <= rounds; round++) {
      const site = await startSite({ dataDir, ...(cookie && { cookie }) });
      if (!cookie) {
        const answer = await site.call('/api/admin/login', { password: 'correct-horse-battery' });
        cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
        await site.kill();
        continue;
      }
      expect((await site.call('/api/admin/session')).status, 'a session survives too').toBe(200);
      const writers = ['a', 'b', 'c', 'd'].map((name) =>
        writeUntilDeath(site, `${round}${name}`, acknowledged),
      );
      await pause(20 + Math.random() * 400);
      await site.kill();
      await Promise.all(writers);

      expect(checkIntegrity(file)).toBe('ok');
      integrityChecks += 1;
      const database = new Sqlite(file, { readonly: true });
      const article = database.prepare('select content from articles where slug = ?').pluck();
      const column = (sql: string) => new Set(database.prepare(sql).pluck().all() as string[]);
      const subjects = column('select subject from contacts');
      const addresses = column('select email from newsletters');
      const { articles, contacts, newsletters } = acknowledged;
      const lost = [
        ...[...articles].filter(([slug, content]) => article.get(slug) !== content),
        ...[...contacts].filter((subject) => !subjects.has(subject)),
        ...[...newsletters].filter((email) => !addresses.has(email)),
      ];
      expect(lost).toEqual([]);
      found = articles.size + contacts.size + newsletters.size - lost.length;
      // A message and its mail to the owner are stored together or not at all.
      const count = (sql: string) => database.prepare(sql).pluck().get();
      expect(count("select count(*) from outbox where kind = 'contact'")).toBe(
        count('select count(*) from contacts'),
      );
      database.close();
    }
    const { articles, contacts, newsletters } = acknowledged;
    expect(articles.size).toBeGreaterThan(rounds);
    const sum = articles.size + contacts.size + newsletters.size;
    console.log(
      `${rounds} kills: ${articles.size} articles, ${contacts.size} messages and ${newsletters.size} subscriptions were acknowledged, ${sum} in all, and ${found} found; integrity_check was ok ${integrityChecks} times`,
    );
    expect([integrityChecks, found]).toEqual([rounds, sum]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
