import { webAddress } from '../../common.ts';
import { address, choice, line, markdown, paragraphs, picture, text } from './field.ts';
import { rows } from './rows.ts';

const films = {
  'kelp-forest': 'Kelp forest',
  'coral-wall': 'Coral wall',
  wreck: 'Wreck',
  '': 'None: my own picture',
};

export const home = {
  id: 5,
  label: 'Home',
  help: 'The opening films, the introduction and the three cards below it.',
  fields: {
    heading: line('Heading', { max: 120 }),
    slides: rows(
      'Slides',
      'slide',
      {
        title: line('Title', { max: 80 }),
        description: text('Text', { max: 300 }),
        callToAction: line('Link text', { max: 60 }),
        link: address('Link'),
        film: choice('Film of the site', films),
        picture: picture('Own picture', 'Stands in place of the film, or before your own film.', [
          '',
        ]),
        video: address(
          'Own film',
          'The address of an MP4 or WebM file, without sound worth hearing. It needs a picture too.',
          [''],
        ),
      },
      {
        min: 1,
        max: 8,
        check: (slide) => {
          if (!slide.film && !webAddress.safeParse(slide.picture).success) {
            return 'Choose a film of the site or a picture of your own.';
          }
          if (slide.video && !slide.picture) {
            return 'Choose a picture to show until your own film plays.';
          }
          return undefined;
        },
      },
    ),
    introTitle: line('Title of the introduction', { max: 120 }),
    introText: text('Introduction', {
      max: 800,
      hint: '{siteCount} becomes the number of dive sites.',
    }),
    cards: rows(
      'Cards',
      'card',
      {
        title: line('Title', { max: 80 }),
        text: text('Text', { max: 300 }),
        link: address('Link'),
        callToAction: line('Link text', { max: 60 }),
        image: picture('Picture'),
      },
      { min: 3, max: 3 },
    ),
  },
} as const;

export const about = {
  id: 4,
  label: 'About and team',
  help: 'The words of About, and the people on it.',
  fields: {
    title: line('Heading', { max: 120 }),
    lead: text('Lead', { max: 600 }),
    mission: paragraphs('Mission', 'Markdown; a blank line begins a paragraph.'),
    values: rows(
      'Values',
      'value',
      { title: line('Title', { max: 80 }), text: text('Text', { max: 600 }) },
      { min: 3, max: 3 },
    ),
    made: rows(
      'How it is made',
      'part',
      {
        number: line('Number', {
          max: 40,
          hint: '{sites}, {species}, {surveyed}, {plates} and {stations} become what the database counts.',
        }),
        title: line('Of what', { max: 80 }),
        text: text('Text', { max: 600 }),
      },
      { min: 1, max: 8 },
    ),
    teamNote: text('Note on the team', {
      max: 600,
      hint: 'Shown while nobody of the team has a name.',
    }),
    team: rows(
      'Team',
      'person',
      {
        role: line('Role', { max: 80 }),
        name: line('Name', { max: 120, optional: true }),
        bio: text('Text', { max: 1000 }),
      },
      { min: 1, max: 12 },
    ),
    disclosure: text('Affiliate disclosure', { max: 1000 }),
  },
} as const;

const linkColumns = { to: address('Address'), label: line('Text', { max: 80 }) };

export const learn = {
  id: 7,
  label: 'Learn to dive',
  help: 'The words of Learn to Dive. Texts are Markdown.',
  fields: {
    title: line('Heading', { max: 120 }),
    lead: text('Lead', { max: 600 }),
    description: text('For search engines', { max: 320 }),
    guides: rows(
      'Guides',
      'guide',
      {
        title: line('Title', { max: 80 }),
        image: picture('Picture'),
        paragraphs: paragraphs('Text', 'Markdown; a blank line begins a paragraph.'),
        links: rows('Links', 'link', linkColumns, { max: 6 }),
      },
      { min: 1, max: 6 },
    ),
    steps: rows(
      'Learning path',
      'step',
      {
        title: line('Title', { max: 80 }),
        depth: line('Depth', { max: 40 }),
        where: line('Where', { max: 120 }),
        text: text('Text', { max: 1000 }),
      },
      { min: 4, max: 4 },
    ),
    tips: rows(
      'Safety tips',
      'tip',
      { title: line('Title', { max: 80 }), text: text('Text', { max: 1000 }) },
      { min: 6, max: 6 },
    ),
  },
} as const;

const legalFields = {
  title: line('Title', { max: 120 }),
  description: text('For search engines', { max: 320 }),
  updated: line('Date line', {
    max: 120,
    optional: true,
    hint: 'Below the title: say when these words began to hold.',
  }),
  changed: text('Changed since', {
    max: 300,
    optional: true,
    hint: 'Below the date line: what changed after it, and when.',
  }),
  body: markdown('Text', {
    max: 100_000,
    hint: 'Markdown. {siteName} and {email} become those of the site; {newsletterClicks} states what the site stores about links followed in the newsletter.',
  }),
};

const legalPage = <Id extends number>(id: Id, label: string, help: string) =>
  ({ id, label, help, fields: legalFields }) as const;

export const legalGroups = {
  'privacy-policy': legalPage(9, 'Privacy policy', 'What you tell people about their data.'),
  'terms-of-service': legalPage(10, 'Terms of service', 'The terms of using the site.'),
  'affiliate-disclosure': legalPage(
    11,
    'Affiliate disclosure',
    'How the site earns money, and what that changes.',
  ),
  'how-we-rate': legalPage(
    12,
    'How we rate gear',
    'What picks, points and stars of a review mean.',
  ),
  accessibility: legalPage(13, 'Accessibility', 'How the site can be used, and its known faults.'),
} as const;
