import { foldText } from '../text/fold-text.ts';

export interface NamedSpecies {
  slug: string;
  /** Names that always mean the species. */
  names: readonly string[];
  /** Names that mean the species unless a name of another species ends in the same words. */
  otherNames: readonly string[];
  searchTerms: readonly string[];
}

interface MentionPart {
  text: string;
  slug?: string | undefined;
}

interface Target {
  slug: string | null;
  /** Whether the name is short, so that it counts only if no further word belongs to it. */
  short: boolean;
}

export interface MentionIndex {
  /** Targets by the folded singular of a name, without spaces: "sea dragons" is "seadragon". */
  targets: ReadonlyMap<string, Target>;
  /** Number of words of the longest name, plus one for a compound written as two words. */
  longest: number;
}

const singular = (word: string): string => {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|pus)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
};

const nameKey = (name: string) => foldText(name).split(' ').map(singular).join(' ');
const splitKey = (key: string) => key.split(' ');
const compact = (key: string) => key.replaceAll(' ', '');

const keyEndings = (key: string) => {
  const words = splitKey(key);
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
};

function collectOwners(
  wanted: ReadonlySet<string>,
  names: Iterable<readonly [key: string, owner: string]>,
) {
  const owners = new Map<string, Set<string>>();
  for (const [key, owner] of names) {
    for (const end of [key, ...keyEndings(key)]) {
      if (wanted.has(end)) owners.set(end, (owners.get(end) ?? new Set()).add(owner));
    }
  }
  return owners;
}

/** Whether a search term is a short form of a name, e.g. "leafies", and not the end of a name. */
function isShortForm(term: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(splitKey));
  return (
    splitKey(term).every((word) => known.has(word)) &&
    !names.some((name) => keyEndings(name).includes(term))
  );
}

const toKeys = ({ slug, names, otherNames, searchTerms }: NamedSpecies) => ({
  slug,
  main: names.map(nameKey),
  // A name with a remark in brackets does not count.
  other: otherNames.filter((name) => !name.includes('(')).map(nameKey),
  terms: searchTerms.map(nameKey),
});

function collectClaims(species: readonly ReturnType<typeof toKeys>[], others: readonly string[]) {
  const wanted = new Set(species.flatMap(({ other, terms }) => [...other, ...terms]));
  const owners = collectOwners(wanted, [
    ...others.map((key) => [key, ''] as const),
    ...species.flatMap(({ slug, main, other }) =>
      [...main, ...other].map((key) => [key, slug] as const),
    ),
  ]);
  const claims = new Map<string, { slugs: Set<string>; short: boolean }>();
  for (const { slug, main, other, terms } of species) {
    const short = terms.filter((term) => isShortForm(term, [...main, ...other]));
    for (const key of [...other, ...short]) {
      if ([...(owners.get(key) ?? [])].some((owner) => owner !== slug)) continue;
      const claim = claims.get(key) ?? { slugs: new Set(), short: !other.includes(key) };
      claims.set(key, { ...claim, slugs: claim.slugs.add(slug) });
    }
  }
  return claims;
}

/** @param others names of species without pages; a shorter name within one of them is not linked */
export function createMentionIndex(
  species: readonly NamedSpecies[],
  others: Iterable<string> = [],
): MentionIndex {
  const targets = new Map<string, Target>();
  const own = species.map(toKeys);
  const otherKeys = [...others].map(nameKey);
  for (const key of otherKeys) targets.set(compact(key), { slug: null, short: false });
  for (const [key, { slugs, short }] of collectClaims(own, otherKeys)) {
    const [slug = null] = slugs.size === 1 ? slugs : [];
    targets.set(compact(key), { slug, short: short || !key.includes(' ') });
  }
  for (const { slug, main } of own) {
    for (const key of main) targets.set(compact(key), { slug, short: !key.includes(' ') });
  }
  const names = [...otherKeys, ...own.flatMap(({ main, other }) => [...main, ...other])];
  return { targets, longest: Math.max(1, ...names.map((key) => splitKey(key).length)) + 1 };
}

interface Word {
  key: string;
  start: number;
  end: number;
}

const tokenise = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({
    key: singular(foldText(word)),
    start: index,
    end: index + word.length,
  }));

/** Words that do not change the meaning of a name beside them: a "big snapper" is a snapper. */
const neutral = new Set(
  nameKey(
    'a an and are around as at big by common few from giant huge in into is juvenile large many more near occasional of off on or over possible resident schooling schools small some sometimes the to under when with young',
  ).split(' '),
);

const joins = (gap: string) => /^[\s-]*$/.test(gap);

function nameAt(text: string, words: readonly Word[], from: number, index: MentionIndex) {
  let key = '';
  let found: (Target & { last: number }) | undefined;
  for (const [step, word] of words.slice(from, from + index.longest).entries()) {
    const before = words[from + step - 1];
    if (step > 0 && before && !joins(text.slice(before.end, word.start))) break;
    key += word.key;
    const target = index.targets.get(key);
    if (target) found = { ...target, last: from + step };
  }
  return found;
}

function standsAlone(text: string, words: readonly Word[], first: number, last: number): boolean {
  const [before, start, end, after] = [
    words[first - 1],
    words[first],
    words[last],
    words[last + 1],
  ];
  const isOpen = (word: Word | undefined, gap: string) =>
    !word || !joins(gap) || neutral.has(word.key);
  return (
    isOpen(before, text.slice(before?.end, start?.start)) &&
    isOpen(after, text.slice(end?.end, after?.start))
  );
}

/** Finds the first mention of each species. @param mayMean whether the text can mean a species */
export function findMentions(
  text: string,
  index: MentionIndex,
  mayMean: (slug: string) => boolean = () => true,
): MentionPart[] {
  const words = tokenise(text);
  const parts: MentionPart[] = [];
  const linked = new Set<string>();
  let rest = 0;
  for (let at = 0; at < words.length; at++) {
    const found = nameAt(text, words, at, index);
    if (!found || (found.short && !standsAlone(text, words, at, found.last))) continue;
    const { slug, last } = found;
    const [start = 0, end = 0] = [words[at]?.start, words[last]?.end];
    if (slug && !linked.has(slug) && mayMean(slug)) {
      linked.add(slug);
      if (start > rest) parts.push({ text: text.slice(rest, start) });
      parts.push({ text: text.slice(start, end), slug });
      rest = end;
    }
    at = last;
  }
  if (rest < text.length) parts.push({ text: text.slice(rest) });
  return parts;
}
