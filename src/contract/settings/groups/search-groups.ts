import { z } from 'zod';
import { sharedPages } from '../shared-pages.ts';
import { address, choice, line, picture, text } from './field.ts';
import { added, rows } from './rows.ts';

export const structuredData = {
  id: 8,
  label: 'Structured data',
  help: 'What the machine-readable part of a review tells search engines where the review itself says nothing: a new site tells a rating and that the product is in stock. Search engines ask that it state only what the page shows, and the Australian Consumer Law forbids claims that mislead, such as a rating that nobody gave. Decide once; you can come back.',
  fields: {
    claims: choice(
      'Reviews state',
      {
        open: 'Not decided yet: what stands below',
        below: 'What stands below',
        shown: 'Only what the page shows',
      },
      'With “Only what the page shows” a review without stars states no rating, and none states stock.',
    ),
    defaultRating: {
      type: 'number',
      least: 1,
      most: 5,
      label: 'Rating without stars',
      hint: 'From 1 to 5; empty claims nothing.',
      schema: z
        .number({ error: 'A rating is a number, such as 4.5.' })
        .min(1, 'A rating is 1 at least.')
        .max(5, 'A rating is 5 at most.')
        .nullable(),
    },
    availability: choice(
      'Availability',
      {
        'https://schema.org/InStock': 'In stock',
        'https://schema.org/OnlineOnly': 'Online only',
        'https://schema.org/PreOrder': 'To be ordered ahead',
        '': 'Claim nothing',
      },
      'Of the product that a review is about.',
    ),
  },
} as const;

export const pageHeads = {
  id: 15,
  label: 'Pages in search and shares',
  help: 'How a page looks in search results and where it is shared. Articles and reviews have this in their forms.',
  fields: {
    pages: rows(
      'Pages',
      'page',
      {
        page: choice('Page', sharedPages),
        indexed: added(
          choice('Search engines', {
            '': 'May show this page',
            no: 'Are asked to leave this page out',
          }),
        ),
        title: added(
          line('Headline in search results', {
            max: 200,
            optional: true,
            hint: 'The whole title of the tab too. Left empty, the page has its own.',
          }),
        ),
        canonical: added(
          address('Address of the original', 'Only where the same page stands elsewhere.', ['']),
        ),
        description: added(
          text('Summary in search results', {
            max: 500,
            optional: true,
            hint: 'Left empty, the page has its own.',
          }),
        ),
        picture: picture(
          'Picture when shared',
          'Of the library or of this site; others are not fetched. Left empty, it is that of the site.',
          [''],
        ),
      },
      {
        max: Object.keys(sharedPages).length,
        unique: 'page',
        hint: 'A page that is not listed has its own words and the picture of the site.',
      },
    ),
  },
} as const;

export const searchEngines = {
  id: 14,
  label: 'Search engines',
  help: 'Whether search engines hear at once of what you publish, change or take down.',
  fields: {
    indexNow: choice(
      'IndexNow',
      { off: 'Off: they find out by themselves', on: 'On: tell them of each change' },
      'Bing, Seznam, Yandex and others take part, Google does not. They get the addresses of pages that changed, and nothing else.',
    ),
  },
} as const;
