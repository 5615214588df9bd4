import { expect, test } from 'vitest';
import { type DrawingColours, depthDrawing } from './depth-drawing.ts';
import { depthProfile, profileLayout } from './depth-profile.ts';
import { siteAccesses, siteTypes } from './dive-site-terms.ts';

const palette: DrawingColours = {
  sky: 'sky',
  haze: 'haze',
  shoal: 'shoal',
  deep: 'deep',
  abyss: 'abyss',
  coral: 'coral',
  ochre: 'ochre',
};
const size = { width: 400, height: 230 };
const sites = siteTypes.flatMap((type) => siteAccesses.map((access) => ({ type, access })));

test.each(sites)('divers and fish swim between surface and ground: $type, $access', (site) => {
  for (const [depthMin, depthMax] of [
    [2, 9],
    [18, 18],
    [12, 60],
  ] as const) {
    const profile = depthProfile({ ...site, depthMin, depthMax });
    if (!profile) throw new Error('it has depths');
    const { surface, down } = profileLayout(profile, size);
    const drawing = depthDrawing(profile, size, palette, { id: 'one' });
    const swimmers = [...drawing.matchAll(/translate\([\d.]+ ([\d.]+)\) scale\(1\.00\)/g)];
    expect(swimmers).toHaveLength(2);
    for (const [, y] of swimmers) {
      expect(Number(y)).toBeGreaterThan(surface);
      expect(Number(y)).toBeLessThan(down(depthMax));
    }
    expect(drawing).not.toMatch(/NaN|undefined/);
  }
});

test('the range one dives is marked at its depths', () => {
  const profile = depthProfile({ type: 'wreck', access: 'boat', depthMin: 14, depthMax: 28 });
  if (!profile) throw new Error('it has depths');
  const { down } = profileLayout(profile, size);
  expect(depthDrawing(profile, size, palette, { id: 'one' })).toContain(`V${down(28)}`);
});
