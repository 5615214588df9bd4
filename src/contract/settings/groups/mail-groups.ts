import { z } from 'zod';
import { choice, line, markdown, optionalEmail, pdf, text } from './field.ts';
import { rows } from './rows.ts';

export const newsletter = {
  id: 37,
  label: 'Newsletter',
  help: 'How people subscribe, what the site stores about them, the domain that mails come from, and the welcome mail.',
  fields: {
    signUp: choice(
      'New subscribers',
      {
        open: 'Get mails at once (not decided yet)',
        once: 'Get mails at once',
        confirmed: 'Get mails after a click that confirms',
      },
      'Anybody can type in anybody’s address. With a confirmation you can show that each person asked for your mails, and mail services trust you more; some people forget the click.',
    ),
    clicks: choice(
      'Links followed in mails',
      {
        counted: 'Count them, and not who followed',
        people: 'Remember who followed, and when',
      },
      'Counting keeps nothing about anybody. Remembering stores when each subscriber last followed a link, and in which mails: you can write to those who followed one since a day, or in one mail. The privacy policy says so by itself. Choosing the first line again forgets it within an hour.',
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
        refused: 'Once SPF, DKIM and DMARC are set',
        allowed: 'Without them too, at a risk of spam',
      },
      'These are records of the sending domain: without them mails may land in spam. Below stands what is set.',
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
      { no: 'No', yes: 'Yes: bounces+id@example.org' },
      'Each mail carries its id in its headers anyway; with this, servers that return no headers are understood too. The mailbox must take such addresses.',
    ),
    host: line('IMAP server', {
      max: 200,
      optional: true,
      hint: 'Of the mailbox behind the return address, such as imap.example.org. Left empty, no mailbox is read.',
    }),
    security: choice('Connection', {
      tls: 'TLS, port 993',
      starttls: 'STARTTLS, port 143',
      none: 'Not encrypted: on this machine alone',
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
        generic: 'Another, by Standard Webhooks',
      },
      'Calls this site when a mail bounces. Below stands at which address. Another one must sign its calls as Standard Webhooks does.',
    ),
    topic: line('SNS topic of Amazon SES', {
      max: 300,
      optional: true,
      hint: 'Its ARN, such as arn:aws:sns:ap-southeast-2:123456789012:bounces. Messages of no other topic are read.',
    }),
  },
} as const;
