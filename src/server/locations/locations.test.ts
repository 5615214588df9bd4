import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../tests/support/both-databases.ts';
import { readSeedLocations } from '../seed/read.ts';
import { createLocations } from './queries.ts';

onBothDatabases('locations', (open) => {
  test('GET /api/locations/featured returns the featured locations in their order', async () => {
    const { anonymous, services } = await open();
    const [reef, wreck, ...others] = readSeedLocations().map(({ slug: _, ...place }) => place);
    if (!reef || !wreck) throw new Error('the seed has places');
    await createLocations(services, [reef, { ...wreck, featured: false }, ...others]);
    const places = (await (await anonymous('/api/locations/featured')).json()) as object[];
    expect(places).toHaveLength(1 + others.length);
    expect(places[0]).toMatchObject({ id: 1, ...reef, createdAt: '2026-11-21T00:00:00.000Z' });
  });
});
