import { expect, test } from 'vitest';
import { ruledSite } from '../../../tests/support/ruled-site.ts';
import { brokenRules, type RuledSite, unsourcedTexts } from './rules.ts';

const site: RuledSite & Record<string, unknown> = { ...ruledSite };
/** The depth range is derived from the depths unless `changes` contains a depth range. */
const fieldsBrokenBy = (changes: Record<string, unknown>) => {
  const changed = { ...site, ...changes };
  const depthRange = `${changed.depthMin}–${changed.depthMax} m`;
  return brokenRules({ ...changed, depthRange, ...changes }).map(({ field }) => field);
};

test('a site without contradictions breaks no rule', () => {
  expect(brokenRules(site)).toEqual([]);
});

test.each([
  ['a least depth below the greatest', { depthMin: 20 }, ['depthMax', 'depthTypical']],
  ['a typical depth above the least', { depthTypical: 1 }, ['depthTypical']],
  ['a typical depth below the greatest', { depthTypical: 15 }, ['depthTypical']],
  ['a Beginner dive below 18 m', { depthTypical: 19, depthMax: 30 }, ['depthTypical']],
  [
    'a deep part without a warning for beginners',
    { depthTypical: null, depthMax: 30 },
    ['depthNote'],
  ],
  ['a depth range that its numbers contradict', { depthRange: '5–18 m' }, ['depthMin', 'depthMax']],
  [
    'a depth in feet',
    { depthRange: '6–45 ft', depthMin: 6, depthMax: 45, depthNote: 'x' },
    ['depthRange'],
  ],
  ['visibility in feet', { visibility: '30 feet' }, ['visibility']],
  ['a depth in feet without a space', { depthRange: '2-14ft' }, ['depthRange']],
  ['water in degrees Fahrenheit', { waterTemp: '60–72 °F' }, ['waterTemp']],
  ['a boat site with steps', { access: 'boat', steps: 30 }, ['steps']],
  ['a boat site with a walk', { access: 'boat', walkMetres: 300 }, ['walkMetres']],
  ['a liveaboard site with steps', { access: 'liveaboard', steps: 0 }, ['steps']],
  [
    'a closure without reason or authority',
    { status: 'closed' },
    ['statusReason', 'statusAuthority'],
  ],
  ['a status without a source', { status: 'open' }, ['statusAuthority']],
  [
    'law without a source',
    { takeRules: 'Take nothing.', protectedZoneMetres: 25 },
    ['takeRules', 'protectedZoneMetres'],
  ],
])('%s is refused', (_, changes, fields) => {
  expect(fieldsBrokenBy(changes)).toEqual(fields);
});

const source = { source: 'Parks Victoria', confidence: 'published', checkedOn: '2026-11-21' };
test.each([
  [
    'a deep part named in the hazards',
    { depthTypical: null, depthMax: 30, hazards: 'Divers with a first certificate stop at 18 m' },
  ],
  [
    'a deep part named in a note',
    { depthTypical: null, depthMax: 30, depthNote: 'The wall goes on to 30 m.' },
  ],
  ['a range that says more than its numbers', { depthRange: '2–14 m, a gutter to 17' }],
  ['a range in whole metres', { depthRange: '2–14 m', depthMax: 14.5 }],
  ['a range from the surface', { depthRange: 'To 14 m', depthMin: 0, depthTypical: 8 }],
  ['a range without numbers', { depthRange: 'Shallow' }],
  ['a boat site that is both', { access: 'both', steps: 30 }],
  ['a status that is not known', { status: 'unknown' }],
  ['a status with provenance', { status: 'open', provenance: { status: source } }],
  ['a closure with who decides', { status: 'closed', statusReason: 'x', statusAuthority: 'Parks' }],
  [
    'a restriction that says whom to ask',
    { status: 'restricted', statusReason: 'Check with Parks.' },
  ],
  ['law with provenance', { takeRules: 'x', provenance: { takeRules: source } }],
  ['law that says whom to ask', { takeRules: 'Check with the marine park.' }],
  ['a permit with who issues it', { permit: 'Every dive', permitIssuer: 'Parks Victoria' }],
])('%s is accepted', (_, changes) => {
  expect(fieldsBrokenBy(changes)).toEqual([]);
});

test('dangers and notices without a source are found', () => {
  const texts = { hazards: 'Surge', notice: 'A permit is needed.' };
  expect(unsourcedTexts({ ...site, ...texts })).toEqual(['hazards', 'notice']);
  expect(unsourcedTexts({ ...site, ...texts, provenance: { hazards: source } })).toEqual([
    'notice',
  ]);
  expect(unsourcedTexts({ ...site, notice: 'Check with Parks Victoria.' })).toEqual([]);
});
