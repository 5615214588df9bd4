import { type DiveSite, diveSiteInput } from '../../../../contract/dive-sites/dive-sites.ts';
import {
  type FieldGroup,
  fieldGroups,
  type SeasonTemperatures,
} from '../../../../contract/dive-sites/fields/field.ts';
import {
  type FieldKey,
  fieldKeys,
  fieldNamed,
} from '../../../../contract/dive-sites/fields/fields.ts';
import { seasons } from '../../../../domain/dates/months.ts';
import { fieldErrors } from '../../editor/save-checks.ts';
import { isPicture, parseNumber } from '../../fields/field-texts.ts';
import type { FieldErrors } from '../../ui/form-frame.tsx';
import { parseSiteText, siteText } from './field-texts.ts';

export type SiteValues = Record<string, string>;

const groupTitles: Record<FieldGroup, string> = {
  where: 'How well its position is known',
  dive: 'The dive in detail',
  words: 'What else divers read',
  status: 'Open or closed',
  entry: 'Getting in',
  season: 'Months',
  conditions: 'Wind, tide and traffic',
  law: 'Rules and permits',
  emergency: 'If something goes wrong',
  links: 'Pictures and links',
  steward: 'Who looks after this guide',
  sources: 'Where these facts come from',
};

/** Fields of the first group, in the order of a diver's questions. */
const essential: readonly FieldKey[] = [
  'name',
  'region',
  'state',
  'skillLevel',
  'type',
  'access',
  'depthRange',
  'waterTemp',
  'description',
  'latitude',
  'longitude',
];

export const groups = [
  { name: 'essential', title: 'What every guide needs', open: true, keys: essential },
  ...fieldGroups.map((name) => ({
    name,
    title: groupTitles[name],
    open: name === 'words',
    keys: fieldKeys.filter((key) => fieldNamed(key).group === name && !essential.includes(key)),
  })),
];

const formKeys = groups.flatMap(({ keys }) => keys);

export const pictureFields = formKeys.filter((key) => isPicture(fieldNamed(key)));

export const valueNames = (key: FieldKey): readonly string[] =>
  fieldNamed(key).type === 'seasons' ? seasons : [key];

export const seasonLabel = (season: string) => `Water in ${season}`;

export const labels: Record<string, string> = Object.fromEntries([
  ...formKeys.map((key) => [key, fieldNamed(key).label]),
  ...seasons.map((season) => [season, seasonLabel(season)]),
]);

export function toValues(site?: DiveSite): SiteValues {
  const entries = formKeys.flatMap((key): [string, string][] => {
    if (key === 'waterTempBySeason') {
      return seasons.map((name) => [name, String(site?.waterTempBySeason?.[name] ?? '')]);
    }
    return [[key, siteText(fieldNamed(key), site?.[key])]];
  });
  return { ...Object.fromEntries(entries), featured: site?.featured ? 'true' : '' };
}

export const empty = toValues();

function readSeasons(values: SiteValues, errors: FieldErrors<SiteValues>) {
  const temperatures = seasons.map((name) => {
    const { value = null, error } = parseNumber(values[name] ?? '');
    if (error) errors[name] = error;
    return [name, value] as const;
  });
  const known = temperatures.some(([, value]) => value !== null);
  return known ? (Object.fromEntries(temperatures) as SeasonTemperatures) : null;
}

/** The body of a PUT, which clears absent fields, and the errors by field. */
export function readValues(values: SiteValues) {
  const errors: FieldErrors<SiteValues> = {};
  const input: Record<string, unknown> = { featured: values.featured === 'true' };
  for (const key of formKeys) {
    if (key === 'waterTempBySeason') {
      input[key] = readSeasons(values, errors);
    } else {
      const { value, error } = parseSiteText(fieldNamed(key), values[key] ?? '');
      if (error) errors[key] = error;
      input[key] = value;
    }
  }
  const result = diveSiteInput.safeParse(input);
  return {
    input: result.data,
    errors: { ...fieldErrors<SiteValues>(diveSiteInput, input), ...errors },
  };
}
