import { z } from 'zod';
import { isAbn } from '../../../domain/operator-line/operator-line.ts';
import { footerPages, headerPages } from '../../navigation.ts';
import { type SitePart, siteParts } from '../../site-parts.ts';
import { sharedPages } from '../shared-pages.ts';
import {
  added,
  address,
  type ChoiceSetting,
  choice,
  colour,
  email,
  line,
  markdown,
  optionalEmail,
  order,
  pdf,
  picture,
  rows,
  type TextSetting,
  text,
  zone,
} from './field.ts';

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
      hint: 'Stands at an article that names nobody.',
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
    ),
    marks: colour(
      'Colour of marks',
      'Lines below headings and links. Of each colour the site takes the nearest shade that can be read on all its backgrounds, by day and by night.',
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
    // The newsletter is a form without an address of its own.
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

export const catalogue = {
  id: 35,
  label: 'Catalogue',
  help: 'Dive sites, species, articles, reviews, products and places that come with a new release of the site.',
  fields: {
    newRecords: choice(
      'New records',
      { once: 'Show them at once', look: 'Show them once I have looked at them' },
      'Corrections of records that you have not edited come at once. What you have edited or deleted stays as it is.',
    ),
  },
} as const;

export const newsletter = {
  id: 37,
  label: 'Newsletter',
  help: 'How people subscribe, what the site stores about them, the domain that mails come from, and the welcome mail.',
  fields: {
    signUp: choice(
      'New subscribers',
      {
        open: 'Get mails at once (you have not decided yet)',
        once: 'Get mails at once',
        confirmed: 'Get mails once they have confirmed by a click',
      },
      'Anybody can type in anybody’s address. With a confirmation you can show that each person asked for your mails, and mail services trust you more; some people forget the click.',
    ),
    clicks: choice(
      'Links followed in mails',
      {
        counted: 'Count them, and keep nothing about who followed them',
        people: 'Also remember when each subscriber last followed one, and in which mails',
      },
      'Remembering lets you write to those who followed a link since a day, or in one mail. The privacy policy says so by itself. Choosing the first line again forgets it within an hour.',
    ),
    topics: rows(
      'Topics that subscribers choose themselves',
      'topic',
      {
        tag: line('Tag', {
          max: 60,
          hint: 'Whoever chooses it, by the link in each mail, gets it as a tag.',
        }),
      },
      { max: 20 },
    ),
    selector: line('DKIM selector', {
      max: 63,
      optional: true,
      hint: 'The name before ._domainkey of the record that your mail service asked you to set. Left empty, common ones are tried.',
    }),
    unproven: choice(
      'Sending to more than 100 people',
      {
        refused: 'Only once SPF, DKIM and DMARC of the sending domain are set',
        allowed: 'Also without them, at the risk of landing in spam',
      },
      'Below stands what is set.',
    ),
    subject: line('Subject of the welcome mail', {
      max: 150,
      hint: '{guide} becomes the title of the PDF guide, {siteName} the name of the site.',
    }),
    heading: line('Its heading', { max: 120 }),
    text: text('Its text', {
      max: 4000,
      hint: 'A blank line begins a paragraph. The button that opens the guide stands below the first one. {guide} and {siteName} work here too.',
    }),
  },
} as const;

export const guide = {
  id: 47,
  label: 'PDF guide',
  help: 'What new subscribers get. Pages and mails name and link the guide that stands here.',
  fields: {
    file: pdf(
      'File',
      'A PDF of your own, up to 15 MB. Left empty, the guide is made of the title and the text below. The welcome mail (Newsletter) says what is in it: read that again.',
    ),
    title: line('Title', { max: 120 }),
    about: line('What it is', {
      max: 300,
      hint: 'Stands after the title where people subscribe, and on the cover, without a full stop.',
    }),
    text: markdown('Text of the guide', {
      max: 40_000,
      hint: 'Two number signs begin an item, three a list of the checklist. A picture of this site stands beside the text below it: ![A mask](/art/gear/mask-reef.jpg). Once something differs from the release, the PDF is made anew; it then has a plainer layout.',
    }),
  },
} as const;

export const returnedMail = {
  id: 41,
  label: 'Returned mail',
  help: 'Where the newsletter learns which mails bounced or were reported as unwanted. Whoever they went to is never mailed again: at once where the address is dead or a mail was reported, after five mails where a mailbox was full or its server away.',
  fields: {
    address: optionalEmail(
      'Return address',
      'Mail servers send here what they can’t deliver. Left empty, it is the sender’s address.',
    ),
    tagged: choice(
      'Id of the mail in that address',
      { no: 'No', yes: 'Yes: bounces+id@example.org, where your mailbox takes such addresses' },
      'Each mail carries its id in its headers anyway; with this, servers that return no headers are understood too.',
    ),
    host: line('IMAP server', {
      max: 200,
      optional: true,
      hint: 'Of the mailbox behind the return address, such as imap.example.org. Left empty, no mailbox is read.',
    }),
    security: choice('Connection', {
      tls: 'TLS, port 993',
      starttls: 'STARTTLS, port 143',
      none: 'Not encrypted: for a server on this machine alone',
    }),
    port: {
      type: 'number',
      least: 1,
      most: 65_535,
      label: 'Port',
      hint: 'Left empty, it is the usual one.',
      schema: z
        .number({ error: 'A port is a number, such as 993.' })
        .int('A port is a whole number.')
        .min(1, 'A port is 1 at least.')
        .max(65_535, 'A port is 65535 at most.')
        .nullable(),
    },
    user: line('User name', { max: 200, optional: true }),
    folder: line('Folder', { max: 200, hint: 'Reports that are read get marked as read there.' }),
    service: choice(
      'Mail service',
      {
        none: 'None: the mailbox alone',
        ses: 'Amazon SES',
        postmark: 'Postmark',
        mailgun: 'Mailgun',
        generic: 'Another one that signs as Standard Webhooks does',
      },
      'Calls this site when a mail bounces. Below stands at which address.',
    ),
    topic: line('SNS topic of Amazon SES', {
      max: 300,
      optional: true,
      hint: 'Its ARN, such as arn:aws:sns:ap-southeast-2:123456789012:bounces. Messages of no other topic are read.',
    }),
  },
} as const;

export const forecast = {
  id: 36,
  label: 'Forecast',
  help: '“Can I dive it?” judges by wind and swell. Without a forecast service visitors set them by hand; with one, guides, Today and the weekend show the next days. The server asks, never a visitor’s browser.',
  fields: {
    service: choice('Forecast service', {
      environment: 'As this server is set up (FORECAST_URL)',
      off: 'None: visitors set wind and swell by hand',
      paid: 'Open-Meteo with a key, for any site',
      free: 'Open-Meteo without a key, for non-commercial sites alone',
      own: 'Another server that speaks Open-Meteo’s API',
    }),
    address: {
      type: 'text',
      maxLength: 200,
      label: 'Address of that other server',
      hint: 'Such as http://127.0.0.1:8080, an instance of your own.',
      schema: z
        .string({ error: '“Address of that other server” is a text.' })
        .trim()
        .max(200, 'An address has at most 200 characters.')
        .refine(
          (value) => value === '' || (/^https?:\/\/[^?#]+$/.test(value) && URL.canParse(value)),
          {
            error: 'Write an address that begins with http:// or https://, without ? and #.',
          },
        ),
    },
  },
} as const;

export const statistics = {
  id: 39,
  label: 'Statistics',
  help: 'What visitors read is counted by this server, without cookies and without a word on who they are.',
  fields: {
    weeklyMail: choice(
      'Mail on Mondays',
      { on: 'Send me the figures of the week', off: 'Send none' },
      'Five lines to the address that hears of messages.',
    ),
  },
} as const;

export const reports = {
  id: 40,
  label: 'Reports of divers',
  help: 'What divers send from guides and other pages. Nothing of it is public before you take it.',
  fields: {
    freshDays: {
      type: 'number',
      least: 7,
      most: 730,
      label: 'Days that a dive counts as fresh',
      hint: 'Older ones fold away in the guide.',
      schema: z
        .number({ error: 'Write a number of days, such as 90.' })
        .int('Write whole days.')
        .min(7, 'A dive is fresh for 7 days at least.')
        .max(730, 'A dive is fresh for 730 days at most.'),
    },
    unconfirmed: choice(
      'Closures that two networks report within a week',
      {
        off: 'Wait for me like all others',
        on: 'Show “reported closed, not confirmed” at once',
      },
      'The guide then names the day and no word of the senders, until you settle the report or the week is over.',
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
