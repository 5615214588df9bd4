import { NearForm } from './conditions/today/lazy-near-form.ts';
import { loadOutlook, type When } from './conditions/today/load.ts';
import type { Reads } from './reads.ts';
import { regionsQuery } from './regions/load.ts';
import { settingsQuery } from './settings.ts';

export async function loadToday(reads: Reads, when: When, search: Record<string, unknown>) {
  const { siteUrl } = await reads.ensure(settingsQuery);
  const [found, regions] = await Promise.all([
    loadOutlook(reads, siteUrl, when, search),
    reads.ensure(regionsQuery),
    NearForm.preload?.(),
  ]);
  return { ...found, regions };
}
