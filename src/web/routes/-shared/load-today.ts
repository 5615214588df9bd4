import type { Reads } from '../../app/reads.ts';
import { settingsQuery } from '../../app/site.ts';
import { NearForm } from '../../features/conditions/today/lazy-near-form.ts';
import { loadOutlook, type When } from '../../features/conditions/today/load.ts';
import { regionsQuery } from '../../features/regions/load.ts';

export async function loadToday(reads: Reads, when: When, search: Record<string, unknown>) {
  const { siteUrl } = await reads.ensure(settingsQuery);
  const [found, regions] = await Promise.all([
    loadOutlook(reads, siteUrl, when, search),
    reads.ensure(regionsQuery),
    NearForm.preload?.(),
  ]);
  return { ...found, regions };
}
