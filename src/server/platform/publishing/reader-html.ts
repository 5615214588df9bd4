import type { BlockData } from '../../../blocks/block.ts';
import type { Resource } from '../../../contract/resources.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { escapeHtml, imageTag, writeAttributes } from '../../../domain/text/escape-html.ts';
import type { DatabaseReader } from '../http/context.ts';
import { readBlockData, renderBlocks } from './blocks.ts';
import { sanitise } from './html.ts';
import { type Html, type HtmlElement, parseHtml, tagEdits } from './html-elements.ts';
import { offLinkEdits } from './off-links.ts';
import { missingImageNotice, readerImage } from './reader-images.ts';
import { outerTables, scrollRegion, tableEdits } from './reader-tables.ts';
import { isShopAnchor, type ReadAt, shopLinkEdits, toShopHref } from './shop-anchors.ts';

type Attributes = Record<string, string>;

/** Sanitises and parses a stored text, because another program or an older version may have written it. */
export const parseStored = (stored: string): Html => parseHtml(sanitise(stored));

export function toReaderHtml(html: Html, data: BlockData, page = ''): string {
  const pictures = tagEdits(html, ({ name, attributes }) =>
    name === 'img' ? readerImage(attributes) : undefined,
  );
  const tables = new Set(outerTables(html));
  const writer = {
    image: readerImage,
    href: escapeHtml,
    shopHref: (address: string) => escapeHtml(toShopHref(address, data, { page }, 'product')),
    wrap: (block: HtmlElement, written: string) =>
      tables.has(block) ? `${scrollRegion(html, block)}${written}</div>` : written,
  };
  return renderBlocks(html, data, 'page', writer, [
    ...offLinkEdits(html),
    ...pictures,
    ...tableEdits(html),
    ...shopLinkEdits(html, data, { page }),
  ]);
}

/**
 * @param page the path of the page that shows the text, empty for a draft
 * @returns the text rendered for readers; `shows`: the resources whose records its blocks show
 */
export async function readerHtml(
  services: DatabaseReader,
  stored: string,
  page = '',
): Promise<{ content: string; shows: Resource[] }> {
  const html = parseStored(stored);
  const { data, shows } = await readBlockData(services, [html]);
  return { content: toReaderHtml(html, data, page), shows };
}

/** The absolute form of an address on a page; unchanged if invalid. */
export const absoluteUrl = (address: string, pageUrl: string): string =>
  URL.parse(address, pageUrl)?.href ?? address;

function pictureAttributes({ src = '', alt = '', title, width, height }: Attributes): Attributes {
  return { src, alt, ...(title && { title }), ...(width && { width }), ...(height && { height }) };
}

/** Renders a text for feeds and emails, with plain blocks and absolute addresses. */
export function toPlainHtml(
  html: Html,
  pageUrl: string,
  data: BlockData,
  toPicture: (attributes: Attributes) => Attributes = pictureAttributes,
  position: 'feed' | 'mail' = 'feed',
  form: 'plain' | 'mail' = 'plain',
): string {
  const readAt: ReadAt = { page: URL.parse(pageUrl)?.pathname ?? '', position };
  const absolute = (address: string) => absoluteUrl(address, pageUrl);
  function image(attributes: Attributes) {
    if (isLocalUrl(attributes.src ?? '')) return missingImageNotice;
    const { src = '', ...others } = toPicture(attributes);
    return imageTag({ src: absolute(src), ...others });
  }
  const edits = tagEdits(html, (element) => {
    const { name, attributes } = element;
    if (name === 'img') return image(attributes);
    if (name !== 'a' || !attributes.href || isShopAnchor(element)) return undefined;
    return `<a${writeAttributes({ ...attributes, href: absolute(attributes.href) })}>`;
  });
  const href = (address: string) => escapeHtml(absolute(address));
  const shopHref = (address: string) => href(toShopHref(address, data, readAt, 'product'));
  return renderBlocks(html, data, form, { image, href, shopHref }, [
    ...offLinkEdits(html),
    ...edits,
    ...shopLinkEdits(html, data, readAt, absolute),
  ]);
}
