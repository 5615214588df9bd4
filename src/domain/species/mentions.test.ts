import { expect, test } from 'vitest';
import { createMentionIndex, findMentions, type NamedSpecies } from './mentions.ts';

const named = (
  slug: string,
  names: string[],
  otherNames: string[] = [],
  searchTerms: string[] = [],
): NamedSpecies => ({ slug, names, otherNames, searchTerms });

const index = createMentionIndex(
  [
    named('weedy-seadragon', ['Weedy Seadragon'], ['Common seadragon'], ['weedies', 'kelp']),
    named('leafy-seadragon', ['Leafy Seadragon'], [], ['leafies', 'seadragon']),
    named('grey-nurse-shark', ['Grey Nurse Shark'], [], ['grey nurse']),
    named('snapper', ['Snapper'], ['squire']),
    named('giant-moray', ['Giant Moray'], ['Moray'], ['eel']),
    named('longspined-sea-urchin', ['Longspined Sea Urchin'], [], ['urchin']),
    named('eastern-blue-devil', ['Eastern Blue Devil'], ['Blue devil']),
    named('southern-blue-devil', ['Southern Blue Devil'], ['Blue devil']),
    named('gloomy-octopus', ['Gloomy Octopus']),
    named('whites-seahorse', ['White’s Seahorse']),
  ],
  ['Two-spot Snapper', 'Green Moray', 'Purple Urchin'],
);

/** The linked words of a text, each with its page. */
const linksIn = (text: string) =>
  findMentions(text, index).flatMap(({ text, slug }) => (slug ? [`${text}: ${slug}`] : []));

test.each([
  ['Weedy seadragons on kelp', ['Weedy seadragons: weedy-seadragon']],
  ['weedy sea dragon', ['weedy sea dragon: weedy-seadragon']],
  ['Weedies and leafies', ['Weedies: weedy-seadragon', 'leafies: leafy-seadragon']],
  ['grey-nurse sharks (winter)', ['grey-nurse sharks: grey-nurse-shark']],
  ['a grey nurse or two', ['grey nurse: grey-nurse-shark']],
  ['Grey nurses, wobbegongs', ['Grey nurses: grey-nurse-shark']],
  ['gloomy octopuses', ['gloomy octopuses: gloomy-octopus']],
  ["White's seahorses", ["White's seahorses: whites-seahorse"]],
])('the names in “%s” are linked', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  ['a name within a longer one of another species', 'Two-spot snapper'],
  ['a single word beside another that may belong to it', 'Snapper flounder, red snapper'],
  ['a kind that many names end in', 'moray, urchins, eels'],
  ['a name of two species', 'blue devil'],
  ['words of two entries of a list', 'grey, nurse shark; gloomy (octopus)'],
  ['a search term that is no name', 'kelp'],
])('no link is made for %s', (_, text) => {
  expect(linksIn(text)).toEqual([]);
});

test('the longest name is linked, and neutral words are ignored', () => {
  expect(linksIn('Giant morays, big snapper and squire')).toEqual([
    'Giant morays: giant-moray',
    'snapper: snapper',
  ]);
});

test('a name is not linked if it can’t mean the species', () => {
  const parts = findMentions('Snapper, grey nurse', index, (slug) => slug !== 'snapper');
  expect(parts.map(({ slug }) => slug)).toEqual([undefined, 'grey-nurse-shark']);
});

test('the first mention of a species is linked, and every character stays', () => {
  const text = 'Snapper; more snapper, “Weedy Seadragon” – wow.';
  const parts = findMentions(text, index);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ slug }) => slug === 'snapper')).toHaveLength(1);
  expect(findMentions('', index)).toEqual([]);
});
