import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Spellings that an Australian reader would trip over. `license` is right as a verb and is written otherwise here. */
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

/** What a reader reads of a line: no addresses, no slugs, no links' targets. */
const proseOf = (line: string) =>
  /^\s*"?(slug|image|imageUrl|url|affiliateLink|purchaseLink)"?:/.test(line)
    ? ''
    : line.replace(/\]\([^)]*\)|<site:[^>]*>|https?:\S+|\/[\w/.-]+/g, ' ').replace(names, ' ');

const slips = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const words = proseOf(line).match(/[a-z]+/gi) ?? [];
    return words
      .filter((word) => american.has(word.toLowerCase()))
      .map((word) => `${index + 1}: ${word}`);
  });

test('an American spelling is found, an address is not read', () => {
  expect(slips('A gray harbor')).toEqual(['1: gray', '1: harbor']);
  expect(slips('slug: gray-harbor\n[grey](/blog/gray-harbor)')).toEqual([]);
});

test('content/ is written in Australian spelling', () => {
  const found = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|json)$/.test(file))
    .flatMap((file) =>
      slips(readFileSync(`content/${file}`, 'utf8')).map((slip) => `content/${file}:${slip}`),
    );
  expect(found).toEqual([]);
});
