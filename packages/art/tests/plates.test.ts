import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  blacktipBullseye,
  bronzeBullseye,
  commonBullseye,
  roughBullseye,
} from '../animals/bullseyes.ts';
import { cowtailStingray } from '../animals/cowtail-stingray.ts';
import { southernEagleRay, whitespottedEagleRay } from '../animals/eagle-rays-in-flight.ts';
import { blotchedFantailRay, smoothStingray } from '../animals/stingray.ts';
import { paths } from '../application.ts';
import { random } from '../kit/random.ts';
import { asked } from '../plates/asked.ts';
import { coastOf } from '../plates/coasts.ts';
import { composePlate } from '../plates/compose.ts';
import { type PlateFacts, seedFacts, seedOf } from '../plates/facts.ts';
import { residentsOf } from '../plates/fauna.ts';
import { plateFiles } from '../plates/files.ts';
import { groundFor } from '../plates/forms.ts';
import { scattered } from '../plates/grounds/scattered.ts';
import { hands } from '../plates/hands.ts';
import { differenceHash, leastApart } from '../plates/hash.ts';
import { findLight } from '../plates/light.ts';

const sites = seedFacts();
const small = { width: 240, height: 160 };

/** Of 64 bits. */
const leastDistance = 17;
const leastDistanceOfAKind = 12;
const leastDistanceOfWrecks = 16;
const mostCardBytes = 40_000;

const siteNamed = (wanted: string): PlateFacts => {
  const site = sites.find(({ slug }) => slug === wanted);
  if (!site) throw new Error(`no site ${wanted}`);
  return site;
};

test('no two plates of a region look alike or mirror one another, and none has a coordinate missing', async () => {
  const hashes = new Map<string, boolean[]>();
  for (const site of sites) {
    const svg = composePlate(site, small);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|filter=/, site.slug);
    hashes.set(site.slug, await differenceHash(svg));
  }
  const distances: number[] = [];
  for (const near of Map.groupBy(sites, ({ region }) => region).values()) {
    for (const [i, one] of near.entries()) {
      for (const other of near.slice(0, i)) {
        const far = leastApart(hashes.get(one.slug) ?? [], hashes.get(other.slug) ?? []);
        assert.ok(far >= leastDistance, `${one.slug} looks like ${other.slug}: ${far} bits apart`);
        distances.push(far);
      }
    }
  }
  for (const like of Map.groupBy(sites, ({ state, type }) => `${state} ${type}`).values())
    for (const [i, one] of like.entries())
      for (const other of like.slice(0, i)) {
        const far = leastApart(hashes.get(one.slug) ?? [], hashes.get(other.slug) ?? []);
        assert.ok(
          far >= leastDistanceOfAKind,
          `${one.slug} looks like ${other.slug}: ${far} bits apart`,
        );
      }
  distances.sort((a, b) => a - b);
  const at = (share: number) => distances[Math.floor(share * (distances.length - 1))];
  console.log(
    `${distances.length} pairs: least ${at(0)}, 1 % ${at(0.01)}, median ${at(0.5)}, most ${at(1)} of 64 bits`,
  );
});

test('wrecks in pieces differ all round the country', async () => {
  const wrecks = sites.filter(
    (site) =>
      site.type === 'wreck' &&
      !hands[site.slug] &&
      groundFor(site, coastOf(site), random(seedOf(site.slug))).draw === scattered,
  );
  assert.ok(wrecks.length > 20);
  const hashes = await Promise.all(wrecks.map((site) => differenceHash(composePlate(site, small))));
  for (const [i, one] of hashes.entries())
    for (const [k, other] of hashes.slice(0, i).entries())
      assert.ok(
        leastApart(one, other) >= leastDistanceOfWrecks,
        `${wrecks[i]?.slug} looks like ${wrecks[k]?.slug}`,
      );
});

test('a wreck in pieces shows those that the text names, and none that was raised', () => {
  const site = siteNamed('ss-xantho-port-gregory');
  const telling = (description: string) => composePlate({ ...site, description });
  assert.ok(telling('Her boiler lies in weed.') !== telling('Her boilers lie in weed.'));
  assert.ok(telling('Her boiler lies in weed.') !== telling('Her engine lies by the boiler.'));
  assert.ok(
    telling('Her boiler lies in weed. The engine was raised in 1985.') ===
      telling('Her boiler lies in weed.'),
  );
});

test('the same facts give the same plate to the byte, other facts another', () => {
  const site = siteNamed('julian-rocks-cod-hole');
  const before = composePlate(site);
  composePlate(siteNamed('ss-yongala'));
  assert.ok(before === composePlate({ ...site }));
  assert.ok(before !== composePlate({ ...site, slug: `${site.slug}-2` }));
  assert.ok(before !== composePlate({ ...site, depthMax: site.depthMax + 20 }));
});

test('animals are those that the site names, in its order', () => {
  const named = (marineLife: string, latitude = -34, state = 'NSW') =>
    residentsOf({ marineLife, latitude, state }).map(({ metres }) => metres);
  assert.deepEqual(named('Grey nurse sharks, wobbegongs'), [2.4, 1.5]);
  assert.deepEqual(named('blue-ringed octopus, Spanish flag snapper, silver batfish'), []);
  assert.deepEqual(named('Harlequin fish, abalone, greenlip abalone'), [0.6, 0.14]);
  // A small wrasse of the south has the name of the humphead.
  assert.deepEqual(named('Maori wrasse'), []);
  assert.deepEqual(named('Maori wrasse', -16), [1.5]);
});

test('bullseyes and rays are those of their coast', () => {
  const drawn = (marineLife: string, state: string, latitude: number) =>
    residentsOf({ marineLife, state, latitude }).map(({ draw }) => draw);
  assert.deepEqual(drawn('Bullseyes', 'WA', -32), [roughBullseye]);
  assert.deepEqual(drawn('Bullseyes', 'NSW', -32), [blacktipBullseye]);
  assert.deepEqual(drawn('Bronze bullseyes', 'NSW', -32), [bronzeBullseye]);
  assert.deepEqual(drawn('Bullseyes', 'Christmas Island', -10), [bronzeBullseye]);
  assert.deepEqual(drawn('Common bullseye', 'TAS', -43), [commonBullseye]);
  assert.deepEqual(drawn('Eagle rays, rays', 'QLD', -17), [whitespottedEagleRay, cowtailStingray]);
  assert.deepEqual(drawn('Eagle rays, rays', 'VIC', -38), [southernEagleRay, smoothStingray]);
  assert.deepEqual(drawn('Marble rays', 'QLD', -17), [blotchedFantailRay]);
  assert.deepEqual(drawn('Fiddler rays, shovelnose rays, coffin ray', 'NSW', -34), []);
});

test('bull kelp grows where the site names it, and scraps of it do not grow', () => {
  const plain = (slug: string) => {
    const site = siteNamed(slug);
    const other = (text: string) => text.replace(/bull kelp/gi, 'kelp');
    return [
      composePlate(site),
      composePlate({
        ...site,
        description: other(site.description),
        marineLife: other(site.marineLife),
      }),
    ];
  };
  const [belt, bed] = plain('lawrence-rocks-portland');
  assert.notEqual(belt, bed);
  const [scraps, none] = plain('naracoopa-jetty-king-island');
  assert.equal(scraps, none);
});

test('each composition of its own belongs to a site', () => {
  const slugs = new Set(sites.map(({ slug }) => slug));
  assert.deepEqual(
    Object.keys(hands).filter((slug) => !slugs.has(slug)),
    [],
  );
});

test('what lies upside down or in two, and a bridge, has a ground of its own', () => {
  const lies = /upside down|broken in two|rolled over/i;
  const plain = sites
    .filter(({ type, name, description }) =>
      type === 'wreck' ? lies.test(description) : /\bbridge$/i.test(name),
    )
    .map(({ slug }) => slug)
    .filter((slug) => !asked[slug] && !hands[slug]);
  assert.deepEqual(plain, []);
});

test('a fishing vessel has a wheelhouse and a gantry of her own', () => {
  const lena = sites.find(({ slug }) => slug === 'fv-lena');
  assert.ok(lena);
  const description = lena.description.replace(/toothfish/i, 'cargo');
  const cargo = { ...lena, name: 'Lena', description };
  assert.notEqual(composePlate(lena), composePlate(cargo));
  assert.equal(composePlate({ ...cargo, name: 'FV Lena' }).length, composePlate(lena).length);
});

test('a card stays under 40 kB', () => {
  const heavy = sites
    .flatMap(({ slug }) => plateFiles(slug))
    .filter((file) => file.endsWith('-480.avif'))
    .filter((file) => statSync(join(paths.public, file)).size > mostCardBytes);
  assert.deepEqual(heavy, []);
});

const lights: Record<string, [number, number]> = JSON.parse(
  readFileSync(paths.plateLights, 'utf8'),
);

/** Each costs two drawings. */
const everySoMany = 12;

test('the torch of the night falls on the animal of plates', async () => {
  const some = Object.entries(lights).filter((_, i) => i % everySoMany === 0);
  for (const [slug, [x, y]] of some) {
    const [across, down] = (await findLight(siteNamed(slug))) ?? [];
    assert.ok(across !== undefined && down !== undefined, slug);
    const off = Math.hypot(x - across, y - down);
    assert.ok(off <= 2, `npm run lights: ${slug} has its animal ${off} percent away`);
  }
});

test('each plate has an animal or a diver', () => {
  assert.deepEqual(Object.keys(lights), sites.map(({ slug }) => slug).sort());
});
