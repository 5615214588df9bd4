import { marked } from 'marked';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { tag } from '../../../platform/publishing/html-tree.ts';
import { inOneParagraph } from '../texts/pictures.ts';

/** A card of Ghost; Lexical and Mobiledoc name its parts alike. */
export type Card = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const records = (value: unknown): Card[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

const figure = (name: string, inner: string, caption: unknown) =>
  tag('figure', { class: `kg-card ${name}` }, inner + tag('figcaption', {}, text(caption)));

const image = ({ src, alt, title }: Card) =>
  tag('img', { src: text(src), alt: text(alt), title: text(title) });

const link = (address: unknown, words: string) =>
  text(address) ? tag('a', { href: text(address) }, words) : words;

const button = (address: unknown, words: unknown) =>
  text(address) ? tag('p', {}, link(address, escapeHtml(text(words) || text(address)))) : '';

const writeCode = ({ code, language, caption }: Card) =>
  tag(
    'pre',
    {},
    tag('code', { class: language ? `language-${text(language)}` : '' }, escapeHtml(text(code))),
  ) + (text(caption) && tag('p', {}, tag('em', {}, inOneParagraph(text(caption)))));

function writeFile({ src, fileTitle, title, fileName }: Card): string {
  const words = escapeHtml(text(fileTitle) || text(title) || text(fileName));
  const name = tag('div', { class: 'kg-file-card-title' }, words);
  return tag('div', { class: 'kg-file-card' }, link(src, name));
}

function writeStars({ productStarRating }: Card): string {
  const star = tag('span', { class: 'kg-product-card-rating-active' }, '');
  const count = Math.min(5, Math.max(0, Number(productStarRating) || 0));
  return tag('div', { class: 'kg-product-card-rating' }, star.repeat(count));
}

const writeMarkdown = ({ markdown }: Card) => marked.parse(text(markdown), { async: false });

const writeNothing = () => '';

const writers: Readonly<Record<string, (card: Card) => string>> = {
  image(card) {
    const width = `kg-image-card kg-width-${text(card.cardWidth) || 'regular'}`;
    return figure(width, link(card.href, image(card)), card.caption);
  },
  gallery: ({ images, caption }) =>
    figure('kg-gallery-card', records(images).map(image).join(''), caption),
  bookmark({ url, metadata }) {
    const { title, description } = (metadata ?? {}) as Card;
    const part = (name: string, words: unknown) =>
      tag('div', { class: `kg-bookmark-${name}` }, escapeHtml(text(words)));
    const words = part('title', title) + part('description', description);
    return tag('figure', { class: 'kg-card kg-bookmark-card' }, link(url, words));
  },
  embed: ({ html, url, caption }) =>
    figure('kg-embed-card', text(html) || escapeHtml(text(url)), caption),
  callout({ calloutText }) {
    const words = inOneParagraph(text(calloutText));
    const inner = tag('div', { class: 'kg-callout-text' }, words);
    return tag('div', { class: 'kg-callout-card' }, inner);
  },
  toggle({ heading, content }) {
    const parts = [
      tag('h4', { class: 'kg-toggle-heading-text' }, text(heading)),
      tag('div', { class: 'kg-toggle-content' }, text(content)),
    ];
    return tag('div', { class: 'kg-toggle-card' }, parts.join(''));
  },
  html: ({ html }) => `<!--kg-card-begin: html-->${text(html)}`,
  markdown: writeMarkdown,
  'card-markdown': writeMarkdown,
  code: writeCode,
  codeblock: writeCode,
  video: writeFile,
  audio: writeFile,
  file: writeFile,
  button: ({ buttonUrl, buttonText }) => button(buttonUrl, buttonText),
  product: (card) =>
    (text(card.productImageSrc) && image({ src: card.productImageSrc })) +
    tag('h4', {}, text(card.productTitle)) +
    (card.productRatingEnabled ? writeStars(card) : '') +
    text(card.productDescription) +
    button(card.productButtonEnabled && card.productUrl, card.productButton),
  header: (card) =>
    tag('h2', {}, text(card.header)) +
    (text(card.subheader) && tag('p', {}, text(card.subheader))) +
    button(card.buttonEnabled && card.buttonUrl, card.buttonText),
  'call-to-action': (card) =>
    (card.hasSponsorLabel ? text(card.sponsorLabel) : '') +
    (text(card.imageUrl) && image({ src: card.imageUrl, alt: card.imageAlt })) +
    text(card.textValue) +
    button(card.showButton && card.buttonUrl, card.buttonText),
  hr: () => '<hr />',
  horizontalrule: () => '<hr />',
  // Cards for emails only, and the mark that ends the public part of a post.
  email: writeNothing,
  'email-cta': writeNothing,
  paywall: writeNothing,
};

/** Writes a card as Ghost's HTML, in the elements that cards.ts reads. */
export function writeCard(name: string, card: Card, note: (sentence: string) => void): string {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  if (write) return write(card);
  note(`A card of the kind “${name}” was left out.`);
  return '';
}
