import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { videoEmbed } from '../../../../domain/video/embed.ts';
import { tag } from '../../../platform/publishing/html-tree.ts';

const readable = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

export const writeLink = (href: string, words = readable(href)) =>
  tag('p', {}, tag('a', { href }, escapeHtml(words)));

/** Writes another site's player as a video block, or as a link if its host is not known. */
export function writeEmbed(address: string, title = ''): string {
  const href = address.trim().replace(/^\/\//, 'https://');
  const embed = videoEmbed(href);
  if (embed) {
    return tag('figure', { 'data-block': 'video', 'data-video': embed }, escapeHtml(title));
  }
  return /^https?:\/\/\S+$/i.test(href) ? writeLink(href, title || undefined) : '';
}

/** The address that makes up a whole text; undefined for other texts. */
export const loneAddress = (text: string): string | undefined =>
  /^https?:\/\/\S+$/i.exec(text.trim())?.[0];
