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
  const text = fillPlaceholders(values, body);
  const operator = operatorLine(values.identity.name, values.operator);
  return { ...words, operator, html: renderMarkdown(text) };
}

export const fillPlaceholders = ({ identity, contact }: SettingValues, text: string) =>
  text.replaceAll('{siteName}', () => identity.name).replaceAll('{email}', () => contact.email);
