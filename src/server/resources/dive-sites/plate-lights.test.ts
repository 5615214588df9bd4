import { expect, test } from 'vitest';
import lights from '../../../../seed/plate-lights.json' with { type: 'json' };
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type {
  DiveSite,
  DiveSitePage,
  DiveSiteSummary,
} from '../../../contract/dive-sites/dive-sites.ts';
import { readSeedDiveSites } from '../../platform/seed/read.ts';
import { plateLight } from './plate-lights.ts';

const base = '/api/dive-sites';
const facts = {
  region: 'Queensland',
  latitude: -19.3,
  longitude: 147.6,
  waterTemp: '22–29 °C',
  skillLevel: 'Advanced',
  depthRange: '14–28 m',
  description: 'A wreck.',
};

onSqliteFirst('the light of plates', (open) => {
  test('cards and guides have the light of a seeded plate, and no light for other pictures', async () => {
    const app = await open();
    for (const [name, imageUrl] of Object.entries({
      Drawn: '/art/plates/ss-yongala.jpg',
      Photographed: 'https://images.unsplash.com/photo-1',
      Unseen: null,
    })) {
      await app.admin(base, { method: 'POST', body: { ...facts, name, imageUrl } });
    }
    const get = async <T>(path: string) => (await (await app.anonymous(base + path)).json()) as T;
    const summaries = await get<DiveSiteSummary[]>('?fields=summary');
    const { sites } = await get<DiveSitePage>('/browse');
    for (const [drawn, ...others] of [summaries, sites]) {
      expect(drawn).toMatchObject({ name: 'Drawn', light: lights['ss-yongala'] });
      expect(others).toHaveLength(2);
      for (const other of others) expect(other).not.toHaveProperty('light');
      expect((await get<DiveSite>(`/${drawn?.id}`)).light).toEqual(lights['ss-yongala']);
    }
  });
});

test('nearly all seeded plates have a light', () => {
  const sites = readSeedDiveSites();
  const lit = sites.filter((site) => plateLight(site).light);
  expect(lit.length).toBe(Object.keys(lights).length);
  expect(lit.length).toBeGreaterThan(sites.length * 0.95);
});
