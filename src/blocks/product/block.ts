import { affiliateRel, noShop, shopNote } from '../../domain/publishing/links.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { capitalise, nonBreaking } from '../../domain/text/format.ts';
import { plainText, truncate } from '../../domain/text/text.ts';
import {
  type Block,
  type BlockData,
  type BlockProduct,
  type BlockWriter,
  cardImage,
  recordId,
  type StoredBlock,
} from '../block.ts';

const descriptionLength = 280;

/** Link of a product to its first shop, and links to its other shops. */
function readShops({ affiliateLink, shops }: BlockProduct, href: BlockWriter['shopHref']) {
  const [first, ...others] = shops ?? [];
  // An address without an http(s) scheme is not a link to a shop.
  const leads = shops ? first !== undefined : /^https?:\/\//i.test(affiliateLink);
  const links = others.map(
    ({ path, name }) => `<a href="${href(path)}" rel="${affiliateRel}">${escapeHtml(name)}</a>`,
  );
  return {
    shop: leads ? href(first?.path ?? affiliateLink) : '',
    note: shopNote(affiliateLink, first),
    also: links.length > 0 ? `<p data-note>Also at ${links.join(', ')}</p>` : '',
    none: `<p data-note>${noShop}</p>`,
  };
}

/** The owner's rating, else the readers for whom the product is a pick. */
function judgementText({ rating, pickFor }: BlockProduct) {
  if (Number(rating) > 0) return `rated ${rating} of 5`;
  return pickFor ? `our pick for ${pickFor}` : '';
}

function read({ attributes }: StoredBlock, { products }: BlockData, { shopHref }: BlockWriter) {
  const found = products.get(Number(attributes['data-id']));
  if (!found) return undefined;
  const { name, category, imageUrl, description } = found;
  return {
    name: escapeHtml(nonBreaking(name)),
    label: escapeHtml(name),
    category: escapeHtml(category),
    judgement: escapeHtml(judgementText(found)),
    ...readShops(found, shopHref),
    image: imageUrl,
    description: escapeHtml(truncate(plainText(description), descriptionLength)),
  };
}

export const product: Block = {
  name: 'product',
  tag: 'div',
  attributes: { 'data-id': recordId },
  shows: 'products',
  page(block, data, writer) {
    const found = read(block, data, writer);
    if (!found) return '';
    const { name, label, category, judgement, shop, note, also, none, image, description } = found;
    const picture = image && writer.image({ src: image, ...cardImage });
    const link = shop
      ? `<p><a href="${shop}" rel="${affiliateRel}" target="_blank" data-product="${label}">Check Price<span class="sr-only"> of ${name} (opens in a new tab)</span></a></p><p data-note>${note}</p>${also}`
      : none;
    return `<div data-block="product">${picture}<div><p data-facts><span>${category}</span>${judgement && ` <span>${capitalise(judgement)}</span>`}</p><p data-name>${name}</p><p>${description}</p>${link}</div></div>`;
  },
  plain(block, data, writer) {
    const found = read(block, data, writer);
    if (!found) return '';
    const { name, category, judgement, shop, note, also, none, image, description } = found;
    const picture = image && `<p>${writer.image({ src: image, alt: '' })}</p>`;
    const link = shop
      ? `<p><a href="${shop}" rel="${affiliateRel}">Check Price</a> (${note})</p>${also}`
      : none;
    return `<blockquote>${picture}<p><strong>${name}</strong>, ${category}${judgement && `, ${judgement}`}.</p><p>${description}</p>${link}</blockquote>`;
  },
};
