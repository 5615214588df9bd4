import { NearForm } from '../../features/conditions/today/lazy-near-form.ts';
import { loadOutlook, type When } from '../../features/conditions/today/load.ts';
import { readRegions } from '../../features/regions/load.ts';

export async function loadToday(siteUrl: string, when: When, search: Record<string, unknown>) {
  const [found, regions] = await Promise.all([
    loadOutlook(siteUrl, when, search),
    readRegions(),
    NearForm.preload?.(),
  ]);
  return { ...found, regions };
}
