import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../../tests/support/records.ts';
import type { Alternative } from '../../../../contract/conditions/outlook.ts';

const base = '/api/dive-sites';
/** Two sites of Christmas Island, 6 km apart: one open to the east, one to the north-west. */
const beach = { ...plainSite, name: 'Beach', latitude: -10.464, longitude: 105.708 };
const cove = { ...plainSite, name: 'Cove', latitude: -10.4295, longitude: 105.669 };
const shut = {
  status: 'closed',
  statusReason: 'Closed by the park.',
  statusAuthority: 'The park',
};

onSqliteFirst('alternatives for the day', (open) => {
  async function findAlternatives(...sites: object[]) {
    const app = await open();
    for (const body of sites) {
      expect((await app.admin(base, { method: 'POST', body })).status).toBe(201);
    }
    const answer = await app.anonymous(`${base}/1/alternatives`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Alternative[];
  }

  test('an alternative is sheltered from the winds to which the site is open', async () => {
    const found = await findAlternatives(
      { ...beach, positionErrorKm: 0.8 },
      { ...cove, positionErrorKm: 0.8 },
    );
    expect(found).toEqual([
      {
        from: ['E', 'SE', 'S', 'SW'],
        sites: [expect.objectContaining({ name: 'Cove', distanceKm: 5.7, bearing: 312 })],
      },
    ]);
    expect(found[0]?.sites[0]).not.toHaveProperty('shelteredSides');
  });

  test.each([
    ['the neighbour is closed', {}, shut],
    ['nobody knows the open water of the site', { positionErrorKm: null }, {}],
    ['nobody knows the open water of the neighbour', {}, { positionErrorKm: null }],
    ['the neighbour is far away', {}, { latitude: -12.4, longitude: 130.8 }],
  ])('a site has no alternative if %s', async (_, ofBeach, ofCove) => {
    expect(
      await findAlternatives(
        { ...beach, positionErrorKm: 0.8, ...ofBeach },
        { ...cove, positionErrorKm: 0.8, ...ofCove },
      ),
    ).toEqual([]);
  });

  test('a site that does not exist gives 404', async () => {
    const app = await open();
    expect((await app.anonymous(`${base}/9/alternatives`)).status).toBe(404);
  });
});
