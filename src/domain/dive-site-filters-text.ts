import type { FilterableSite } from './dive-site-filters-declaration.ts';
import { foldText, toSearchTerm } from './fold-text.ts';

type SearchedSite = Pick<FilterableSite, 'name' | 'region' | 'description' | 'marineLife'>;

/** The texts of a site that a search looks through. */
const searchedTexts = ({ name, region, description, marineLife }: SearchedSite) => [
  name,
  region,
  description,
  marineLife ?? '',
];

const searchTexts = new WeakMap<SearchedSite, string>();

/** The folded texts of a site, apart from each other; remembered, because every key searches them. */
export function searchText(site: SearchedSite): string {
  const known = searchTexts.get(site);
  if (known !== undefined) return known;
  const folded = searchedTexts(site).map(foldText).join('\0');
  searchTexts.set(site, folded);
  return folded;
}

let last: { text: string; term: string | undefined } = { text: '', term: '' };

/** The term of a text; the last one is remembered, because one text is looked for in every site. */
function termOf(text: string): string | undefined {
  if (text !== last.text) last = { text, term: toSearchTerm(text) };
  return last.term;
}

/** Tells whether one of the searched texts of a site holds a text, as search compares them. */
export function holdsText(site: SearchedSite, text: string): boolean {
  const term = termOf(text);
  return term !== undefined && searchText(site).includes(term);
}
