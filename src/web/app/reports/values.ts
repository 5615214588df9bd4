import type { ReportDraft } from '../../../contract/new-report.ts';
import type { Licence } from '../../../domain/reports/photographs.ts';
import {
  boundsMessage,
  type ClosureReason,
  type DiveNumber,
  diveBounds,
  diveNumbers,
  type KnownBy,
  maxCharacters,
  type Strength,
} from '../../../domain/reports/terms.ts';
import { isEmail, isWebAddress } from '../../../domain/text/addresses.ts';
import type { ReportTarget } from './target.ts';

export interface ChosenPhotograph {
  /** Name of its file in the browser's database. */
  name: string;
  shows: string;
  distanceKm: number | null;
}

/** The values of the fields of all forms. */
export interface ReportValues {
  field: string;
  right: string;
  knownBy: KnownBy;
  address: string;
  day: string;
  reason: ClosureReason | '';
  note: string;
  visibility: string;
  temperature: string;
  cost: string;
  surge: Strength | '';
  current: Strength | '';
  species: { slug: string; name: string }[];
  name: string;
  showName: boolean;
  email: string;
  photographs: readonly ChosenPhotograph[];
  /** The licence of all photographs of the report. */
  licence: Licence | '';
  credit: string;
}

/** The field of the only fact or, for species and regions, of the first fact; otherwise empty. */
const fieldBeside = ({ resource, facts: [first, ...others] }: ReportTarget) =>
  others.length === 0 || resource === 'species' || resource === 'regions'
    ? (first?.field ?? '')
    : '';

export const emptyValues = (target: ReportTarget, day: string): ReportValues => ({
  field: fieldBeside(target),
  ...{ right: '', knownBy: 'there', address: '', day, reason: '', note: '' },
  ...{ visibility: '', temperature: '', cost: '', surge: '', current: '', species: [] },
  ...{ name: '', showName: false, email: '', photographs: [], licence: '', credit: '' },
});

const isPublicAddress = (text: string) =>
  isWebAddress(text) && new URL(text).hostname.includes('.');

export type ReportErrors = Partial<Record<keyof ReportValues, string>>;

const readNumber = (text: string) => {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? null : Number(trimmed);
};

/** The error of a text that is too long; truncation would lose what the sender typed. */
const lengthError = (text: string) => {
  const { length } = text.trim();
  return length > maxCharacters
    ? `${maxCharacters} characters at most; these are ${length}.`
    : undefined;
};

function kindErrors(kind: ReportTarget['kind'], values: ReportValues): ReportErrors {
  if (kind === 'closure') {
    const note = lengthError(values.note);
    return { ...(!values.reason && { reason: 'Choose a reason.' }), ...(note && { note }) };
  }
  if (kind === 'correction') {
    const right = values.right.trim() ? lengthError(values.right) : 'Say what is right.';
    return {
      ...(right && { right }),
      ...(values.knownBy === 'web' &&
        !isPublicAddress(values.address.trim()) && {
          address: 'Use an address that begins with https://.',
        }),
    };
  }
  const errors: ReportErrors = {};
  for (const name of diveNumbers) {
    const value = readNumber(values[name]);
    const { least, most } = diveBounds[name];
    const isInBounds = value === null || (value >= least && value <= most);
    if (!isInBounds) errors[name] = boundsMessage(name);
  }
  const says = [...diveNumbers.map((name) => values[name]), values.surge, values.current];
  const shows = values.species.length + values.photographs.length > 0;
  if (says.every((one) => one.trim() === '') && !shows) {
    errors.visibility ??= 'Tell one thing of the dive at least.';
  }
  return errors;
}

/** The errors of the form by field. @param today YYYY-MM-DD in the visitor's time zone */
export function reportErrors(
  kind: ReportTarget['kind'],
  values: ReportValues,
  today: string,
): ReportErrors {
  const errors = kindErrors(kind, values);
  if (values.photographs.length > 0 && !values.licence) {
    errors.licence = 'Choose who may use the photographs.';
  }
  if (!values.day) errors.day = 'Give the day.';
  if (values.day && values.day < '1950') errors.day = 'Check the year.';
  if (values.day > today) errors.day = 'That day lies in the future.';
  if (values.email.trim() && !isEmail(values.email)) {
    errors.email = 'Please give a valid email address.';
  }
  return errors;
}

function toPhotographs({ photographs, licence, credit }: ReportValues) {
  return photographs.map(({ shows }) => ({
    ...{ licence: licence || ('site' as const), credit: credit.trim(), shows: shows.trim() },
  }));
}

/** The report as the API expects it. */
export function toReport(id: string, target: ReportTarget, values: ReportValues): ReportDraft {
  const { kind, resource, record } = target;
  const { day, name, showName, email } = values;
  const shared = { id, resource, record, day, name: name.trim(), showName, email: email.trim() };
  if (kind === 'closure') {
    const details = { reason: values.reason || 'other', note: values.note.trim() } as const;
    return { ...shared, kind, details };
  }
  if (kind === 'dive') {
    const numbers = Object.fromEntries(
      diveNumbers.map((key) => [key, readNumber(values[key])]),
    ) as Record<DiveNumber, number | null>;
    const { surge, current, species } = values;
    return {
      ...{ ...shared, kind, photographs: toPhotographs(values) },
      details: {
        ...numbers,
        surge: surge || null,
        current: current || null,
        species: species.map(({ slug }) => slug),
      },
    };
  }
  const factName = target.facts.find(({ field }) => field === values.field)?.name ?? '';
  return {
    ...{ ...shared, kind, field: values.field, photographs: toPhotographs(values) },
    details: {
      factName,
      right: values.right.trim(),
      knownBy: values.knownBy,
      address: values.knownBy === 'web' ? values.address.trim() : '',
    },
  };
}
