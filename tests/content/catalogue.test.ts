import { expect, test } from 'vitest';
import home from '../../content/home.json' with { type: 'json' };
import { kilometresInland, landOfAustralia } from '../../scripts/lib/natural-earth.ts';
import { readDepths } from '../../src/domain/dive-sites/depth-band.ts';
import { isShut } from '../../src/domain/dive-sites/facts.ts';
import { unsourcedTexts } from '../../src/domain/dive-sites/rules.ts';
import { slugify } from '../../src/domain/text/fold-text.ts';
import { linkDiveSites } from '../../src/server/platform/seed/links.ts';
import {
  readSeedArticles,
  readSeedDiveSites,
  readSeedReviews,
} from '../../src/server/platform/seed/read.ts';
import { regionMark, statedFacts } from '../../src/server/platform/seed/sources.ts';

const sites = readSeedDiveSites();
const names = (list: typeof sites) => list.map(({ name }) => name);
const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** South, north, west and east of each state's waters, in degrees. */
const boxes: Record<string, [number, number, number, number]> = {
  // The box includes Lord Howe Island.
  NSW: [-37.6, -28.1, 149, 159.4],
  // The box includes the reefs of the Coral Sea.
  QLD: [-28.3, -9, 137.9, 156],
  VIC: [-39.3, -37, 140.9, 150.1],
  TAS: [-44, -39.1, 143.7, 148.7],
  SA: [-38.3, -31.3, 129, 141.1],
  // The box includes Ashmore Reef.
  WA: [-35.5, -12, 112.5, 129],
  NT: [-16, -10.2, 128.9, 138.1],
  'Norfolk Island': [-29.2, -28.9, 167.8, 168.1],
  'Christmas Island': [-10.6, -10.3, 105.5, 105.8],
  'Cocos (Keeling) Islands': [-12.3, -11.7, 96.7, 97.1],
};

test('a site deeper than 40 m has a certification or a certification note', () => {
  const silent = sites.filter(
    ({ depthMax, certification, certificationNote }) =>
      (depthMax ?? 0) > 40 && !certification && !certificationNote,
  );
  expect(names(silent)).toEqual([]);
});

test('the catalogue has the promised size and covers each state, skill level and access', () => {
  expect(sites.length).toBeGreaterThanOrEqual(560);
  expect(sites.filter(({ type }) => type === 'wreck').length).toBeGreaterThanOrEqual(40);
  expect(sites.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(20);
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(Object.keys(boxes)));
  expect(new Set(sites.map(({ skillLevel }) => skillLevel)).size).toBe(3);
  for (const access of ['shore', 'boat']) {
    expect(sites.filter((site) => site.access === access).length).toBeGreaterThan(100);
  }
});

test('every description has 60 to 140 words', () => {
  const wrong = sites.filter(({ description }) => {
    const words = wordCount(description);
    return words < 60 || words > 140;
  });
  expect(names(wrong)).toEqual([]);
});

test('no two descriptions share a sentence', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { name, description } of sites) {
    for (const sentence of description.split(/(?<=[.!?])\s+/)) {
      const key = sentence
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      if (owners.has(key)) shared.push(`${owners.get(key)}, ${name}: ${sentence}`);
      owners.set(key, name);
    }
  }
  expect(shared).toEqual([]);
});

test('no two descriptions share seven words in a row', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { name, description } of sites) {
    const words = description.toLowerCase().match(/[a-z0-9'’]+/g) ?? [];
    for (let start = 0; start + 7 <= words.length; start++) {
      const phrase = words.slice(start, start + 7).join(' ');
      const owner = owners.get(phrase);
      if (owner && owner !== name) shared.push(`${owner}, ${name}: ${phrase}`);
      owners.set(phrase, name);
    }
  }
  expect(shared).toEqual([]);
});

test('a site deeper than 40 m names the limit of 40 m, and is Advanced if in salt water', () => {
  const deep = sites.filter(({ depthMax }) => (depthMax ?? 0) > 40);
  expect(deep.length).toBeGreaterThan(5);
  expect(names(deep.filter(({ hazards }) => !hazards?.includes('40 m')))).toEqual([]);
  // Crater lakes have a deep middle and an easy edge.
  const wrong = deep.filter(
    ({ skillLevel, type }) => skillLevel !== 'Advanced' && type !== 'freshwater',
  );
  expect(names(wrong)).toEqual([]);
});

test('no Beginner site begins below 15 m', () => {
  const wrong = sites.filter(
    ({ skillLevel, depthMin }) => skillLevel === 'Beginner' && (depthMin ?? 0) > 15,
  );
  expect(names(wrong)).toEqual([]);
});

test('a Beginner site deeper than 18 m says “stop at 18 m” or is typically shallower', () => {
  const wrong = sites.filter(
    ({ skillLevel, depthMax, depthTypical, depthNote, hazards }) =>
      skillLevel === 'Beginner' &&
      (depthMax ?? 0) > 18 &&
      !hazards?.includes('stop at 18 m') &&
      !(depthNote && depthTypical && depthTypical <= 18),
  );
  expect(names(wrong)).toEqual([]);
});

test('a position from memory has an error of at least 1 km', () => {
  const remembered = sites.filter(({ positionSource }) =>
    positionSource?.startsWith('own knowledge'),
  );
  expect(remembered.length).toBeGreaterThan(20);
  const wrong = remembered.filter(({ positionErrorKm }) => (positionErrorKm ?? 0) < 1);
  expect(names(wrong)).toEqual([]);
});

test('every danger and every notice has a source or names a contact for checks', () => {
  expect(names(sites.filter((site) => unsourcedTexts(site).length > 0))).toEqual([]);
});

test('every fact of every site has a source', () => {
  const silent = sites.flatMap((site) =>
    statedFacts(site).flatMap((key) => (site.provenance?.[key] ? [] : [`${site.name}: ${key}`])),
  );
  expect(silent).toEqual([]);
  const sourced = sites.flatMap(({ provenance }) => Object.keys(provenance ?? {}));
  expect(sourced.length).toBeGreaterThan(sites.length * 12);
});

test('the text of a fact about a whole region ends with the region mark', () => {
  const keys = ['waterTemp', 'visibility', 'bestTime'] as const;
  for (const key of keys) {
    for (const [region, ofRegion] of Map.groupBy(sites, (site) => site.region)) {
      const values = ofRegion.flatMap((site) => {
        const fact = site.provenance?.[key];
        return fact && /^The region’s/.test(fact.source) ? [site[key]] : [];
      });
      expect(new Set(values).size, `${region}: ${key}`).toBeLessThanOrEqual(1);
      const [value] = values;
      const unmarked = value?.replace(regionMark, '');
      const silent = ofRegion.filter(
        (site) =>
          value !== undefined &&
          site[key] === unmarked &&
          site.type !== 'freshwater' &&
          /^General/.test(site.provenance?.[key]?.source ?? ''),
      );
      expect(names(silent), `${region}: ${key}`).toEqual([]);
    }
  }
  const unnamed = sites.filter((site) =>
    keys.some(
      (key) =>
        site[key]?.endsWith(regionMark) &&
        site.provenance?.[key]?.confidence !== 'published' &&
        !/^The region’s/.test(site.provenance?.[key]?.source ?? ''),
    ),
  );
  expect(names(unnamed)).toEqual([]);
  const marked = sites.filter(({ waterTemp }) => waterTemp.endsWith(regionMark));
  expect(marked.length).toBeGreaterThan(sites.length * 0.9);
  expect(names(marked.filter(({ type }) => type === 'freshwater'))).toEqual([]);
});

test('best months have a reason', () => {
  expect(names(sites.filter((site) => site.bestMonths && !site.bestMonthsReason))).toEqual([]);
});

const stating = (site: (typeof sites)[number]) =>
  [site.hazards, site.notice, site.codeOfConduct, site.description].filter(Boolean).join(' ');

test.each([
  ['WA', /Ningaloo/, /irukandji/i],
  [
    'QLD',
    /Coral Sea|Ribbon|Great Barrier|Cairns|Townsville|Whitsunday|Fraser/,
    /irukandji|stinger/i,
  ],
  ['SA', /Adelaide|Fleurieu|Yorke|Kangaroo|Eyre/, /algal bloom/i],
])('each site of %s in %s warns of its local danger', (state, region, danger) => {
  const there = sites.filter((site) => site.state === state && region.test(site.region));
  expect(there.length).toBeGreaterThan(10);
  expect(names(there.filter((site) => !danger.test(stating(site))))).toEqual([]);
});

test('a New South Wales site with grey nurse sharks has rules on nights and on ten divers', () => {
  const there = sites.filter(
    ({ state, marineLife }) => state === 'NSW' && /grey nurse/i.test(marineLife ?? ''),
  );
  expect(there.length).toBeGreaterThan(15);
  const silent = there.filter((site) => {
    const text = `${site.notice} ${site.codeOfConduct}`;
    return !/night/.test(text) || !/\bten\b|\b10\b/.test(text);
  });
  expect(names(silent)).toEqual([]);
});

test('a closed or damaged site has no best time and is not featured', () => {
  const shut = sites.filter(({ status }) => isShut(status));
  expect(shut.length).toBeGreaterThan(3);
  expect(names(shut.filter((site) => site.bestTime || site.bestMonths || site.featured))).toEqual(
    [],
  );
});

test('a site that is dived only at slack water has a tide rule', () => {
  const slack = /slack (water )?only|high slack only|neap-tide slack only|outside (high )?slack/i;
  const there = sites.filter(({ hazards }) => slack.test(hazards ?? ''));
  expect(there.length).toBeGreaterThan(15);
  expect(names(there.filter(({ tideRule }) => !tideRule || tideRule === 'any'))).toEqual([]);
});

test('the tide rule of a site is the kind of slack water that its text names', () => {
  const told = (rule: string, words: RegExp) => {
    const there = sites.filter(({ hazards, description }) =>
      words.test(`${hazards} ${description}`),
    );
    expect(there.length).toBeGreaterThan(8);
    expect(names(there.filter(({ tideRule }) => tideRule !== rule))).toEqual([]);
  };
  told('high-slack', /high slack|slack high water/i);
  told('neap-slack', /neap(-tide)? slack|slack of a neap/i);
});

test('a nearest emergency department has the date of its list or is a smaller hospital', () => {
  const told = sites.filter(({ hospital }) => hospital);
  expect(told.length).toBeGreaterThan(300);
  const wrong = told.filter(
    ({ hospital }) =>
      !/about [\d,]+ km in a straight line.* \(list of 2021–22(; .+)?\)$/.test(hospital ?? '') &&
      !/about [\d,]+ km in a straight line: a smaller hospital, .+ ring first or call 000$/.test(
        hospital ?? '',
      ),
  );
  expect(names(wrong)).toEqual([]);
});

test('the text of the home page has a placeholder for the number of dive sites', () => {
  expect(home.intro.text).toContain(' {siteCount} dive sites');
});

test('the depth text contains the depth numbers', () => {
  const wrong = sites.filter(({ depthRange, depthMin, depthMax }) => {
    const depths = readDepths(depthRange);
    return Math.min(...depths) !== depthMin || Math.max(...depths) !== depthMax;
  });
  expect(names(wrong)).toEqual([]);
});

test('every site lies in the waters of its state, with a source and an error radius', () => {
  const wrong = sites.filter(({ state, latitude, longitude, positionSource, positionErrorKm }) => {
    const [south, north, west, east] = boxes[state ?? ''] ?? [0, 0, 0, 0];
    const inside = latitude > south && latitude < north && longitude > west && longitude < east;
    return !inside || !positionSource || !positionErrorKm;
  });
  expect(names(wrong)).toEqual([]);
});

/**
 * Sites in tidal water that Natural Earth draws as land, because its scale of 1:10 million omits
 * water narrower than about a kilometre. Each text describes the water and the site's position.
 */
const inNarrowWater = new Map([
  [
    'Fairlight, North Harbour',
    'Sydney Harbour: its coastline ends at the Heads, and North Harbour is less than a kilometre wide; the position is off the tidal pool',
  ],
  [
    'Jawbone Marine Sanctuary, Williamstown',
    'Hobsons Bay at Williamstown: the middle of a sanctuary of 30 hectares that reaches some 600 m from the shore',
  ],
  [
    'ALC 40 Landing Craft, Swan River',
    'Swan River between Mosman Park and Bicton, less than a kilometre wide; the position is in mid-river',
  ],
  [
    'Blackwall Reach, Swan River',
    'Swan River below the cliffs of Bicton, less than half a kilometre wide; the position is on the eastern bank',
  ],
]);

test('every exception for narrow water is still needed', () => {
  const lands = landOfAustralia();
  for (const name of inNarrowWater.keys()) {
    const site = sites.find((one) => one.name === name);
    const kilometres = site && kilometresInland(lands, [site.longitude, site.latitude]);
    expect(kilometres, name).toBeGreaterThan(3);
    expect(kilometres, name).toBeLessThan(8);
  }
});

test('every salt-water site lies at most 3 km inland, except in narrow water', () => {
  const lands = landOfAustralia();
  const inland = sites.flatMap(({ name, type, latitude, longitude }) => {
    if (type === 'freshwater' || inNarrowWater.has(name)) return [];
    const kilometres = kilometresInland(lands, [longitude, latitude]);
    return kilometres > 3 ? [`${name}: ${kilometres.toFixed(1)} km inland`] : [];
  });
  expect(inland).toEqual([]);
});

test('no two sites share a name or a position', () => {
  expect(new Set(names(sites)).size).toBe(sites.length);
  expect(new Set(sites.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(
    sites.length,
  );
});

test('only sites in fresh water or in the unmeasured Arafura have no sea temperatures', () => {
  const wrong = sites.filter(
    ({ type, region, waterTempBySeason }) =>
      (type === 'freshwater' || region === 'Arnhem Land & Arafura') !==
      (waterTempBySeason === null),
  );
  expect(names(wrong)).toEqual([]);
});

test('a fact partly from memory is not called measured or published', () => {
  const memory = /general (diving )?knowledge|from memory|own knowledge/i;
  const facts = sites.flatMap(({ name, provenance }) =>
    Object.entries(provenance ?? {}).map(([field, fact]) => ({ name, field, ...fact })),
  );
  const remembered = facts.filter(({ source }) => memory.test(source));
  expect(remembered.length).toBeGreaterThan(1000);
  expect(remembered.filter(({ confidence }) => /measured|published/.test(confidence))).toEqual([]);
});

test('at least eight articles are each about a site of the catalogue', () => {
  const known = new Set(names(sites));
  const linked = readSeedArticles().flatMap(({ diveSite }) => diveSite ?? []);
  expect(linked.length).toBeGreaterThanOrEqual(8);
  expect(linked.filter((name) => !known.has(name))).toEqual([]);
});

test('every link to a dive site resolves', () => {
  const slugs = new Map(sites.map(({ name }) => [name, slugify(name)]));
  for (const { html, file } of [...readSeedArticles(), ...readSeedReviews()]) {
    expect(linkDiveSites(html, file, slugs)).not.toContain('site:');
  }
});
