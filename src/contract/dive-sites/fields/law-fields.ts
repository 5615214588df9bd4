import type { Field } from './field.ts';

/** Rules of a site's zone, as texts for its guide. */
const takingTexts = {
  none: 'No-take: nothing may be caught or collected here.',
  'no-entry': 'No entry without permission, and nothing may be caught or collected here.',
  limited: 'Limited: some fishing or collecting is forbidden here. Read the zone’s rules first.',
  allowed:
    'The zone allows fishing and collecting in general. Bag limits, closed seasons and the other rules of the state hold.',
  unknown: 'Not known',
  'no-reserve-found':
    'We found no marine reserve here; that does not mean that fishing is allowed.',
};

const takings = Object.keys(takingTexts) as (keyof typeof takingTexts)[];

const law = { group: 'law', api: 'single' } as const;

export const lawFields = {
  marinePark: {
    ...law,
    type: 'text',
    maxLength: 300,
    label: 'Marine Park',
    guide: { list: 'law', name: 'Marine park', empty: 'Not known' },
  },
  marineParkZone: {
    ...law,
    type: 'text',
    maxLength: 300,
    label: 'Park Zone',
    guide: { list: 'law', name: 'Zone', empty: 'Not known' },
  },
  take: {
    ...law,
    type: 'choice',
    choices: takings,
    words: takingTexts,
    hint: 'By the zone’s own rule. Needs a source, unless it is not known.',
    label: 'Fishing and Collecting',
    guide: { list: 'law', name: 'What may be taken', empty: takingTexts.unknown },
  },
  takeNote: {
    ...law,
    type: 'text',
    maxLength: 500,
    hint: 'How sure that is, e.g. that the position’s error reaches another zone',
    label: 'Note on Taking',
    guide: { list: 'law', name: 'How sure that is' },
  },
  takeRules: {
    ...law,
    type: 'text',
    rows: 2,
    maxLength: 1000,
    hint: 'What a sentence must add, e.g. to a wreck’s protection',
    label: 'Rules on Taking',
    guide: { list: 'law', name: 'Rules on taking' },
  },
  permit: {
    ...law,
    type: 'text',
    maxLength: 500,
    hint: 'What it is for',
    label: 'Permit',
    api: 'map',
    guide: { list: 'law', name: 'Permit' },
  },
  permitIssuer: {
    ...law,
    type: 'text',
    maxLength: 300,
    label: 'Permit From',
    guide: { list: 'law', name: 'Permit from' },
  },
  permitUrl: {
    ...law,
    type: 'address',
    httpsOnly: true,
    label: 'Page of the Permit',
    guide: { list: 'law', name: 'About the permit' },
  },
  protectedZoneMetres: {
    ...law,
    type: 'number',
    least: 0,
    most: 10_000,
    unit: 'm',
    hint: 'Metres around the wreck',
    label: 'Protected Zone',
    guide: { list: 'law', name: 'Protected zone' },
  },
  codeOfConduct: {
    ...law,
    type: 'text',
    rows: 2,
    maxLength: 2000,
    hint: 'With its numbers',
    label: 'Code of Conduct',
    guide: { list: 'law', name: 'Code of conduct' },
  },
} as const satisfies Record<string, Field>;
