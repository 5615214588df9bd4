import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { storeSpecies } from '../../../../tests/support/store-species.ts';
import type { SearchMiss, SearchPage } from '../../../contract/search.ts';
import type { SurveyedSpecies } from '../../../contract/species.ts';
import { createDiveSites } from '../../resources/dive-sites/write.ts';
import { readSeedDiveSites } from '../seed/read.ts';
import { readSeedSpecies, readSeedSurveys } from '../seed/species.ts';
import { countMiss, listMisses, maxMisses, missDays, purgeMisses } from './misses.ts';

const misses = '/api/admin/search-misses';

async function search({ anonymous }: TestApp, query: string) {
  const answer = await anonymous(`/api/search/results?${query}`);
  expect(answer.status, query).toBe(200);
  return (await answer.json()) as SearchPage;
}

onSqliteFirst('the page of search results', (open) => {
  async function filled() {
    const app = await open();
    await createDiveSites(app.services, readSeedDiveSites().slice(0, 60));
    await storeSpecies(app.services, readSeedSpecies(), readSeedSurveys());
    return app;
  }

  test('lists every kind in rank order across pages, and each kind separately', async () => {
    const app = await filled();
    const all = await search(app, 'q=reef');
    expect(all.total).toBeGreaterThan(25);
    expect(all.results).toHaveLength(20);
    expect(all.pages).toBe(Math.ceil(all.total / 20));
    expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const pages = await Promise.all(
      Array.from({ length: all.pages }, (_, index) => search(app, `q=reef&page=${index + 1}`)),
    );
    const urls = pages.flatMap(({ results }) => results.map(({ url }) => url));
    expect(new Set(urls).size).toBe(all.total);
    for (const { kind, count } of all.kinds) {
      const one = await search(app, `q=reef&kind=${encodeURIComponent(kind)}`);
      expect(one.total).toBe(all.total);
      expect(one.results).toHaveLength(Math.min(20, count));
      expect(new Set(one.results.map((result) => result.kind))).toEqual(new Set([kind]));
    }
  });

  test('lists species and regions by their names, and corrects misspelt names', async () => {
    const app = await filled();
    expect((await search(app, 'q=leafy+seadragon')).results[0]).toMatchObject({
      kind: 'Species',
      url: '/species/leafy-seadragon',
      title: 'Leafy Seadragon',
    });
    expect((await search(app, 'q=phycodurus')).results[0]?.url).toBe('/species/leafy-seadragon');
    const region = await search(app, 'q=kangaroo+island&kind=Region');
    expect(region.results[0]?.url).toBe('/regions/kangaroo-island');
    const corrected = await search(app, 'q=seadragn');
    expect(corrected.corrected).toBe('seadragon');
    expect(corrected.total).toBeGreaterThan(0);
  });

  test('lists a species without a page, with the number of its sites', async () => {
    const app = await filled();
    const surveyed = await app.anonymous('/api/species/surveyed?q=trachinops+taeniatus');
    const [species] = (await surveyed.json()) as SurveyedSpecies[];
    if (!species) throw new Error('The surveys of the first sites hold another species by now');
    expect(species).toMatchObject({ slug: null, scientificName: 'Trachinops taeniatus' });
    const { results } = await search(app, 'q=trachinops+taeniatus');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      kind: 'Species',
      url: '/species?q=Trachinops+taeniatus',
      title: species.name,
    });
    expect(results[0]?.excerpt).toContain(`at ${species.sites} of our dive sites`);
  });

  test('the header search finds at most three species and regions, and has the same total as the page', async () => {
    const app = await filled();
    for (const text of ['trachinops taeniatus', 'kangaroo island', 'leafy', 'reef', 'seadragn']) {
      const q = new URLSearchParams({ q: text }).toString();
      const answer = (await (await app.anonymous(`/api/search?${q}`)).json()) as SearchPage;
      expect([answer.total, answer.corrected], text).toEqual([
        (await search(app, q)).total,
        (await search(app, q)).corrected,
      ]);
      const more = answer.results.filter(({ kind }) => kind === 'Species' || kind === 'Region');
      expect(more.length, text).toBeGreaterThan(0);
      expect(more.length, text).toBeLessThan(4);
    }
  });

  test('a question is searched by its significant words', async () => {
    const app = await filled();
    const found = await search(app, 'q=where+do+I+see+a+leafy+seadragon%3F');
    expect(found.corrected).toBe('leafy seadragon');
    expect(found.results[0]?.url).toBe('/species/leafy-seadragon');
  });

  test('lists the emergency page first, as does the header search', async () => {
    const app = await filled();
    for (const text of ['bent', 'bends', 'emergency', 'decompression']) {
      expect((await search(app, `q=${text}`)).results[0]?.url, text).toBe('/emergency');
      const answer = await app.anonymous(`/api/search?q=${text}`);
      expect(((await answer.json()) as SearchPage).results[0]?.url, text).toBe('/emergency');
    }
    expect(await listMisses(app.services)).toEqual([]);
  });

  test('a symptom is not corrected to the name of a site', async () => {
    const app = await filled();
    const club = readSeedDiveSites().filter(({ name }) => name.startsWith('Marmion Angling'));
    expect(await createDiveSites(app.services, club)).toHaveLength(1);
    const found = await search(app, 'q=tingling+arm');
    expect(found.results.map(({ url }) => url)).toEqual(['/emergency']);
    expect(found.corrected).toBeUndefined();
  });

  test('counts search texts without results for the owner, without personal data', async () => {
    const app = await filled();
    app.passMinutes(14 * 60);
    for (const text of [
      'xyzzy',
      'XYZZY!',
      'me@example.com',
      '0412 345 678',
      'q',
      'reef',
      'jetty beginner shore',
    ]) {
      await search(app, `q=${encodeURIComponent(text)}`);
    }
    expect((await app.anonymous(misses)).status).toBe(401);
    const list = (await (await app.admin(misses)).json()) as SearchMiss[];
    const inSydney = '2026-11-22';
    expect(list).toEqual([{ text: 'xyzzy', count: 2, lastOn: inSydney }]);
    expect((await app.anonymous(misses, { method: 'DELETE' })).status).toBe(401);
    expect((await app.admin(misses, { method: 'DELETE' })).status).toBe(200);
    expect(await listMisses(app.services)).toEqual([]);
  });

  test('the number of stored search texts without results is limited, and old texts are deleted', async () => {
    const { services } = await open();
    const days = Array.from({ length: maxMisses }, (_, index) => ({
      text: `word ${index}`,
      count: index === 0 ? 1 : 2,
      lastOn: '2026-11-01',
    }));
    await services.database.insertInto('searchMisses').values(days).execute();
    // The quota counts searches of earlier tests too, so this test uses another minute.
    const later = (minutes: number) => new Date(services.clock().getTime() + minutes * 60_000);
    await countMiss({ ...services, clock: () => later(600) }, 'newest');
    const left = (await listMisses(services)).map(({ text }) => text);
    expect(left).toHaveLength(maxMisses);
    expect(left).toContain('newest');
    expect(left).not.toContain('word 0');
    const clock = () => later((missDays + 40) * 24 * 60);
    expect(await purgeMisses({ ...services, clock })).toBe(maxMisses);
  });

  test('50 searches in one minute cause 30 writes', async () => {
    const { services } = await open();
    const clock = () => new Date(services.clock().getTime() + 7_200_000);
    for (let index = 0; index < 50; index++)
      await countMiss({ ...services, clock }, `flood ${'x'.repeat(index)}`);
    expect(await listMisses(services)).toHaveLength(30);
  });

  test('answers 400 for an unknown kind', async () => {
    const { anonymous } = await open();
    expect((await anonymous('/api/search/results?q=reef&kind=Fish')).status).toBe(400);
  });
});
