import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Species, speciesFields } from '../../../contract/species.ts';
import type { Danger, SpeciesGroup } from '../../../domain/species/terms.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export type SpeciesInput = z.infer<z.ZodObject<typeof speciesFields>>;
type SpeciesRow = Row<'species'>;

const jsonColumns = [
  'otherNames',
  'rlsIds',
  'protection',
  'months',
  'searchTerms',
  'guideNames',
  'sources',
] as const satisfies readonly (keyof SpeciesRow & keyof SpeciesInput)[];

export function toSpeciesRow(
  { commonName, group, sensitive, ...species }: SpeciesInput,
  time: string,
): Insertable<Tables['species']> {
  const lists = Object.fromEntries(jsonColumns.map((key) => [key, JSON.stringify(species[key])]));
  return {
    ...species,
    ...(lists as Record<(typeof jsonColumns)[number], string>),
    name: commonName,
    groupName: group,
    sensitive: sensitive ? 1 : 0,
    createdAt: time,
    updatedAt: time,
  };
}

export function readSpecies({
  name,
  groupName,
  sensitive,
  danger,
  ...row
}: SpeciesRow): Omit<Species, 'plate' | 'sites' | 'notedSites'> {
  const lists = Object.fromEntries(jsonColumns.map((key) => [key, JSON.parse(row[key])]));
  return {
    ...row,
    ...(lists as Pick<SpeciesInput, (typeof jsonColumns)[number]>),
    commonName: name,
    group: groupName as SpeciesGroup,
    danger: danger as Danger,
    sensitive: sensitive === 1,
  };
}
