import { expect } from 'vitest';
import type { DiveSite } from '../../src/contract/dive-sites/dive-sites.ts';
import type { TestApp } from './both-databases.ts';
import { plainSite } from './records.ts';

/** Creates a dive site as the admin. @param fields override or extend those of `plainSite` */
export async function addSite({ admin }: Pick<TestApp, 'admin'>, fields: object = {}) {
  const body = { ...plainSite, ...fields };
  const answer = await admin('/api/dive-sites', { method: 'POST', body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as DiveSite;
}
