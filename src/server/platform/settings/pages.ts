import { marked } from 'marked';
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import type {
  AboutWords,
  ContactWords,
  HomeWords,
  LearnWords,
  LegalKey,
  LegalPage,
} from '../../../contract/settings/settings.ts';
import { operatorLine } from '../../../domain/operator-line/operator-line.ts';
import { sanitise } from '../publishing/html.ts';

export const renderMarkdown = (text: string) => sanitise(marked.parse(text, { async: false }));

const renderParagraphs = (paragraphs: readonly string[]) => renderMarkdown(paragraphs.join('\n\n'));

export const homeOf = (
  { home: { introTitle, introText, ...home } }: SettingValues,
  links: HomeWords['intro']['links'],
): HomeWords => ({ ...home, intro: { title: introTitle, text: introText, links } });

export const aboutOf = ({ about }: SettingValues): AboutWords => ({
  ...about,
  mission: renderParagraphs(about.mission),
});

export function contactOf({
  contact: { email, questions, ...words },
}: SettingValues): ContactWords {
  const answered = questions.map(({ question, answer }) => ({
    question,
    answer: renderMarkdown(answer),
  }));
  return { ...words, questions: answered };
}

export const learnOf = ({ learn }: SettingValues): LearnWords => ({
  ...learn,
  guides: learn.guides.map(({ paragraphs, ...guide }) => ({
    ...guide,
    html: renderParagraphs(paragraphs),
  })),
});

export function legalOf(values: SettingValues, page: LegalKey): LegalPage {
  const { body, ...words } = values[page];
  const text = withSiteWords(values, body);
  const operator = operatorLine(values.identity.name, values.operator);
  return { ...words, operator, html: renderMarkdown(text) };
}

export const withSiteWords = ({ identity, contact }: SettingValues, text: string) =>
  text.replaceAll('{siteName}', () => identity.name).replaceAll('{email}', () => contact.email);
