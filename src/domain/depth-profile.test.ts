import { expect, test } from 'vitest';
import { depthProfile, profileForm, profileLayout, profileWords } from './depth-profile.ts';
import { siteAccesses, siteTypes } from './dive-site-terms.ts';

test('the form follows type and access', () => {
  expect(profileForm({ type: 'reef', access: 'shore' })).toBe('slope');
  expect(profileForm({ type: 'reef', access: 'both' })).toBe('slope');
  expect(profileForm({ type: 'reef', access: 'boat' })).toBe('bommie');
  expect(profileForm({ type: 'pier', access: 'shore' })).toBe('piles');
  expect(profileForm({ type: 'freshwater', access: 'shore' })).toBe('pool');
  expect(profileForm({ type: null, access: null })).toBe('slope');
});

test.each([
  [3, [0, 1, 2, 3]],
  [10, [0, 2, 4, 6, 8, 10]],
  [18, [0, 5, 10, 15]],
  [40, [0, 10, 20, 30, 40]],
])('a site of %i m gets a scale of few round metres', (depthMax, ticks) => {
  const drawn = depthProfile({ type: 'reef', access: 'boat', depthMin: 1, depthMax });
  expect(drawn?.ticks).toEqual(ticks);
});

test('every form touches the shallowest and the deepest metre, and stays in its frame', () => {
  for (const type of [...siteTypes, null]) {
    for (const access of [...siteAccesses, null]) {
      const drawn = depthProfile({ type, access, depthMin: 6, depthMax: 24 });
      if (!drawn) throw new Error(`no drawing of ${type}`);
      const points = [...drawn.bed, ...drawn.solids.flat()];
      const metres = points.map(([, depth]) => depth);
      expect(metres).toContain(24);
      if (drawn.form !== 'piles' && drawn.form !== 'pool') expect(metres).toContain(6);
      expect(Math.max(...metres)).toBeLessThanOrEqual(drawn.bottom);
      for (const [across] of points) {
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThanOrEqual(100);
      }
    }
  }
});

test('nothing is drawn without depths', () => {
  const site = { type: 'reef', access: 'boat' } as const;
  expect(depthProfile({ ...site, depthMin: null, depthMax: 20 })).toBeUndefined();
  expect(depthProfile({ ...site, depthMin: 5, depthMax: null })).toBeUndefined();
  expect(depthProfile({ ...site, depthMin: 0, depthMax: 0 })).toBeUndefined();
});

test('the words name form and depths', () => {
  const wreck = depthProfile({ type: 'wreck', access: 'boat', depthMin: 14, depthMax: 28 });
  expect(wreck && profileWords(wreck)).toBe(
    'A drawing, not a survey: a wreck on the sand, from 14 to 28 metres deep.',
  );
});

test('on a drawing the surface lies where every drawing has it, and the lowest depth at its edge', () => {
  const profile = depthProfile({ type: 'wreck', access: 'boat', depthMin: 10, depthMax: 30 });
  if (!profile) throw new Error('it has depths');
  const { surface, down, outline } = profileLayout(profile, { width: 200, height: 100 });
  expect([down(0), down(profile.bottom), surface]).toEqual([19, 100, 19]);
  expect(outline([[50, 0]])).toBe('100,19.0');
});
