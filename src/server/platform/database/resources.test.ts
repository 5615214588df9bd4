import type { ExtractSchema } from 'hono/types';
import { expect, expectTypeOf, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import {
  type Resource,
  type ResourceWith,
  resourceNames,
  resources,
  resourcesWith,
} from '../../../contract/resources.ts';
import type { Api } from '../../app.ts';

type Path = keyof ExtractSchema<Api>;
type Unrouted = {
  [Name in Resource]: Extract<Path, `/api/${Name}` | `/api/${Name}/${string}`> extends never
    ? Name
    : never;
}[Resource];

test('every resource has routes', () => {
  expectTypeOf<Unrouted>().toBeNever();
});

test('lists the resources that have a capability', () => {
  expect(resourcesWith('revisions')).toEqual(
    resourceNames.filter((name) => resources[name].revisions),
  );
  expectTypeOf(resourcesWith('revisions')).toEqualTypeOf<ResourceWith<'revisions'>[]>();
});

onBothDatabases('the tables of resources', (open) => {
  test.each(resourcesWith('bin'))('%s answer 404 with their label', async (resource) => {
    const { admin } = await open();
    const answer = await admin(`/api/${resource}/1`, { method: 'DELETE' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: `${resources[resource].label} not found` },
    ]);
  });
});
