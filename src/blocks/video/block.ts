import { fallbackBackgrounds } from '../../domain/pictures/pictures.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { plainText } from '../../domain/text/text.ts';
import { videoEmbed } from '../../domain/video/embed.ts';
import { videoSource } from '../../domain/video/player.ts';
import { type Block, cardImage, type StoredBlock } from '../block.ts';

/** Accepts only a picture of this site, so that a page requests no still from a video host. */
export const posterAddress = (value: string | undefined): string =>
  /^\/(art|media)(\/[\w-]+)+[.]jpg$/.test(value ?? '')
    ? String(value)
    : String(fallbackBackgrounds[0]);

function read({ attributes, inner }: StoredBlock) {
  const embed = videoEmbed(attributes['data-video'] ?? '');
  if (!embed) return undefined;
  return {
    ...videoSource(embed),
    embed,
    title: escapeHtml(plainText(inner)) || 'Video',
    poster: posterAddress(attributes['data-poster']),
  };
}

const playMark =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28"><path fill="currentColor" d="M7 4v16l13-8z"/></svg>';

/**
 * Block of a video: a click loads the player from YouTube or Vimeo; without scripts it is a link.
 */
export const video: Block = {
  name: 'video',
  tag: 'figure',
  attributes: {
    'data-video': (value) => videoEmbed(value ?? ''),
    'data-poster': posterAddress,
  },
  page(block, _data, { image, href }) {
    const found = read(block);
    if (!found) return '';
    const { page, host, embed, title, poster } = found;
    return `<figure data-block="video"><a href="${href(page)}" data-play="${embed}" rel="noopener" target="_blank">${image({ src: poster, ...cardImage, width: '1200', height: '675' })}<span data-mark>${playMark}<span>Play<span class="sr-only"> ${title}</span> on ${host}</span></span></a><figcaption>${title}<span data-host> · ${host} learns of your visit once you play it.</span></figcaption></figure>`;
  },
  plain(block, _data, { image, href }) {
    const found = read(block);
    if (!found) return '';
    const { page, host, title, poster } = found;
    return `<p><a href="${href(page)}">${image({ src: poster, alt: '' })}<br />▶ ${title} (video on ${host})</a></p>`;
  },
};
