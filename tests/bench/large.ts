import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import { openDatabase } from '../../src/server/platform/database/open.ts';
import { fetchRaw, ms, quantile, residentMemory, signIn, startSite, waitFor } from './server.ts';

const size = 20_000;
const batch = 250;

/** Adds `size` copies each of articles, reviews and dive sites. @returns eight of the new slugs */
async function enlarge(folder: string) {
  const database = openDatabase(parseConfig({ DATA_DIR: folder }));
  const articles = await database.selectFrom('articles').selectAll().execute();
  const reviews = await database.selectFrom('reviews').selectAll().execute();
  const sites = await database.selectFrom('diveSites').selectAll().execute();
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < size; start += batch) {
      const numbers = Array.from({ length: batch }, (_, index) => start + index + 1);
      await transaction
        .insertInto('articles')
        .values(
          numbers.flatMap((number) => {
            const row = articles[number % articles.length];
            if (!row) return [];
            const { id: _, ...rest } = row;
            return { ...rest, slug: `${row.slug}-${number}`, title: `${row.title} ${number}` };
          }),
        )
        .execute();
      await transaction
        .insertInto('reviews')
        .values(
          numbers.flatMap((number) => {
            const row = reviews[number % reviews.length];
            if (!row) return [];
            const { id: _, ...rest } = row;
            return { ...rest, slug: `${row.slug}-${number}`, title: `${row.title} ${number}` };
          }),
        )
        .execute();
      await transaction
        .insertInto('diveSites')
        .values(
          numbers.flatMap((number) => {
            const row = sites[number % sites.length];
            if (!row) return [];
            const { id: _, ...rest } = row;
            return { ...rest, slug: `${row.slug}-${number}`, name: `${row.name} ${number}` };
          }),
        )
        .execute();
    }
  });
  const made = await database
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'like', 'diving-%')
    .orderBy('id', 'desc')
    .limit(8)
    .execute();
  await database.destroy();
  return made.map(({ slug }) => slug);
}

/** Measures a site with 20,000 articles, reviews and dive sites; returns lines of Markdown. */
export async function measureLargeSite(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-large-'));
  try {
    const small = await startSite(folder);
    await waitFor(`${small.url}/readyz`);
    await small.stop();
    const slugs = await enlarge(folder);
    const begin = performance.now();
    const site = await startSite(folder);
    try {
      await waitFor(`${site.url}/readyz`);
      const start = performance.now() - begin;
      const signedIn = await signIn(site.url);
      const headers = { 'Content-Type': 'application/json', ...signedIn };
      async function timed(path: string, method: string, body: unknown) {
        const begun = performance.now();
        const answer = await fetch(site.url + path, {
          method,
          headers,
          body: JSON.stringify(body),
        });
        const value = (await answer.json()) as { id: number; version?: number };
        if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
        return { time: performance.now() - begun, value };
      }
      const writes: number[] = [];
      for (let index = 0; index < 40; index++) {
        const { time } = await timed('/api/articles', 'POST', {
          title: `Measured ${index}`,
          content: '<p>Twelve metres, flat sea, one curious wobbegong.</p>'.repeat(40),
          category: 'Tips',
          imageUrl: '/art/articles/first-dive.jpg',
          published: true,
        });
        writes.push(time);
      }
      const first: Record<string, number> = {};
      const rest: Record<string, number[]> = {};
      const paths = {
        'search of dive sites, /api/dive-sites/browse?q=': (turn: number) =>
          `/api/dive-sites/browse?q=${['grey nurse', 'wreck', 'kelp', 'wall', 'seal'][turn % 5]}+${turn}`,
        'page 400 of the list, /api/dive-sites/browse?page=': (turn: number) =>
          `/api/dive-sites/browse?page=${400 + turn}`,
        'an article, rendered': (turn: number) => `/blog/${slugs[turn]}`,
        'the blog, rendered': () => '/blog',
        'page 300 of the blog, rendered': (turn: number) => `/blog?page=${300 + turn}`,
        'a category of the blog, rendered': (turn: number) =>
          `/blog?category=Safety&page=${1 + turn}`,
        'the gear reviews, rendered': () => '/gear-reviews',
        'search of gear reviews, /api/reviews/published?search=': (turn: number) =>
          `/api/reviews/published?page=1&search=${['mares', 'wrist+strap', 'nitrox', 'spring', 'seal'][turn % 5]}+${turn}`,
        'a search of gear reviews, rendered': (turn: number) =>
          `/gear-reviews?search=${['mares', 'wrist+strap', 'nitrox', 'spring', 'seal'][turn % 5]}+1${turn}`,
        'the home page, rendered': () => '/',
        'a dive site, rendered': (turn: number) => `/dive-sites/${5000 + turn}`,
      };
      for (const [name, path] of Object.entries(paths)) {
        for (let turn = 0; turn < 8; turn++) {
          const { time } = await fetchRaw(site.url + path(turn), {
            ...signedIn,
            'Accept-Encoding': 'br',
          });
          if (turn === 0) first[name] = time;
          else rest[name] = [...(rest[name] ?? []), time];
        }
      }
      async function afterWrites(write: string, change: object, search: string) {
        const times: number[] = [];
        for (let turn = 0; turn < 9; turn++) {
          await timed(write.replace('*', String(6000 + turn)), 'PATCH', change);
          const { time } = await fetchRaw(`${site.url}${search}+${turn}`, {
            'Accept-Encoding': 'br',
          });
          times.push(time);
        }
        return `${ms(times[0] ?? 0)} | ${ms(quantile(times.slice(1), 0.5))}`;
      }
      const afterWriteTimes = {
        'the search of dive sites, each time after a site was written': await afterWrites(
          '/api/dive-sites/*/featured',
          { featured: true },
          '/api/dive-sites/browse?q=reef',
        ),
        'the search of reviews, each time after a review was written': await afterWrites(
          '/api/reviews/*',
          { excerpt: 'Measured.' },
          '/api/reviews/published?page=1&search=strap',
        ),
      };
      const memory = residentMemory(site.process);
      return [
        '## 20,000 articles, reviews and dive sites',
        '',
        '| | first after a write | median after that |',
        '|---|---|---|',
        `| a write of an article, through the API | ${ms(writes[0] ?? 0)} | ${ms(quantile(writes.slice(1), 0.5))} (worst ${ms(Math.max(...writes.slice(1)))}) |`,
        ...Object.keys(paths).map(
          (name) =>
            `| ${name} | ${ms(first[name] ?? 0)} | ${ms(quantile(rest[name] ?? [], 0.5))} |`,
        ),
        ...Object.entries(afterWriteTimes).map(([name, times]) => `| ${name} | ${times} |`),
        '',
        `Start to ready: ${start.toFixed(0)} ms. Memory after all of it: ${memory.toFixed(0)} MB.`,
        '',
      ];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
