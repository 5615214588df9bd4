import { z } from 'zod';
import { savedFrom, timestamp, version } from '../common.ts';
import { sitePartNames } from '../site-parts.ts';
import { type SettingGroupKey, settingGroupKeys } from './groups/groups.ts';
import { about, home, learn, legalGroups } from './groups/page-groups.ts';
import { contact, identity, socials } from './groups/site-groups.ts';

const { name, strapLine, description, timeZone, author, reviewAuthor } = identity.fields;

const linkLabels = z.record(z.string(), z.string());

const categoryList = z.array(
  z.object({
    name: z.string(),
    isFilter: z.boolean().meta({ description: 'Whether the list has a button for the category' }),
    was: z
      .array(z.string())
      .meta({ description: 'Former names of the category; they still resolve to it' }),
  }),
);

export const publicSettings = z
  .object({
    siteUrl: z.string(),
    gtmId: z.string().nullable(),
    tileUrl: z.string(),
    site: z.object({
      name: name.schema,
      strapLine: strapLine.schema,
      description: description.schema,
      timeZone: timeZone.schema,
      email: contact.fields.email.schema,
      author: author.schema,
      reviewAuthor: reviewAuthor.schema,
      socials: socials.fields.socials.schema,
      structuredData: z.object({
        defaultRating: z.number().nullable(),
        availability: z
          .string()
          .nullable()
          .meta({ description: 'Null: the structured data states no availability' }),
      }),
      navigation: z.object({
        header: z.array(z.string()).meta({ description: 'Paths in the order of the links' }),
        footer: z.array(z.string()),
        labels: z
          .object({ header: linkLabels, footer: linkLabels })
          .optional()
          .meta({ description: 'Link texts that the owner set, by path or address' }),
      }),
      brand: z
        .object({
          icon: z
            .string()
            .nullable()
            .meta({ description: 'The owner’s logo; null for the default' }),
          touchIcon: z
            .string()
            .nullable()
            .meta({ description: 'The owner’s logo without transparency' }),
          nightIcon: z.string().nullable().meta({
            description: 'The logo for dark backgrounds; null if the normal logo is used there too',
          }),
          style: z.record(z.string(), z.string()),
        })
        .optional()
        .meta({
          description:
            'The owner’s logos and colours; `style` holds custom properties of the stylesheet',
        }),
      guide: z.object({ title: z.string(), about: z.string() }).optional().meta({
        description:
          'The owner’s texts on the PDF guide; absent if they equal those of the release',
      }),
      categories: z
        .object({ articles: categoryList, reviews: categoryList })
        .optional()
        .meta({ description: 'The owner’s categories; absent if they equal those of the release' }),
      off: z
        .array(z.enum(sitePartNames as [(typeof sitePartNames)[number]]))
        .optional()
        .meta({ description: 'The parts of the site that the owner switched off' }),
      offPaths: z
        .array(z.string())
        .optional()
        .meta({ description: 'The paths of pages in switched-off parts' }),
      pages: z
        .record(
          z.string(),
          z.object({
            seoTitle: z.string(),
            seoDescription: z.string(),
            canonicalUrl: z.string(),
            noindex: z.boolean(),
          }),
        )
        .optional()
        .meta({ description: 'What the owner set for search engines, by the path of the page' }),
    }),
  })
  .meta({ id: 'Settings' });

export type PublicSettings = z.infer<typeof publicSettings>;
export type PublicSite = PublicSettings['site'];

const html = z.string().meta({ description: 'Sanitised HTML' });

export const homeText = z
  .object({
    heading: z.string(),
    slides: home.fields.slides.schema,
    intro: z.object({
      title: z.string(),
      text: z.string(),
      links: z.array(z.object({ link: z.string(), callToAction: z.string() })),
    }),
    cards: home.fields.cards.schema,
  })
  .meta({ id: 'HomeWords' });

export type HomeText = z.infer<typeof homeText>;

export const aboutText = z
  .object({
    title: z.string(),
    lead: z.string(),
    mission: html,
    values: about.fields.values.schema,
    made: about.fields.made.schema,
    teamNote: z.string(),
    team: about.fields.team.schema,
    disclosure: z.string(),
  })
  .meta({ id: 'AboutWords' });

export type AboutText = z.infer<typeof aboutText>;

export const contactText = z
  .object({
    title: z.string(),
    lead: z.string(),
    responseTime: z.string(),
    emergency: z.string(),
    questions: z.array(z.object({ question: z.string(), answer: html })),
  })
  .meta({ id: 'ContactWords' });

export type ContactText = z.infer<typeof contactText>;

export const learnText = z
  .object({
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    guides: z.array(
      z.object({
        title: z.string(),
        image: z.string(),
        html,
        links: z.array(z.object({ to: z.string(), label: z.string() })),
      }),
    ),
    steps: learn.fields.steps.schema,
    tips: learn.fields.tips.schema,
  })
  .meta({ id: 'LearnWords' });

export type LearnText = z.infer<typeof learnText>;

export type LegalKey = keyof typeof legalGroups;

export const legalParams = z.object({
  page: z.enum(Object.keys(legalGroups) as [LegalKey, ...LegalKey[]], {
    error: 'There is no such page.',
  }),
});

export const legalPage = z
  .object({
    title: z.string(),
    description: z.string(),
    updated: z.string(),
    changed: z.string().meta({ description: 'What changed after the date in `updated`' }),
    operator: z
      .string()
      .meta({ description: 'Who runs the site; empty if the owner has not set it' }),
    html,
  })
  .meta({ id: 'LegalPage' });

export type LegalPage = z.infer<typeof legalPage>;

const key = z.enum(settingGroupKeys as [SettingGroupKey, ...SettingGroupKey[]]);
const fieldValues = z.record(z.string().max(60), z.unknown());

export const settingGroup = z
  .object({
    id: z.number().int(),
    key,
    name: z.string(),
    version,
    values: fieldValues.meta({ description: 'Current values by field' }),
    defaults: fieldValues.meta({ description: 'Default values by field' }),
    updatedAt: timestamp.nullable().meta({ description: 'Null if the group was never changed' }),
  })
  .meta({ id: 'SettingGroup' });

export type StoredSettingGroup = z.infer<typeof settingGroup>;

export const listedSettingGroup = settingGroup
  .pick({ id: true, key: true, name: true, updatedAt: true })
  .extend({ changed: z.array(z.string()).meta({ description: 'The fields that the owner set' }) })
  .meta({ id: 'ListedSettingGroup' });

export type ListedSettingGroup = z.infer<typeof listedSettingGroup>;

export const settingChanges = z
  .object({
    values: fieldValues.meta({ description: 'Fields that are absent stay as they are' }),
    ...savedFrom,
  })
  .meta({ id: 'SettingChanges' });

export type SettingChanges = z.infer<typeof settingChanges>;

export const markdownText = z
  .object({ text: z.string().max(100_000, 'A text has at most 100,000 characters.') })
  .meta({ id: 'MarkdownText' });

export const renderedText = z.object({ html }).meta({ id: 'RenderedText' });
