import type { FilterableSite } from './dive-site-filters-declaration.ts';

/** The texts of a site that a search looks through. */
export const searchedTexts = ({ name, region, description, marineLife }: SearchedSite) => [
  name,
  region,
  description,
  marineLife ?? '',
];

type SearchedSite = Pick<FilterableSite, 'name' | 'region' | 'description' | 'marineLife'>;

const separator = '\0';
const searchTexts = new WeakMap<SearchedSite, string>();

/** The texts of a site in lower case, apart from each other; remembered, because every key searches them. */
function searchText(site: SearchedSite): string {
  const known = searchTexts.get(site);
  if (known !== undefined) return known;
  const joined = searchedTexts(site).join(separator).toLowerCase();
  searchTexts.set(site, joined);
  return joined;
}

/** Tells whether one of the searched texts of a site holds a text, whatever the case of its letters. */
export const holdsText = (site: SearchedSite, wanted: string): boolean =>
  !wanted.includes(separator) && searchText(site).includes(wanted.trim().toLowerCase());
