import { type DiveSite, diveSiteInput } from '../../../contract/dive-sites.ts';
import { readCoordinate } from '../../../domain/coordinates.ts';
import { siteAccesses, siteTypes, skillLevels } from '../../../domain/dive-site-terms.ts';
import { type FieldErrors, fieldErrorsOf } from '../editor/editor-config.ts';

const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;

/** Every field of the form, as text. */
export type SiteValues = Record<string, string>;

export interface SiteField {
  name: string;
  label: string;
  kind?: 'long' | 'url' | 'number';
  options?: readonly string[];
  hint?: string;
}

/** The form's groups in their order. The position has a part of its own within `where`. */
export const groups: { name: string; title: string; fields: SiteField[] }[] = [
  {
    name: 'where',
    title: 'Where it is',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'region', label: 'Region', hint: 'As divers say it, e.g. Jervis Bay' },
      { name: 'state', label: 'State' },
      { name: 'positionSource', label: 'Position Source', hint: 'Who measured it, e.g. own GPS' },
      { name: 'positionErrorKm', label: 'Position Error', kind: 'number', hint: 'In kilometres' },
    ],
  },
  {
    name: 'dive',
    title: 'The dive',
    fields: [
      { name: 'skillLevel', label: 'Skill Level', options: skillLevels },
      { name: 'type', label: 'Type', options: siteTypes },
      { name: 'access', label: 'Access', options: siteAccesses },
      { name: 'depthRange', label: 'Depth Range', hint: 'As visitors read it, e.g. 5-18m' },
      { name: 'depthMin', label: 'Least Depth', kind: 'number', hint: 'Metres, for the depth bar' },
      { name: 'depthMax', label: 'Greatest Depth', kind: 'number', hint: 'Metres' },
      { name: 'waterTemp', label: 'Water Temperature', hint: 'As visitors read it, e.g. 16-23°C' },
      { name: 'visibility', label: 'Visibility' },
      { name: 'bestTime', label: 'Best Time' },
      ...seasons.map((name): SiteField => {
        return { name, label: `Water in ${name}`, kind: 'number', hint: '°C' };
      }),
    ],
  },
  {
    name: 'words',
    title: 'What divers read',
    fields: [
      { name: 'description', label: 'Description', kind: 'long' },
      { name: 'marineLife', label: 'Marine Life', kind: 'long' },
      { name: 'hazards', label: 'Hazards', kind: 'long' },
      { name: 'facilities', label: 'Facilities', kind: 'long' },
      {
        name: 'notice',
        label: 'Notice',
        kind: 'long',
        hint: 'Stands at the top of the guide, e.g. a permit or a closure.',
      },
    ],
  },
  {
    name: 'links',
    title: 'Pictures and links',
    fields: [
      { name: 'imageUrl', label: 'Image URL', kind: 'url' },
      { name: 'videoUrl', label: 'Video URL', kind: 'url', hint: 'YouTube or Vimeo' },
      { name: 'videoThumbnail', label: 'Video Thumbnail URL', kind: 'url' },
      {
        name: 'reviewLink',
        label: 'Review Link',
        kind: 'url',
        hint: 'An article about this site, ours or another’s',
      },
      { name: 'blogSlug', label: 'Blog Slug', hint: 'Of our article about this site' },
    ],
  },
];

const fields = groups.flatMap((group) => group.fields);
/** The name of each field. */
export const labels: Record<string, string> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
};
const names = ['latitude', 'longitude', ...fields.map(({ name }) => name)];

/** What the form shows of a site; of none, all empty. */
export function valuesOf(site: DiveSite | undefined): SiteValues {
  const flat: Record<string, unknown> = { ...site, ...site?.waterTempBySeason };
  return Object.fromEntries(names.map((name) => [name, String(flat[name] ?? '')]));
}

function numberOf(text: string): { value: number | null; error?: string } {
  if (!text.trim()) return { value: null };
  const value = Number(text.trim().replace(/\s*(m|km|°?\s*c)$/i, ''));
  return Number.isFinite(value) ? { value } : { value: null, error: 'Write a number, e.g. 18.5.' };
}

/**
 * What the form would send, and the first error of each field. A PUT empties what is left out,
 * so what was not changed here goes along as it is in `site`.
 * @param base the values as they were last saved
 */
export function readValues(values: SiteValues, base: SiteValues, site: DiveSite | undefined) {
  const changed = (name: string) => !site || values[name] !== base[name];
  const errors: FieldErrors<SiteValues> = {};
  const input: Record<string, unknown> = { ...site };

  for (const axis of ['latitude', 'longitude'] as const) {
    if (!changed(axis)) continue;
    const { degrees, error } = readCoordinate(values[axis] ?? '', axis);
    input[axis] = degrees;
    if (error) errors[axis] = error;
  }
  const temperatures: Record<string, number | null> = {};
  for (const { name, kind } of fields) {
    const text = values[name] ?? '';
    const season = seasons.some((one) => one === name);
    if (kind === 'number' && (season || changed(name))) {
      const { value, error } = numberOf(text);
      if (error) errors[name] = error;
      if (season) temperatures[name] = value;
      else input[name] = value;
    } else if (changed(name)) input[name] = text;
  }
  const known = Object.values(temperatures).some((value) => value !== null);
  input.waterTempBySeason = known ? temperatures : null;

  const result = diveSiteInput.safeParse(input);
  return {
    input: result.data,
    errors: { ...fieldErrorsOf<SiteValues>(diveSiteInput, input), ...errors },
  };
}
