import { plainText } from '../text/text.ts';

const list = (...items: string[]) =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

const prosAndCons = `<h3>Pros</h3>${list('What it does well', 'And one more')}<h3>Cons</h3>${list('What you should know before buying')}`;

export const templates = [
  {
    name: 'Gear Review',
    html: `<h2>Overview</h2><p>What it is, who makes it and who it is for.</p><h2>Key Features</h2>${list('First feature', 'Second feature', 'Third feature')}<h2>In the Water</h2><p>How it was tested: where, how often, at which depth.</p><h2>Pros and Cons</h2>${prosAndCons}<h2>Verdict</h2><p>Who should buy it, and who should not.</p>`,
  },
  { name: 'Pros & Cons', html: prosAndCons },
] as const;

const paragraphs = (html: string) =>
  [...html.matchAll(/<p>((?:(?!<p>)[\s\S])*?)<\/p>/g)].map(([, inner = '']) => plainText(inner));

const placeholders = new Set(templates.flatMap(({ html }) => paragraphs(html)));

export function templateTextIn(html: string): string[] {
  return [...new Set(paragraphs(html))].filter((text) => placeholders.has(text));
}
