import { expect, expectTypeOf, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import {
  type ResourceWith,
  resourceNames,
  resources,
  resourcesWith,
} from '../../../contract/resources.ts';

test('resourcesWith lists the resources that have a capability', () => {
  expect(resourcesWith('revisions')).toEqual(
    resourceNames.filter((name) => resources[name].revisions),
  );
  expectTypeOf(resourcesWith('revisions')).toEqualTypeOf<ResourceWith<'revisions'>[]>();
});

onBothDatabases('the tables of resources', (open) => {
  test.each(resourceNames)('%s have routes', async (resource) => {
    const { anonymous } = await open();
    const { paths } = (await (await anonymous('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths).join()).toContain(`/api/${resource}`);
  });

  test.each(resourcesWith('bin'))('%s answer 404 with their label', async (resource) => {
    const { admin } = await open();
    const answer = await admin(`/api/${resource}/1`, { method: 'DELETE' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: `${resources[resource].label} not found` },
    ]);
  });
});
