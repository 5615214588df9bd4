import type { BlockData } from '../../../blocks/block.ts';
import { affiliateRel } from '../../../domain/publishing/links.ts';
import { goFrom, type LinkPosition } from '../../../domain/publishing/shop-address.ts';
import { writeAttributes } from '../../../domain/text/escape-html.ts';
import { isShopLink } from '../shop-links/find-links.ts';
import { descendants, type Edit, type Html, type HtmlElement } from './html-elements.ts';

/** The place at which a text is read. */
export interface ReadAt {
  /** The path of its page; empty where it has none yet. */
  page: string;
  /** Set where it is no page of the site. */
  position?: 'feed' | 'mail';
}

const disclosure = ' <small>(affiliate link)</small>';

export const isShopAnchor = ({ name, attributes }: Pick<HtmlElement, 'name' | 'attributes'>) =>
  name === 'a' && isShopLink(attributes);

/** The register's path of a link to a shop; its own address where the register does not know it. */
export function toShopHref(
  address: string,
  { shops }: BlockData,
  { page, position }: ReadAt,
  usual: LinkPosition,
): string {
  const own = address.startsWith('/go/') ? address.split(/[?#]/, 1)[0] : undefined;
  const path = shops?.get(address)?.[0]?.path ?? own;
  return path ? goFrom(path, page, position ?? usual) : address;
}

/**
 * Leads a text's links to shops through the register and says that they are an affiliate's.
 * One that leads nowhere leaves its words alone.
 */
export function shopLinkEdits(
  html: Html,
  data: BlockData,
  readAt: ReadAt,
  toAddress: (href: string) => string = (href) => href,
): Edit[] {
  const compared = new Set(
    html.elements
      .filter(({ attributes }) => attributes['data-block'] === 'comparison')
      .flatMap((block) => descendants(html, block)),
  );
  const edits = html.elements.filter(isShopAnchor).flatMap((element) => {
    const { attributes, start, innerStart, innerEnd, end } = element;
    const { href = '' } = attributes;
    const tags = (opening: string, closing: string) => [
      { start, end: innerStart, text: opening },
      { start: innerEnd, end, text: closing },
    ];
    if (data.shops?.get(href)?.length === 0) return tags('', '');
    const position = compared.has(element) ? 'comparison' : 'text';
    const written = writeAttributes({
      ...attributes,
      href: toAddress(toShopHref(href, data, readAt, position)),
      rel: affiliateRel,
      ...(!readAt.position && { target: '_blank' }),
    });
    return tags(`<a${written}>`, `</a>${disclosure}`);
  });
  return edits.filter(({ start, end }) => end > start);
}
