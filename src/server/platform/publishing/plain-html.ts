import type { BlockData } from '../../../blocks/block.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { renderBlocks } from './blocks.ts';
import { sanitise } from './html.ts';
import { rewriteTags, writeAttributes } from './html-tags.ts';
import { missingImageNotice } from './reader-images.ts';

type Attributes = Record<string, string>;

/** The absolute form of an address on a page; as it is where it can not be read. */
export const absoluteUrl = (address: string, pageUrl: string): string =>
  URL.parse(address, pageUrl)?.href ?? address;

function pictureAttributes({ src = '', alt = '', title, width, height }: Attributes): Attributes {
  return { src, alt, ...(title && { title }), ...(width && { width }), ...(height && { height }) };
}

/** A stored text for feeds and emails: sanitised, its blocks in their plain form, its addresses absolute. */
export function toPlainHtml(
  html: string,
  pageUrl: string,
  data: BlockData,
  toPicture: (attributes: Attributes) => Attributes = pictureAttributes,
): string {
  return rewriteTags(renderBlocks(sanitise(html), data, 'plain'), ({ name, attributes }) => {
    if (name === 'img') {
      if (isLocalUrl(attributes.src ?? '')) return missingImageNotice;
      const { src = '', ...others } = toPicture(attributes);
      return `<img${writeAttributes({ src: absoluteUrl(src, pageUrl), ...others })} />`;
    }
    if (name === 'a' && attributes.href) {
      return `<a${writeAttributes({ ...attributes, href: absoluteUrl(attributes.href, pageUrl) })}>`;
    }
    return undefined;
  });
}
