import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../platform/site-content/site-content.ts';
import { manifestRoutes } from './manifest.ts';

test('GET /manifest.webmanifest has the site’s name and existing icons', async () => {
  const answer = await manifestRoutes().request('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
});
