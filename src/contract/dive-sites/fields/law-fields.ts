import { takings, takingTexts } from '../../../domain/taking/taking.ts';
import type { Field } from './field.ts';

const law = { group: 'law', api: 'single' } as const;

export const lawFields = {
  marinePark: {
    type: 'text',
    maxLength: 300,
    label: 'Marine Park',
    ...law,
    guide: { list: 'law', name: 'Marine park', empty: 'Not known' },
  },
  marineParkZone: {
    type: 'text',
    maxLength: 300,
    label: 'Park Zone',
    ...law,
    guide: { list: 'law', name: 'Zone', empty: 'Not known' },
  },
  take: {
    type: 'choice',
    choices: takings,
    words: takingTexts,
    hint: 'By the zone’s own rule. Needs a source, unless it is not known.',
    label: 'Fishing and Collecting',
    ...law,
    guide: { list: 'law', name: 'What may be taken', empty: takingTexts.unknown },
  },
  takeNote: {
    type: 'text',
    maxLength: 500,
    hint: 'How sure that is, e.g. that the position’s error reaches another zone',
    label: 'Note on Taking',
    ...law,
    guide: { list: 'law', name: 'How sure that is' },
  },
  takeRules: {
    type: 'text',
    rows: 2,
    maxLength: 1000,
    hint: 'What a sentence must add, e.g. to a wreck’s protection',
    label: 'Rules on Taking',
    ...law,
    guide: { list: 'law', name: 'Rules on taking' },
  },
  permit: {
    type: 'text',
    maxLength: 500,
    hint: 'What it is for',
    label: 'Permit',
    group: 'law',
    api: 'map',
    guide: { list: 'law', name: 'Permit' },
  },
  permitIssuer: {
    type: 'text',
    maxLength: 300,
    label: 'Permit From',
    ...law,
    guide: { list: 'law', name: 'Permit from' },
  },
  permitUrl: {
    type: 'address',
    httpsOnly: true,
    label: 'Page of the Permit',
    ...law,
    guide: { list: 'law', name: 'About the permit' },
  },
  protectedZoneMetres: {
    type: 'number',
    least: 0,
    most: 10_000,
    unit: 'm',
    hint: 'Metres around the wreck',
    label: 'Protected Zone',
    ...law,
    guide: { list: 'law', name: 'Protected zone' },
  },
  codeOfConduct: {
    type: 'text',
    rows: 2,
    maxLength: 2000,
    hint: 'With its numbers',
    label: 'Code of Conduct',
    ...law,
    guide: { list: 'law', name: 'Code of conduct' },
  },
} as const satisfies Record<string, Field>;
