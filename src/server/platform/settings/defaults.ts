import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import aboutDefaults from '../../../../content/about.json' with { type: 'json' };
import contactDefaults from '../../../../content/contact.json' with { type: 'json' };
import guideDefaults from '../../../../content/guide-file.json' with { type: 'json' };
import homeDefaults from '../../../../content/home.json' with { type: 'json' };
import learnDefaults from '../../../../content/learn.json' with { type: 'json' };
import siteDefaults from '../../../../content/site.json' with { type: 'json' };
import welcomeDefaults from '../../../../content/welcome.json' with { type: 'json' };
import { footerPages, headerPages } from '../../../contract/navigation.ts';
import { categoryDefaults } from '../../../contract/settings/groups/categories.ts';
import {
  readSettings,
  type SettingValues,
  settingGroupKeys,
} from '../../../contract/settings/groups/groups.ts';
import { legalGroups } from '../../../contract/settings/groups/page-groups.ts';
import type { LegalKey } from '../../../contract/settings/settings.ts';
import { sitePartNames } from '../../../contract/site-parts.ts';
import { checkTimeZone, readOwnContent, withOwnContent } from '../site-content/site-content.ts';

/** Reads a Markdown file of content/, or the owner's copy: the lines between --- and the text below them. */
function readMarkdownFile(file: string, folder: string | undefined) {
  const text =
    readOwnContent(file, folder) ??
    readFileSync(new URL(`../../../../content/${file}`, import.meta.url), 'utf8');
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  return { head, body: body.trim() };
}

const readGuideText = (folder: string | undefined) => readMarkdownFile('guide.md', folder).body;

/** The text of the release's PDF guide. */
export const releasedGuideText = readGuideText('');

function readLegalPage(page: LegalKey, folder: string | undefined) {
  const file = `pages/${page}.md`;
  const { head, body } = readMarkdownFile(file, folder);
  const words: Partial<SettingValues[LegalKey]> = parse(head) ?? {};
  const { title, description, updated = '', changed = '' } = words;
  if (!title || !description) {
    throw new Error(`${file} needs a title and a description between two lines of ---`);
  }
  return { title, description, updated, changed, body };
}

const readLegalPages = (folder: string | undefined) =>
  Object.fromEntries(
    (Object.keys(legalGroups) as LegalKey[]).map((page) => [page, readLegalPage(page, folder)]),
  ) as Pick<SettingValues, LegalKey>;

export const readIntroLinks = (folder: string | undefined) => {
  const { intro } = withOwnContent('home.json', homeDefaults, folder);
  return [intro, intro.gear].map(({ link, callToAction }) => ({ link, callToAction }));
};

/** Normalises defaults as the form would save them, so that unchanged values compare equal. Invalid defaults stay. */
const asSaved = (defaults: SettingValues) =>
  Object.fromEntries(
    settingGroupKeys.map((key) => [
      key,
      { ...defaults[key], ...readSettings(key, defaults[key]).values },
    ]),
  ) as SettingValues;

const defaultParts = Object.fromEntries(
  sitePartNames.flatMap((part) => [
    [part, 'on'],
    ...(part === 'newsletter' ? [] : [[`${part}-to`, '']]),
  ]),
) as SettingValues['parts'];

/** Reads the defaults of content/, overridden by the owner's files in CONTENT_DIR. @throws Error naming an unreadable file */
export function readDefaults(folder: string | undefined): SettingValues {
  const site = checkTimeZone(withOwnContent('site.json', siteDefaults, folder));
  const { intro, ...home } = withOwnContent('home.json', homeDefaults, folder);
  const { team: teamNote, ...about } = withOwnContent('about.json', aboutDefaults, folder);
  const contact = withOwnContent('contact.json', contactDefaults, folder);
  const learn = withOwnContent('learn.json', learnDefaults, folder);
  const { name, strapLine, description, timeZone, author, reviewAuthor, operator } = site;
  const { defaultRating, availability } = site.structuredData;
  const slides: Partial<SettingValues['home']['slides'][number]>[] = home.slides as never;
  return asSaved({
    identity: { name, strapLine, description, timeZone, author, reviewAuthor },
    brand: { mark: '', markNight: '', buttons: '', marks: '' },
    operator,
    contact: { email: site.email, ...contact },
    socials: { socials: site.socials },
    navigation: { header: Object.keys(headerPages), footer: Object.keys(footerPages), links: [] },
    parts: defaultParts,
    categories: categoryDefaults,
    home: {
      heading: home.heading,
      slides: slides.map((slide) => ({ film: '', picture: '', video: '', ...slide })) as never,
      introTitle: intro.title,
      introText: intro.text,
      cards: home.cards,
    },
    about: { ...about, teamNote, team: site.team },
    learn,
    ...readLegalPages(folder),
    'structured-data': {
      claims: 'open',
      defaultRating,
      availability: (availability ?? '') as never,
    },
    'page-heads': { pages: [] },
    forecast: { service: 'environment', address: '' },
    statistics: { weeklyMail: 'on' },
    newsletter: {
      ...{ signUp: 'open', clicks: 'counted', topics: [] },
      ...{ selector: '', unproven: 'refused' },
      ...withOwnContent('welcome.json', welcomeDefaults, folder),
    },
    guide: { ...guideDefaults, file: '', text: readGuideText(folder) },
    'returned-mail': {
      ...{ address: '', tagged: 'no', host: '', security: 'tls', port: null, user: '' },
      ...{ folder: 'INBOX', service: 'none', topic: '' },
    },
    'search-engines': { indexNow: 'off' },
    catalogue: { newRecords: 'once' },
    reports: { freshDays: 90, unconfirmed: 'off' },
  });
}
