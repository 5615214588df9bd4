import type { BlockData } from '../../blocks/block.ts';
import { isLocalUrl } from '../../domain/local-url.ts';
import { renderBlocks } from '../publishing/blocks.ts';
import { sanitise } from '../publishing/html.ts';
import { rewriteTags, writeAttributes } from '../publishing/html-tags.ts';
import { missingImageNotice } from '../publishing/reader-images.ts';

/** The absolute form of an address on a page; as it is where it can not be read. */
export const absoluteUrl = (address: string, pageUrl: string): string =>
  URL.parse(address, pageUrl)?.href ?? address;

/**
 * A stored text as feed readers get it: sanitised, with its blocks in their plain form and absolute addresses.
 * @param pageUrl of the text's own page
 */
export function toFeedHtml(html: string, pageUrl: string, data: BlockData): string {
  return rewriteTags(renderBlocks(sanitise(html), data, 'plain'), ({ name, attributes }) => {
    if (name === 'img') {
      const { src = '', alt = '', title, width, height } = attributes;
      if (isLocalUrl(src)) return missingImageNotice;
      const shown = { ...(title && { title }), ...(width && { width }), ...(height && { height }) };
      return `<img${writeAttributes({ src: absoluteUrl(src, pageUrl), alt, ...shown })} />`;
    }
    if (name === 'a' && attributes.href) {
      return `<a${writeAttributes({ ...attributes, href: absoluteUrl(attributes.href, pageUrl) })}>`;
    }
    return undefined;
  });
}
