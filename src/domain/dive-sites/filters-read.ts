import {
  type FilterName,
  filterNamed,
  filterNames,
  type SiteFilters,
  siteFilters,
} from './filters.ts';
import type { FilterableSite } from './filters-declaration.ts';

export const changeFilter = (name: FilterName, raw: unknown): SiteFilters => ({
  [name]: siteFilters[name].value.parse(raw),
});

export const rangeEnd = (name: FilterName): FilterName | undefined => {
  const { control } = filterNamed(name);
  if (control.type !== 'range' || control.end !== 'from') return undefined;
  return filterNames.find((other) => {
    const { control: another } = filterNamed(other);
    return another.type === 'range' && another.end === 'to' && another.legend === control.legend;
  });
};

/** Reads the valid filters, with the ends of each range in order. */
export function readFilters(search: Record<string, unknown>): SiteFilters {
  const filters: Partial<Record<FilterName, string | number>> = {};
  for (const name of filterNames) {
    const value = filterNamed(name).value.parse(search[name]);
    if (value !== undefined) filters[name] = value;
  }
  for (const from of filterNames) {
    const to = rangeEnd(from);
    const [least, most] = [filters[from], to && filters[to]];
    if (!to || least === undefined || most === undefined || least <= most) continue;
    filters[from] = most;
    filters[to] = least;
  }
  return filters as SiteFilters;
}

/** The filters that are set; an empty text counts as not set. */
export const activeFilters = (filters: SiteFilters): FilterName[] =>
  filterNames.filter((name) => String(filters[name] ?? '').trim() !== '');

export function passes(site: FilterableSite, name: FilterName, filters: SiteFilters): boolean {
  const value = filters[name];
  return value === undefined || filterNamed(name).matches(site, value);
}

export const matchesFilters = (site: FilterableSite, filters: SiteFilters): boolean =>
  filterNames.every((name) => passes(site, name, filters));

export function chipLabel(name: FilterName, value: string | number): string {
  const filter = filterNamed(name);
  return filter.chip?.(value) ?? filter.words(value);
}

/** The label of filters for analytics: front filters by position, others by name. */
export function filterLabel(filters: SiteFilters): string {
  const [front, more] = [true, false].map((isFront) =>
    filterNames.filter((name) => Boolean(filterNamed(name).front) === isFront),
  );
  return [
    ...(front ?? []).map((name) => filters[name]),
    ...(more ?? []).flatMap((name) =>
      filters[name] === undefined ? [] : `${name}: ${filters[name]}`,
    ),
  ].join('|');
}
