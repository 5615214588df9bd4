import { z } from 'zod';
import { choice } from './field.ts';

export const forecast = {
  id: 36,
  label: 'Forecast',
  help: '“Can I dive it?” judges by wind and swell. Without a forecast service visitors set them by hand; with one, guides, Today and the weekend show the next days. The server asks, never a visitor’s browser.',
  fields: {
    service: choice(
      'Forecast service',
      {
        environment: 'By FORECAST_URL of this server',
        off: 'None: visitors set wind and swell',
        paid: 'Open-Meteo with a key, for any site',
        free: 'Open-Meteo without a key',
        own: 'Another server with Open-Meteo’s API',
      },
      'Without a key Open-Meteo is for non-commercial sites alone.',
    ),
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
        on: 'Show at once, as “not confirmed”',
      },
      'The guide then names the day and no word of the senders, until you settle the report or the week is over.',
    ),
  },
} as const;
