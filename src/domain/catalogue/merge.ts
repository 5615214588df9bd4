import { isSame, sourceColumn, sourcedColumn, type Values } from './values.ts';

/** Columns that belong together; a merge treats them as one field. */
const joined: Record<string, readonly string[]> = {
  position: ['latitude', 'longitude', 'positionErrorKm', 'positionSource', 'positionLicence'],
  status: ['status', 'statusReason', 'statusAuthority', 'statusAuthorityUrl', 'statusAsOf'],
  waterTempBySeason: ['tempSummer', 'tempAutumn', 'tempWinter', 'tempSpring'],
};

const joinedField = new Map(
  Object.entries(joined).flatMap(([field, columns]) => columns.map((column) => [column, field])),
);

/** The field of a column: a joined field, else the column's own name. */
export const columnField = (column: string) => joinedField.get(column) ?? column;

export const fieldColumns = (field: string): readonly string[] => joined[field] ?? [field];

/** The columns of a field, and the columns of their sources. */
export const columnsWithSources = (field: string) => {
  const columns = fieldColumns(field);
  return [...columns, ...columns.map(sourceColumn)];
};

/** Fields that matter to a diver's safety, the most urgent first. */
export const urgentFields: readonly string[] = [
  'status',
  'notice',
  'hazards',
  'hazardList',
  'tideRule',
  'slack',
  'hospital',
  'hospitalSecond',
  'smallerHospital',
  'position',
  'vhf',
  'depthRange',
  'depthMin',
  'depthMax',
  'tideOffsetMinutes',
  'certification',
  'permit',
  'mostWindKnots',
  'mostSwellMetres',
  'mostSwellSeconds',
  'rainWaitDays',
  'shelterSides',
];

export const isSameField = (field: string, one: Values, other: Values) =>
  fieldColumns(field).every((column) => isSame(one[column], other[column]));

export const differingColumns = (one: Values, other: Values) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (column) => !isSame(one[column], other[column]),
  );

interface MergedFields {
  /** Fields that the owner never changed: they get the values of the release. */
  follow: string[];
  /** Fields that the owner and the release changed differently: the owner's values stay. */
  differ: string[];
  /** Whether any field retains the owner's value. */
  isEdited: boolean;
}

/**
 * Merges a record by field.
 * @param base values of the previous release
 * @param release values of this release
 * @param own values of the record
 */
export function mergeFields(base: Values, release: Values, own: Values): MergedFields {
  const merged = { follow: [] as string[], differ: [] as string[] };
  const stays = new Set<string>();
  for (const field of new Set(differingColumns(own, release).map(columnField))) {
    if (isSameField(field, own, base)) merged.follow.push(field);
    else {
      stays.add(field);
      if (!isSameField(field, base, release)) merged.differ.push(field);
    }
  }
  // If the owner's value stays, so does its source.
  const isFree = (field: string) => {
    const fact = sourcedColumn(field);
    return fact === undefined || !stays.has(columnField(fact));
  };
  return {
    follow: merged.follow.filter(isFree),
    differ: merged.differ.filter(isFree),
    isEdited: stays.size > 0,
  };
}

/** The release's values of some fields; undefined empties a column. */
export const valuesIn = (fields: readonly string[], release: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) => fieldColumns(field).map((column) => [column, release[column]])),
  );

/** Groups of columns that the rules of dive sites compare with each other. */
const ruledTogether: readonly (readonly string[])[] = [
  ['depthRange', 'depthMin', 'depthMax', 'depthTypical', 'depthNote', 'skillLevel', 'hazards'],
  ['status', 'statusReason', 'statusAuthority', 'featured', 'notice'],
  ['tideRule', 'tidePort', 'tideOffsetMinutes', 'slack'],
  ['shelterSides', 'shelterNote', 'type', 'mostSwellMetres', 'mostSwellSeconds'],
  ['access', 'steps', 'walkMetres'],
  ['permit', 'permitIssuer', 'notice', 'status'],
];

/** The fields of broken columns, of their sources, and of columns that rules compare with them. */
export function ruledFields(broken: readonly string[]): Set<string> {
  const columns = broken.flatMap((column) => [
    column,
    sourceColumn(column),
    ...ruledTogether.filter((rule) => rule.includes(column)).flat(),
  ]);
  return new Set(columns.map(columnField));
}
