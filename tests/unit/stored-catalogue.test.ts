/// <reference path="../../src/service-worker/build.d.ts" />
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedSites, storedSpecies } from '../../src/domain/offline/offline-paths.ts';
import { answerCatalogue } from '../../src/service-worker/catalogue.ts';
import { filterableSite } from '../support/filterable-sites.ts';

const sites = [
  filterableSite('Reef'),
  filterableSite('Wreck', { type: 'wreck', skillLevel: 'Advanced' }),
].map((site, id) => ({ ...site, id }));
const stored: Record<string, object> = { [storedSites]: sites, [storedSpecies]: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (address: string) => Response.json(stored[address]) }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = async (search: string) =>
  (await answerCatalogue(new Request(`https://example.com/api/dive-sites${search}`))).json();

test('the stored sites supply a whole list without a network, and its search text is not interpreted', async () => {
  expect(await answer('?fields=summary&skill=Advanced')).toMatchObject([{ name: 'Wreck' }]);
  expect(await answer('?fields=summary&q=wreck+nsw')).toEqual([]);
});

test('the stored sites supply the rows of the map and a page of the list without a network', async () => {
  expect(await answer('/map?q=wreck+nsw')).toMatchObject([{ name: 'Wreck' }]);
  expect(await answer('/browse?q=wreck+nsw')).toMatchObject({
    total: 1,
    sites: [{ name: 'Wreck' }],
    words: { taken: { type: 'wreck', state: 'NSW' } },
  });
});
