import { expect, test } from 'vitest';
import { ruledSite } from '../../../tests/support/ruled-site.ts';
import { type ReviewedSite, reviewReasons, sitesDueForReview } from './review.ts';

const today = '2026-11-21';
const site: ReviewedSite = {
  ...ruledSite,
  statusAsOf: null,
  hazardList: null,
  provenance: null,
};
const named = (name: string, changes: Partial<ReviewedSite>) => ({ ...site, name, ...changes });

test('a site whose facts are sourced and fresh is not due', () => {
  const fresh = named('Fresh', {
    status: 'restricted',
    statusAsOf: '2026-03',
    hazards: 'Surge',
    hazardList: [{ kind: 'surge', months: null, note: null, source: null }],
    provenance: { hazards: { checkedOn: '2026-11-01' } },
  });
  expect(reviewReasons(fresh, today)).toEqual([]);
});

test('reviewReasons names an old or undated status, an unsourced danger and an old check', () => {
  const due = named('Due', {
    status: 'closed',
    statusAsOf: '2024-07',
    hazards: 'Surge',
    provenance: { notice: { checkedOn: '2025-01-01' }, highlights: { checkedOn: '2025-01-01' } },
  });
  expect(reviewReasons(due, today)).toEqual([
    { field: 'status', danger: 3, since: '2024-07' },
    { field: 'hazardList', danger: 2, since: null },
    { field: 'hazards', danger: 2, since: null },
    { field: 'notice', danger: 2, since: '2025-01-01' },
    { field: 'highlights', danger: 1, since: '2025-01-01' },
  ]);
});

test('sites are sorted by danger, then by age', () => {
  const sites = [
    named('Old check', { provenance: { depthRange: { checkedOn: '2020-01-01' } } }),
    named('Closed 2024', { status: 'closed', statusAsOf: '2024' }),
    named('Unsourced', { hazards: 'Surge' }),
    named('Closed, no date', { status: 'closed' }),
    named('Closed 2022', { status: 'closed', statusAsOf: '2022-10' }),
    named('Fine', {}),
  ];
  expect(sitesDueForReview(sites, today).map((due) => due.site.name)).toEqual([
    'Closed, no date',
    'Closed 2022',
    'Closed 2024',
    'Unsourced',
    'Old check',
  ]);
});

test('a hazards text that the typed list does not match is due', () => {
  const crocodiles = { kind: 'crocodiles', months: null, note: null, source: null } as const;
  const provenance = { hazards: { checkedOn: '2026-11-01' } };
  const due = [{ field: 'hazardList', danger: 2, since: null }];
  const some = (hazardList: ReviewedSite['hazardList']) =>
    reviewReasons(named('Some', { hazards: 'Crocodiles', hazardList, provenance }), today);
  expect(some(null)).toEqual(due);
  expect(some([])).toEqual(due);
  expect(some([{ ...crocodiles, kind: 'surge' }])).toEqual(due);
  expect(some([crocodiles])).toEqual([]);
});
