import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { tag } from '../../../platform/publishing/html-tree.ts';
import { writeEmbed, writeLink } from './links.ts';
import { writeFigure, writeGallery } from './pictures.ts';

export interface Attachment {
  address: string;
  alt: string;
  caption: string;
}

interface ShortcodeReader {
  /** A file of the old site's library, by its number. */
  attachment: (id: string) => Attachment | undefined;
  /** The files that were uploaded with the post. */
  ownAttachments: () => Attachment[];
  note: (sentence: string) => void;
}

interface Shortcode {
  attributes: Record<string, string>;
  inner: string;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([
    ...[...text.matchAll(/(?<=^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
    // [youtube dQw4w9WgXcQ] and [youtube=https://…] have a value without an attribute name.
    ...[['', text.replace(/(?<=^|\s)[\w-]+=("[^"]*"|'[^']*'|[^\s"']+)/g, '').trim()]],
  ]);

const image = ({ address, alt }: Attachment) => tag('img', { src: address, alt: alt || undefined });

const galleryPicture = (attachment: Attachment) => ({
  image: image(attachment),
  caption: escapeHtml(attachment.caption),
});

function writeGalleryCode({ attributes }: Shortcode, reader: ShortcodeReader): string {
  const ids = (attributes.ids ?? attributes.include ?? '').split(',').map((id) => id.trim());
  const named = ids.filter(Boolean);
  const found =
    named.length > 0 ? named.flatMap((id) => reader.attachment(id) ?? []) : reader.ownAttachments();
  const missing = named.length - found.length;
  if (found.length === 0 || missing > 0) {
    reader.note('A gallery names pictures that the export does not hold.');
  }
  return writeGallery(found.map(galleryPicture));
}

function writeCaption({ attributes, inner }: Shortcode): string {
  const picture = /(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/i.exec(inner);
  if (!picture) return inner;
  const words = inner.slice(picture.index + picture[0].length).trim() || attributes.caption || '';
  return writeFigure(picture[0], words);
}

const mediaAddress = ({ attributes, inner }: Shortcode) =>
  [attributes.src, attributes.mp4, attributes.m4v, attributes.webm, attributes.mp3, attributes.url]
    .concat(attributes[''], inner)
    .find((text) => /^https?:\/\//.test(text?.trim() ?? ''))
    ?.trim();

function writeMedia(code: Shortcode): string {
  const address = mediaAddress(code);
  return address ? writeEmbed(address) : code.inner;
}

/** Writes a video from its address or its ID at a host. */
const videoAt = (host: string) => (code: Shortcode) => {
  const id = code.attributes.id || code.attributes[''] || code.inner;
  return mediaAddress(code) ? writeMedia(code) : writeEmbed(host + id.trim());
};

const button = (code: Shortcode) => {
  const address = code.attributes.url ?? code.attributes.link ?? code.attributes.href ?? '';
  return address ? writeLink(address, code.inner || undefined) : code.inner;
};

type Write = (code: Shortcode, reader: ShortcodeReader) => string;

const writers: Record<string, Write> = {
  caption: writeCaption,
  wp_caption: writeCaption,
  gallery: writeGalleryCode,
  embed: writeMedia,
  video: writeMedia,
  audio: writeMedia,
  wpvideo: writeMedia,
  youtube: videoAt('https://youtu.be/'),
  vimeo: videoAt('https://vimeo.com/'),
  button,
  googlemaps: writeMedia,
  more: () => '',
  nextpage: () => '',
};

/** Maximum of shortcodes per text, since each one searches the text for its end. */
const maxShortcodes = 1000;

const opening = /\[([a-z][\w-]*)((?:[\s=][^\][]*)?)\]/gi;

/** Whether words in brackets are a plugin's shortcode and not the author's text, such as [sic]. */
const isPlugin = (name: string, given: string, html: string) =>
  /[\w-]=/.test(given) || html.includes(`[/${name}]`) || /^\w+-\w/.test(name);

/** Writes WordPress's shortcodes as HTML; plugins' shortcodes stay as text, noted for the owner. */
export function writeShortcodes(html: string, reader: ShortcodeReader): string {
  const unknown = new Set<string>();
  let result = '';
  let done = 0;
  for (const match of [...html.matchAll(opening)].slice(0, maxShortcodes)) {
    const [whole, written = '', given = ''] = match;
    const name = written.toLowerCase();
    if (match.index < done) continue;
    const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
    if (!write) {
      if (isPlugin(written, given, html)) unknown.add(`[${written}]`);
      continue;
    }
    const end = match.index + whole.length;
    const closing = given.trimEnd().endsWith('/') ? -1 : html.indexOf(`[/${written}]`, end);
    const next = html.indexOf(`[${written}`, end);
    const encloses = closing >= 0 && (next < 0 || closing < next);
    const inner = encloses ? html.slice(end, closing) : '';
    const attributes = readAttributes(given.replace(/^=|\/\s*$/g, ''));
    // Blank lines separate a block from the text around it.
    result += `${html.slice(done, match.index)}\n\n${write({ attributes, inner }, reader)}\n\n`;
    done = encloses ? closing + written.length + 3 : end;
  }
  if (unknown.size > 0) {
    reader.note(`Shortcodes of plugins stay as text: ${[...unknown].slice(0, 5).join(', ')}.`);
  }
  return result + html.slice(done);
}
