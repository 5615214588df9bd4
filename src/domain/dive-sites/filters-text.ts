import { foldText, toSearchTerm } from '../text/fold-text.ts';
import type { FilterableSite } from './filters-declaration.ts';

type SearchedSite = Pick<
  FilterableSite,
  'name' | 'region' | 'description' | 'marineLife' | 'searchText'
>;

export const foldSearchedTexts = ({ name, region, description, marineLife }: SearchedSite) =>
  [name, region, description ?? '', marineLife ?? ''].map(foldText).join('\0');

const searchTexts = new WeakMap<SearchedSite, string>();

export function searchText(site: SearchedSite): string {
  const known = site.searchText ?? searchTexts.get(site);
  if (known !== undefined) return known;
  const folded = foldSearchedTexts(site);
  searchTexts.set(site, folded);
  return folded;
}

let last: { text: string; term: string | undefined } = { text: '', term: '' };

/** Memoises the term of the last text, because a search compares every site with it. */
function memoisedTerm(text: string): string | undefined {
  if (text !== last.text) last = { text, term: toSearchTerm(text) };
  return last.term;
}

export function holdsText(site: SearchedSite, text: string): boolean {
  const term = memoisedTerm(text);
  return term !== undefined && searchText(site).includes(term);
}
