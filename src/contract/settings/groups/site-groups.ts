import { z } from 'zod';
import { isAbn } from '../../../domain/operator-line/operator-line.ts';
import { footerPages, headerPages } from '../../navigation.ts';
import { type SitePart, siteParts } from '../../site-parts.ts';
import {
  address,
  type ChoiceSetting,
  choice,
  colour,
  email,
  line,
  order,
  picture,
  type TextSetting,
  text,
  zone,
} from './field.ts';
import { rows } from './rows.ts';

export const identity = {
  id: 1,
  label: 'Name and time zone',
  help: 'Who the site is: in the header, the footer, page titles, mails and feeds.',
  fields: {
    name: line('Site name', { max: 60 }),
    strapLine: line('Strap line', { max: 120, hint: 'A few words after the name on Home.' }),
    description: text('Description', {
      max: 320,
      hint: 'What search engines and feeds say of the site.',
    }),
    timeZone: zone('Time zone', 'Dates of articles and the times of your schedule are in it.'),
    author: line('Author of articles', {
      max: 120,
      hint: 'Stands at every article that names nobody. It follows the site’s name.',
    }),
    reviewAuthor: line('Author of reviews', { max: 120 }),
  },
} as const;

export const brand = {
  id: 38,
  label: 'Logo and colours',
  help: 'How the site looks in your colours: on all pages, at once. Plates, share pictures and mails keep theirs.',
  fields: {
    mark: picture(
      'Logo',
      'A square picture of the library that can be seen on light and dark: before the name, and in the tab.',
      [''],
    ),
    markNight: picture(
      'Logo by night',
      'For the dark dress of the site. Left empty, the logo is the same by day and by night.',
      [''],
    ),
    buttons: colour(
      'Colour of buttons',
      'Such as #6a1b9a; the square beside it opens a choice. Left empty, it is ochre.',
      '#a2490b',
    ),
    marks: colour(
      'Colour of marks',
      'Lines below headings and links. Of each colour the site takes the nearest shade that can be read on all its backgrounds, by day and by night.',
      '#e2583e',
    ),
  },
} as const;

export const operator = {
  id: 16,
  label: 'Who runs the site',
  help: 'Shown at the foot of the legal pages and of each email, as Australian privacy and spam law ask. Left empty, nothing is shown.',
  fields: {
    legalEntity: line('Legal entity', {
      max: 200,
      optional: true,
      hint: 'The person, company or association that answers for the site.',
    }),
    abn: {
      type: 'text',
      maxLength: 40,
      label: 'ABN',
      hint: 'Australian Business Number: 11 digits.',
      schema: z
        .string({ error: '“ABN” is a text.' })
        .trim()
        .refine((value) => value === '' || isAbn(value), {
          error: 'This is no ABN: check its 11 digits.',
        }),
    },
    postalAddress: line('Postal address', {
      max: 300,
      optional: true,
      hint: 'Where a letter reaches you; a PO box will do.',
    }),
  },
} as const;

export const contact = {
  id: 2,
  label: 'Contact',
  help: 'The address that people write to, and the words of Contact.',
  fields: {
    email: email('Email address', 'Shown on Contact and in the legal pages.'),
    title: line('Heading', { max: 120 }),
    lead: text('Lead', { max: 600 }),
    responseTime: line('How soon you answer', { max: 200 }),
    emergency: text('Emergency note', {
      max: 600,
      hint: 'Check the numbers before you change them: someone may need them.',
    }),
    questions: rows(
      'Questions',
      'question',
      {
        question: line('Question', { max: 200 }),
        answer: text('Answer', { max: 2000, hint: 'Markdown.' }),
      },
      { max: 20 },
    ),
  },
} as const;

export const socials = {
  id: 3,
  label: 'Social links',
  help: 'The round links in the footer and on Contact.',
  fields: {
    socials: rows(
      'Social links',
      'link',
      {
        name: line('Network', { max: 40, hint: 'Facebook, Instagram and YouTube have a mark.' }),
        url: address('Address', 'Your page there; # while there is none.', ['#']),
      },
      { max: 8 },
    ),
  },
} as const;

export const navigation = {
  id: 6,
  label: 'Navigation',
  help: 'The links of header and footer: their order, other names, links of your own. The pages themselves stay.',
  fields: {
    header: order('Header', headerPages, 'From left to right.'),
    footer: order('Quick Links in the footer', footerPages, 'From top to bottom.'),
    links: rows(
      'Other names, hidden links, links of your own',
      'link',
      {
        place: choice('Place', { both: 'Header and footer', header: 'Header', footer: 'Footer' }),
        page: choice('Link', { '': 'One of my own', ...headerPages }),
        shown: choice('Shown', { '': 'Yes', no: 'No: hide it' }),
        label: line('Name', { max: 24, optional: true, hint: 'Left empty, a page has its own.' }),
        address: address('Address', 'Of a link of your own: /blog/about-us or https://…', ['']),
      },
      {
        max: 12,
        check: ({ page, label, address: to }) =>
          page || (label && to) ? undefined : 'A link of your own needs a name and an address.',
      },
    ),
  },
} as const;

const partFields = Object.fromEntries(
  Object.entries(siteParts).flatMap(([part, { label, hint }]) => [
    [part, choice(label, { on: 'Shown', off: 'Switched off' }, hint)],
    // The newsletter's form has no address, so it needs no redirect.
    ...(part === 'newsletter'
      ? []
      : [
          [
            `${part}-to`,
            address(
              `${label}: where these addresses lead`,
              'While it is off: /blog or https://… Left empty, they answer that the page is gone.',
              [''],
            ),
          ],
        ]),
  ]),
) as Record<SitePart, ChoiceSetting<z.ZodType<'on' | 'off'>>> &
  Record<`${Exclude<SitePart, 'newsletter'>}-to`, TextSetting<z.ZodType<string>>>;

export const parts = {
  id: 45,
  label: 'Parts of the site',
  help: 'A part that is switched off is gone from menus, Home, search, sitemap and feeds, and no link leads to it. Here in the admin it stays, and comes back as it was. The words of Home and About are yours: read them again.',
  fields: partFields,
} as const;
