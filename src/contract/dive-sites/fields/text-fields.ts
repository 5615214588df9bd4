import type { Field } from './field.ts';

const wordsInSummary = { group: 'words', api: 'summary', guide: 'drawn' } as const;
const linkInSummary = { group: 'links', api: 'summary', guide: 'drawn' } as const;
const steward = { group: 'steward', api: 'single', guide: 'drawn' } as const;

export const textFields = {
  description: {
    ...wordsInSummary,
    type: 'text',
    required: true,
    rows: 6,
    maxLength: 10_000,
    label: 'Description',
  },
  marineLife: { ...wordsInSummary, type: 'text', rows: 2, maxLength: 2000, label: 'Marine Life' },
  hazards: { ...wordsInSummary, type: 'text', rows: 2, maxLength: 2000, label: 'Hazards' },
  hazardList: {
    ...wordsInSummary,
    type: 'hazards',
    hint: 'The same dangers as the text above, for the verdict. Without them it says “Don’t know”.',
    label: 'Hazards by Kind',
    api: 'single',
  },
  facilities: {
    ...wordsInSummary,
    type: 'text',
    rows: 2,
    maxLength: 2000,
    label: 'Facilities',
    guide: { list: 'entry', name: 'Facilities' },
  },
  notice: {
    ...wordsInSummary,
    type: 'text',
    rows: 2,
    maxLength: 2000,
    label: 'Notice',
    hint: 'Stands at the top of the guide, e.g. a permit or a closure.',
  },
  imageUrl: { ...linkInSummary, type: 'address', picture: true, label: 'Image URL', api: 'map' },
  videoUrl: { ...linkInSummary, type: 'address', label: 'Video URL', hint: 'YouTube or Vimeo' },
  videoThumbnail: {
    ...linkInSummary,
    type: 'address',
    picture: true,
    label: 'Video Thumbnail URL',
    guide: null,
  },
  reviewLink: {
    ...linkInSummary,
    type: 'address',
    label: 'Review Link',
    hint: 'An article about this site, ours or another’s',
  },
  blogSlug: {
    ...linkInSummary,
    type: 'text',
    maxLength: 200,
    label: 'Blog Slug',
    hint: 'Of our article about this site',
  },
  stewardName: {
    ...steward,
    type: 'text',
    maxLength: 120,
    label: 'Steward',
    hint: 'A club, shop or person that vouches for this guide. Divers read the name in it.',
  },
  stewardUrl: {
    ...steward,
    type: 'address',
    label: 'Page of the Steward',
    hint: 'Where the name leads; empty where there is none',
  },
  featured: { type: 'flag', label: 'Featured', group: null, api: 'summary', guide: 'drawn' },
} as const satisfies Record<string, Field>;
