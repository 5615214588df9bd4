import { confidences } from '../../../../contract/dive-sites/fields/field.ts';
import { fieldKeys, fieldNamed } from '../../../../contract/dive-sites/fields/fields.ts';
import { localDay } from '../../../../domain/dates/site-time.ts';
import { pointKinds } from '../../../../domain/dive-sites/terms.ts';
import { hazardKinds, hazardLabels } from '../../../../domain/hazards/hazard-kinds.ts';
import { site } from '../../../app/site.ts';

interface Column {
  /** Label in which the name of the row, e.g. "point 1", replaces #. */
  label: string;
  hint?: string;
  options?: readonly string[];
  words?: Readonly<Record<string, string>>;
}

export interface RowKind {
  singular: string;
  empty: () => Record<string, string>;
  columns: Record<string, Column>;
}

const remarks = { note: { label: 'Remark of #' }, source: { label: 'Origin of #' } };

const facts = fieldKeys.filter((key) => key !== 'provenance');

export const rowKinds = {
  points: {
    singular: 'point',
    empty: () => ({ kind: 'parking', position: '', note: '', source: '', errorKm: '' }),
    columns: {
      kind: { label: 'Use of #', options: pointKinds },
      position: { label: 'Coordinates of #', hint: 'E.g. -33.9153, 151.2630' },
      ...remarks,
      errorKm: { label: 'Error of #', hint: 'In kilometres' },
    },
  },
  hazards: {
    singular: 'hazard',
    empty: () => ({ kind: hazardKinds[0], months: '', note: '', source: '' }),
    columns: {
      kind: { label: 'Kind of #', options: hazardKinds, words: hazardLabels },
      months: {
        label: 'Months of #',
        hint: 'Numbers such as 11, 12, 1; empty for the whole year',
      },
      ...remarks,
    },
  },
  provenance: {
    singular: 'source',
    empty: () => ({
      field: '',
      source: '',
      confidence: 'local',
      checkedOn: localDay(new Date(), site.timeZone),
    }),
    columns: {
      field: {
        label: 'Fact of #',
        options: facts,
        words: Object.fromEntries(facts.map((key) => [key, fieldNamed(key).label])),
      },
      source: { label: 'What # is' },
      confidence: { label: 'How sure # is', options: confidences },
      checkedOn: { label: '# checked on', hint: 'E.g. 2026-11-21' },
    },
  },
} as const satisfies Record<string, RowKind>;
