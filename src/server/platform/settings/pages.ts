import { marked } from 'marked';
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import type {
  AboutText,
  ContactText,
  HomeText,
  LearnText,
  LegalKey,
  LegalPage,
} from '../../../contract/settings/settings.ts';
import { operatorLine } from '../../../domain/operator-line/operator-line.ts';
import { sanitise } from '../publishing/html.ts';
import { withoutOffLinks } from '../publishing/off-links.ts';

export const renderMarkdown = (text: string) =>
  withoutOffLinks(sanitise(marked.parse(text, { async: false })));

const renderParagraphs = (paragraphs: readonly string[]) => renderMarkdown(paragraphs.join('\n\n'));

export const toHomeText = (
  { home: { introTitle, introText, ...home } }: SettingValues,
  links: HomeText['intro']['links'],
): HomeText => ({ ...home, intro: { title: introTitle, text: introText, links } });

export const toAboutText = ({ about }: SettingValues): AboutText => ({
  ...about,
  mission: renderParagraphs(about.mission),
});

export function toContactText({
  contact: { email, questions, ...words },
}: SettingValues): ContactText {
  const answered = questions.map(({ question, answer }) => ({
    question,
    answer: renderMarkdown(answer),
  }));
  return { ...words, questions: answered };
}

export const toLearnText = ({ learn }: SettingValues): LearnText => ({
  ...learn,
  guides: learn.guides.map(({ paragraphs, ...guide }) => ({
    ...guide,
    html: renderParagraphs(paragraphs),
  })),
});

export function toLegalPage(values: SettingValues, page: LegalKey): LegalPage {
  const { body, ...words } = values[page];
  const saysClicks = page !== 'privacy-policy' || body.includes(clicksPlaceholder);
  const added = remembersClicks(values) && !saysClicks ? `\n\n${clicksPlaceholder}` : '';
  const text = fillPlaceholders(values, body + added);
  const operator = operatorLine(values.identity.name, values.operator);
  return { ...words, operator, html: renderMarkdown(text) };
}

const clicksPlaceholder = '{newsletterClicks}';

const remembersClicks = ({ newsletter }: SettingValues) => newsletter.clicks === 'people';

/** The sentence on newsletter links. The privacy policy always has it while clicks are stored by person. */
const clicksText = (values: SettingValues) =>
  `Links in the newsletter lead through our own address, where we count how often each is followed, ${
    remembersClicks(values)
      ? 'and keep with your address when you last followed one, and in which of our mails you did, to choose whom we write to; which link it was is not kept with it.'
      : 'and keep nothing about who followed it.'
  }`;

export const fillPlaceholders = (values: SettingValues, text: string) =>
  text
    .replaceAll('{siteName}', () => values.identity.name)
    .replaceAll('{email}', () => values.contact.email)
    .replaceAll(clicksPlaceholder, () => clicksText(values));
