import { globSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-au';
import nspell from 'nspell';
import { expect, test } from 'vitest';

/** American spellings. The verb `license` is correct Australian English, but the texts avoid it. */
const american = new Set(
  `
  color colors colored coloring colorful favor favors favored favorite favorites
  favorable flavor flavors harbor harbors harbored honor honors honored humor
  labor labored neighbor neighbors neighboring neighborhood rumor rumors savor vapor
  vigor behavior behaviors odor odors armor armored endeavor splendor parlor
  center centers centered centering fiber fibers liter liters meter meters
  kilometer kilometers centimeter centimeters millimeter millimeters theater theaters caliber somber
  luster saber specter gray grays grayish aluminum jewelry plow molded
  molding mustache pajamas curb skeptic skeptical sulfur airplane
  airplanes organize organizes organized organizing organization organizations realize realizes realized
  realizing recognize recognizes recognized recognizing apologize customize emphasize emphasized memorize
  minimize minimized maximize maximized optimize prioritize stabilize stabilizer stabilized summarize
  symbolize utilize equalize equalizes equalized equalizing acclimatize acclimatized pressurize pressurized
  immobilize immobilization familiarize specialize specialized visualize analyze analyzed analyzer paralyze
  paralyzes paralyzed catalyze traveled traveler travelers traveling canceled canceling labeled
  labeling modeled modeling signaled signaling channeled fueled fueling leveled leveling
  marvelous jeweler counselor dialed tunneled fulfill fulfills skillful enrollment installment
  willful defense offense pretense license licenses catalog catalogs dialog anesthetic
  anemia hemorrhage edema diarrhea esophagus pediatric orthopedic estrogen maneuver maneuvers
  maneuvering encyclopedia gotten sidewalk math mom gasoline
`
    .trim()
    .split(/\s+/),
);

/** Names that keep their own spelling. */
const names = /Victor Harbor/g;

/** Lines that contain an address or a source. */
const noProse =
  /^\s*"?(slug|image|imageUrl|url|email|positionSource|affiliateLink|purchaseLink)"?:/;

/** Parts of a line other than prose: JSON names, targets, addresses, {placeholders}, `code`. */
const nonProse =
  /\\n|^\w+:|`[^`]*`|"\w+"\s*:|\]\([^)]*\)|<site:[^>]*>|https?:\S+|\/[\w/.-]+|\{\w+\}|[\w-]+(?:\.[\w-]+)+/g;

/** The prose of a line. */
const readerProse = (line: string) =>
  noProse.test(line) ? '' : line.replace(nonProse, ' ').replace(names, ' ');

const slips = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const words = readerProse(line).match(/[a-z]+/gi) ?? [];
    return words
      .filter((word) => american.has(word.toLowerCase()))
      .map((word) => `${index + 1}: ${word}`);
  });

test('the check finds an American spelling and ignores an address', () => {
  expect(slips('A gray harbor')).toEqual(['1: gray', '1: harbor']);
  expect(slips('slug: gray-harbor\n[grey](/blog/gray-harbor)')).toEqual([]);
});

/** Fields of species, surveys and regions with names or slugs, which no dictionary contains. */
const nameFields = new Set(
  'slug plate commonName otherNames scientificName searchTerms guideNames names source sources sites highlights state'.split(
    ' ',
  ),
);

/** Every text of a JSON value except its names. */
function proseOfValue(value: unknown, field = ''): string[] {
  if (nameFields.has(field)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    proseOfValue(part, Array.isArray(value) ? field : key),
  );
}

/** The text of a file that is checked with the dictionary. */
function proseIn(file: string): string {
  const text = readFileSync(file, 'utf8');
  const hasNames = /^seed[/](species[/]|regions[/]|surveys[.])/.test(file);
  return hasNames ? proseOfValue(JSON.parse(text)).join('\n') : text;
}

/** Generated files with ids, slugs, names of stations, drawings and figures. */
const madeByTools = [
  'seed/gazetteer.json',
  'seed/plate-lights.json',
  'seed/region-maps.json',
  'seed/shelter.json',
  'seed/silhouettes.json',
  'seed/tide-stations.json',
];

/** The texts of content/ and seed/, each with its file. */
const texts = globSync('{content,seed}/**/*.{md,json}', { exclude: madeByTools }).map((file) => ({
  file,
  text: proseIn(file),
}));

test('content/ and seed/ are written in Australian spelling', () => {
  const found = texts.flatMap(({ file, text }) => slips(text).map((slip) => `${file}:${slip}`));
  expect(found).toEqual([]);
});

const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
// Animals, gear and places missing in a general dictionary; one word per line.
for (const word of readFileSync('tests/unit/words.txt', 'utf8').trim().split('\n')) {
  speller.add(word);
}

/** Words of a line that are in no dictionary. Capitalised words are names and not checked. */
const unknownSpellings = (line: string) =>
  (readerProse(line).match(/\p{L}[\p{L}’']*/gu) ?? [])
    .map((word) => word.replace('’', "'").replace(/'s?$/, ''))
    .filter((word) => word.length > 2 && /^\p{Ll}/u.test(word) && !speller.correct(word));

test('the check finds a misspelling', () => {
  expect(unknownSpellings('The seadragon is recieved by Nguthungulli’s bullseyes.')).toEqual([
    'recieved',
  ]);
  expect(unknownSpellings('    "hazards": "Curent, boats"')).toEqual([]);
  expect(unknownSpellings('    "hazards": "Boats, curent"')).toEqual(['curent']);
});

test('every word of content/ and seed/ is in the dictionary', () => {
  const found = texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        unknownSpellings(line).map((word) => `${file}:${index + 1}: ${word}`),
      ),
  );
  expect(found).toEqual([]);
});
