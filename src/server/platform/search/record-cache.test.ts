import { expect, test } from 'vitest';
import { onSqliteFirst, openApp, type TestApp } from '../../../../tests/support/both-databases.ts';
import { dice } from '../../../../tests/support/dice.ts';
import type {
  DiveSite,
  DiveSitePage,
  DiveSiteSummary,
} from '../../../contract/dive-sites/dive-sites.ts';
import type { Review } from '../../../contract/reviews.ts';
import { toDepthBand } from '../../../domain/dive-sites/depth-band.ts';
import { runWhole } from '../../../domain/parts/parts.ts';
import { foldRecord, rankRecords } from '../../../domain/search/search.ts';
import { foldText, toSearchTerm } from '../../../domain/text/fold-text.ts';
import { plainText } from '../../../domain/text/text.ts';

const words = ['Reef', 'grey', 'nurse', 'BAY', 'wreck', 'kelp', 'Åre', '12', '&amp;', '’s'];
const regions = ['Sydney', 'Perth', 'Hobart'];
const categories = ['BCDs', 'Cameras'];
const asked = [
  're',
  'grey nurse',
  'REEF',
  'y k',
  'åre',
  '2',
  '& ',
  '’',
  'nowhere',
  'sydney',
  'bcd',
  '',
];

type Roll = ReturnType<typeof dice>;
const pick = <T>(roll: Roll, from: readonly T[]) => from[roll(from.length)] as T;
const sentence = (roll: Roll, length: number) =>
  Array.from({ length }, () => pick(roll, words)).join(' ');

const randomSite = (roll: Roll) => ({
  name: sentence(roll, 2),
  region: pick(roll, regions),
  latitude: -33,
  longitude: 151,
  waterTemp: '15–23 °C',
  skillLevel: 'Beginner',
  depthRange: pick(roll, ['5–9 m', '30 m', 'shallow']),
  description: sentence(roll, 12),
  marineLife: roll(2) ? sentence(roll, 3) : null,
});

const randomReview = (roll: Roll, number: number) => ({
  title: sentence(roll, 2),
  slug: `number-${number}`,
  excerpt: sentence(roll, 4),
  content: `<p>${sentence(roll, 5)} <strong>${pick(roll, words)}</strong> ${sentence(roll, 9)}</p>`,
  category: pick(roll, categories),
  imageUrl: '/art/gear/mask-reef.jpg',
  purchaseLink: 'https://www.mares.com/',
  published: roll(4) > 0,
});

/** Makes a random change as the owner, on this or on another instance of the same site. */
async function writeSomething(here: TestApp, there: TestApp, roll: Roll, number: number) {
  const app = roll(4) ? here : there;
  const resource = pick(roll, ['dive-sites', 'reviews'] as const);
  const input = resource === 'reviews' ? randomReview(roll, number) : randomSite(roll);
  const address = resource === 'reviews' ? '/api/reviews?admin=true' : '/api/dive-sites';
  const all = (await (await here.admin(address)).json()) as { id: number }[];
  const path = `/api/${resource}/${pick(roll, all)?.id}`;
  const bin = (await (await here.admin('/api/admin/bin')).json()) as { id: number }[];
  const deletedRecord = pick(roll, bin);
  const action = all.length < 6 ? 0 : roll(5);
  const answer =
    action === 1
      ? await app.admin(path, { method: 'DELETE' })
      : action === 2 && deletedRecord
        ? await app.admin(`/api/admin/bin/${deletedRecord.id}/restore`, {
            method: 'POST',
            body: {},
          })
        : action >= 3
          ? await app.admin(path, { method: resource === 'reviews' ? 'PATCH' : 'PUT', body: input })
          : await app.admin(`/api/${resource}`, { method: 'POST', body: input });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  if (app === there) await here.services.content.refresh();
}

onSqliteFirst('the searches of lists', (open) => {
  test.each([1, 2, 3])(
    'return the same records as a scan of the list, after writes on this and another instance (seed %s)',
    async (seed) => {
      const roll = dice(seed);
      const here = await open();
      const there = openApp(here.services.database);
      const get = async <T>(path: string) => (await (await here.anonymous(path)).json()) as T;
      for (let number = 0; number < 30; number++) {
        await writeSomething(here, there, roll, number);
        here.passMinutes(roll(2));
        there.passMinutes(1);
        const q = pick(roll, asked);
        const query = encodeURIComponent(q);

        const sites = await get<DiveSiteSummary[]>('/api/dive-sites?fields=summary');
        const region = pick(roll, [...regions, '']);
        const deep = roll(3) === 0;
        const term = toSearchTerm(q);
        const holding = sites.filter((site) =>
          [site.name, site.region, site.description, site.marineLife ?? ''].some(
            (field) => term !== undefined && foldText(field).includes(term),
          ),
        );
        const whole = await get<DiveSite[]>(`/api/dive-sites/search?q=${query}`);
        expect(whole.map(({ id }) => id).sort()).toEqual(holding.map(({ id }) => id).sort());
        expect(whole.map(({ name }) => name)).toEqual(holding.map(({ name }) => name));
        const fitting = holding.filter(
          (site) =>
            (!region || site.region === region) &&
            (!deep || [undefined, 'deep'].includes(toDepthBand(site.depthRange))),
        );
        const filters = `q=${query}${region && `&region=${region}`}${deep ? '&depth=deep' : ''}`;
        const page = await get<DiveSitePage>(`/api/dive-sites/browse?${filters}`);
        expect(page).toMatchObject({
          all: sites.length,
          regions: [...new Set(sites.map((site) => site.region))].sort(),
        });
        // If no site contains the text, the page lists the sites that match its interpretation.
        const listed = page.words?.taken ? [] : page.sites;
        // Sites with equal names may have any order.
        expect(listed.map(({ id }) => id).sort()).toEqual(fitting.map(({ id }) => id).sort());
        expect(listed.map(({ name }) => name)).toEqual(fitting.map(({ name }) => name));

        const reviews = await get<Review[]>('/api/reviews/published');
        const found = await get<Review[]>(`/api/reviews/published?search=${query}`);
        const folded = reviews.map((review) =>
          foldRecord(review, [
            ({ title }) => title,
            ({ category }) => category,
            ({ excerpt }) => excerpt,
            ({ content }) => plainText(content),
          ]),
        );
        const terms = term === undefined ? [] : [term];
        const ranked = q ? runWhole(rankRecords(folded, terms)) : reviews;
        expect(found.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id));
      }
    },
  );
});
