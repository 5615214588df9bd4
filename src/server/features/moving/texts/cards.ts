import { decodedPath } from '../../../../contract/history/redirects.ts';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import {
  type Element,
  elementText,
  findAll,
  findByClass,
  findByTag,
  hasClass,
  tag,
} from '../../../platform/publishing/html-tree.ts';
import { ghostHome } from '../addresses.ts';
import { loneAddress, writeEmbed, writeLink } from './links.ts';
import {
  galleryPictures,
  inOneParagraph,
  isWide,
  listPictures,
  writeFigure,
  writeGallery,
  writePicture,
} from './pictures.ts';

interface CardWriter {
  /** Writes the contents of an element. */
  inner: (element: Element) => string;
  /** Adds a note on the text for the owner. */
  note: (sentence: string) => void;
}

interface Card {
  matches: (element: Element) => boolean;
  write: (element: Element, writer: CardWriter) => string;
}

const withClass =
  (...names: string[]) =>
  (element: Element) =>
    names.some((name) => hasClass(element, name));

const named =
  (...names: string[]) =>
  ({ name }: Element) =>
    names.includes(name);

/** The HTML of a card's own caption, without captions of nested cards. */
function ownCaption(element: Element, { inner }: CardWriter): string {
  const captions = element.children.filter(
    (child): child is Element => 'name' in child && child.name === 'figcaption',
  );
  return inOneParagraph(captions.map(inner).join('').trim());
}

function writeBookmark(element: Element): string {
  const href = findByTag(element, 'a')?.attribs.href ?? '';
  const part = (name: string) => elementText(findByClass(element, name));
  const description = part('kg-bookmark-description');
  const link = tag('a', { href }, escapeHtml(part('kg-bookmark-title') || href));
  return tag('p', {}, link + (description ? `<br />${escapeHtml(description)}` : ''));
}

function writeFrame(element: Element): string {
  const { src = '', title = '' } = element.attribs;
  const address = element.attribs['data-src'] ?? src;
  return writeEmbed(address, title === 'YouTube video player' ? '' : title);
}

function writeEmbedCard(element: Element, writer: CardWriter): string {
  const frame = findByTag(element, 'iframe');
  const address = loneAddress(
    elementText(findByClass(element, 'wp-block-embed__wrapper')) || elementText(element),
  );
  const caption = ownCaption(element, writer);
  const words = caption ? tag('p', {}, tag('em', {}, caption)) : '';
  if (frame) return writeFrame(frame) + words;
  return (address ? writeEmbed(address) : writer.inner(element)) + (address ? words : '');
}

const writeCallout = (element: Element, { inner }: CardWriter) => {
  const text = findByClass(element, 'kg-callout-text') ?? element;
  return tag('aside', { 'data-block': 'callout', 'data-kind': 'note' }, tag('p', {}, inner(text)));
};

function writeToggle(element: Element, { inner }: CardWriter): string {
  const heading = findByClass(element, 'kg-toggle-heading-text') ?? findByTag(element, 'summary');
  const content = findByClass(element, 'kg-toggle-content');
  const rest = content ? inner(content) : inner(element);
  return tag('h3', {}, escapeHtml(elementText(heading))) + rest;
}

function writeFile(element: Element, { note }: CardWriter): string {
  const source = findAll([element], ({ attribs }) => Boolean(attribs.src || attribs.href))[0];
  const address = source?.attribs.src ?? source?.attribs.href ?? '';
  const name = elementText(findByClass(element, 'kg-file-card-title')) || elementText(source);
  if (!address) return '';
  note(`A file or recording is linked where it was: ${address.replace(ghostHome, '')}`);
  return writeLink(address, name || decodedPath(address.split('/').at(-1) ?? address));
}

/** The stars that Ghost draws for a product, as text. */
function writeStars(element: Element): string {
  const { length } = findAll([element], withClass('kg-product-card-rating-active'));
  return tag('p', {}, `${length} of 5 stars`);
}

function writeImageCard(element: Element, writer: CardWriter): string {
  const pictures = listPictures(element);
  const caption = ownCaption(element, writer);
  if (pictures.length > 1) return writeGallery(galleryPictures(element), caption);
  const [picture] = pictures;
  return picture ? writeFigure(writePicture(picture), caption, isWide(element)) : '';
}

const hasPictureAlone = (element: Element) =>
  element.name === 'figure' &&
  listPictures(element).length > 0 &&
  !findByTag(element, 'table') &&
  !findByTag(element, 'blockquote');

const leaveOut = (what: string): Card['write'] => {
  return (_element, { note }) => {
    note(`${what} was left out.`);
    return '';
  };
};

/** The cards of Ghost and WordPress, each with its HTML on this site; the first match applies. */
export const cards: readonly Card[] = [
  {
    matches: ({ attribs }) => attribs['data-block'] === 'gallery',
    write: (element) => writeGallery(galleryPictures(element)),
  },
  {
    matches: ({ attribs }) => attribs['data-block'] === 'video',
    write: (element) => writeEmbed(element.attribs['data-video'] ?? '', elementText(element)),
  },
  { matches: named('script', 'style', 'noscript', 'template', 'head', 'title'), write: () => '' },
  { matches: named('form', 'input', 'select', 'textarea'), write: leaveOut('A form') },
  {
    matches: withClass(
      'kg-signup-card',
      'wp-block-latest-posts',
      'wp-block-archives',
      'wp-block-categories',
      'wp-block-calendar',
      'wp-block-rss',
      'wp-block-tag-cloud',
      'wp-block-latest-comments',
    ),
    write: leaveOut('A part that the old site filled in by itself'),
  },
  {
    matches: withClass(
      'kg-gallery-card',
      'wp-block-gallery',
      'blocks-gallery-grid',
      'wp-block-jetpack-tiled-gallery',
      'wp-block-jetpack-slideshow',
      'gallery',
    ),
    write: (element, writer) => writeGallery(galleryPictures(element), ownCaption(element, writer)),
  },
  { matches: withClass('kg-bookmark-card'), write: writeBookmark },
  { matches: withClass('kg-product-card-rating'), write: writeStars },
  { matches: withClass('kg-callout-card'), write: writeCallout },
  { matches: withClass('kg-toggle-card'), write: writeToggle },
  {
    matches: withClass(
      'kg-file-card',
      'kg-audio-card',
      'kg-video-card',
      'wp-block-file',
      'wp-block-audio',
      'wp-block-video',
    ),
    write: writeFile,
  },
  { matches: withClass('kg-embed-card', 'wp-block-embed'), write: writeEmbedCard },
  { matches: named('iframe'), write: writeFrame },
  { matches: named('video', 'audio', 'object', 'embed'), write: writeFile },
  { matches: hasPictureAlone, write: writeImageCard },
  {
    matches: withClass('kg-blockquote-alt', 'wp-block-pullquote'),
    write: (element, { inner }) =>
      tag(
        'blockquote',
        { class: 'pull-quote' },
        inner(findByTag(element, 'blockquote') ?? element),
      ),
  },
  { matches: named('details'), write: writeToggle },
  { matches: named('summary'), write: () => '' },
  { matches: withClass('kg-callout-emoji', 'screen-reader-text'), write: () => '' },
  { matches: named('img'), write: writePicture },
];
