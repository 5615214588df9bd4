import {
  type FilterName,
  filterNamed,
  filterNames,
  type SiteFilters,
  siteFilters,
} from './dive-site-filters.ts';
import type { FilterableSite } from './dive-site-filters-declaration.ts';

/** A change of one filter, by its value in an address; an invalid or absent value takes it off. */
export const changeFilter = (name: FilterName, raw: unknown): SiteFilters => ({
  [name]: siteFilters[name].value.parse(raw),
});

/** The other end of the range that a filter bounds from below. */
export const rangeEndOf = (name: FilterName): FilterName | undefined => {
  const { control } = filterNamed(name);
  if (control.type !== 'range' || control.end !== 'from') return undefined;
  return filterNames.find((other) => {
    const { control: another } = filterNamed(other);
    return another.type === 'range' && another.end === 'to' && another.legend === control.legend;
  });
};

/** The filters that an address names; invalid values are left out, and a range's ends put in order. */
export function readFilters(search: Record<string, unknown>): SiteFilters {
  const filters: Partial<Record<FilterName, string | number>> = {};
  for (const name of filterNames) {
    const value = filterNamed(name).value.parse(search[name]);
    if (value !== undefined) filters[name] = value;
  }
  for (const from of filterNames) {
    const to = rangeEndOf(from);
    const [least, most] = [filters[from], to && filters[to]];
    if (!to || least === undefined || most === undefined || least <= most) continue;
    filters[from] = most;
    filters[to] = least;
  }
  return filters as SiteFilters;
}

/** The filters that leave something out; an empty search text leaves nothing out. */
export const activeFilters = (filters: SiteFilters): FilterName[] =>
  filterNames.filter((name) => String(filters[name] ?? '').trim() !== '');

/** Tells whether a site passes one filter, which is set. */
export function passes(site: FilterableSite, name: FilterName, filters: SiteFilters): boolean {
  const value = filters[name];
  return value === undefined || filterNamed(name).matches(site, value);
}

/** Tells whether a site passes every filter that is set. */
export const matchesFilters = (site: FilterableSite, filters: SiteFilters): boolean =>
  filterNames.every((name) => passes(site, name, filters));

/** How a filter's value reads by itself. */
export function chipWords(name: FilterName, value: string | number): string {
  const filter = filterNamed(name);
  return filter.chip?.(value) ?? filter.words(value);
}

/** The filters in one line for analytics: those in front by their place, the others by name. */
export function filterLabel(filters: SiteFilters): string {
  const [front, more] = [true, false].map((wanted) =>
    filterNames.filter((name) => Boolean(filterNamed(name).front) === wanted),
  );
  return [
    ...(front ?? []).map((name) => filters[name]),
    ...(more ?? []).flatMap((name) =>
      filters[name] === undefined ? [] : `${name}: ${filters[name]}`,
    ),
  ].join('|');
}
