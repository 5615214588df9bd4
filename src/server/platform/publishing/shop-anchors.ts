import type { BlockData } from '../../../blocks/block.ts';
import { affiliateRel, goFrom } from '../../../domain/publishing/links.ts';
import type { LinkPosition } from '../../../domain/publishing/shop-address.ts';
import { writeAttributes } from '../../../domain/text/escape-html.ts';
import { isShopLink } from '../shop-links/find-links.ts';
import { descendants, type Edit, type Html, type HtmlElement } from './html-elements.ts';

/** The place where a text is shown. */
export interface ReadAt {
  /** The path of the text's page; empty for a draft. */
  page: string;
  /** Set for a text outside the site's pages. */
  position?: 'feed' | 'mail';
}

const disclosure = ' <small>(affiliate link)</small>';

export const isShopAnchor = ({ name, attributes }: Pick<HtmlElement, 'name' | 'attributes'>) =>
  name === 'a' && isShopLink(attributes);

/** The register's path for a shop link, or the link's address if the link is not registered. */
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
 * Edits that route a text's shop links through the register and mark them as affiliate links.
 * A dead link is replaced by its text.
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
