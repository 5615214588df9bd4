import { affiliateRel, shopNote } from '../../domain/publishing/links.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { nonBreaking } from '../../domain/text/non-breaking.ts';
import { plainText, truncate } from '../../domain/text/text.ts';
import { type Block, type BlockData, cardImage, recordId, type StoredBlock } from '../block.ts';

const descriptionLength = 280;

function read({ attributes }: StoredBlock, { products }: BlockData) {
  const found = products.get(Number(attributes['data-id']));
  if (!found) return undefined;
  const { name, category, rating, affiliateLink, imageUrl, description } = found;
  return {
    name: escapeHtml(nonBreaking(name)),
    label: escapeHtml(name),
    category: escapeHtml(category),
    rating: escapeHtml(rating),
    // An address without a scheme or with another one than the web's leads to no shop.
    shop: /^https?:\/\//i.test(affiliateLink) ? affiliateLink : '',
    image: imageUrl,
    description: escapeHtml(truncate(plainText(description), descriptionLength)),
  };
}

export const product: Block = {
  name: 'product',
  tag: 'div',
  attributes: { 'data-id': recordId },
  shows: 'products',
  page(block, data, { image: writeImage, href }) {
    const found = read(block, data);
    if (!found) return '';
    const { name, label, category, rating, shop, image, description } = found;
    const picture = image && writeImage({ src: image, ...cardImage });
    const link = shop
      ? `<p><a href="${href(shop)}" rel="${affiliateRel}" target="_blank" data-product="${label}">Check Price<span class="sr-only"> of ${name} (opens in a new tab)</span></a></p><p data-note>${shopNote(shop)}</p>`
      : '';
    return `<div data-block="product">${picture}<div><p data-facts><span>${category}</span> <span>Rated ${rating} of 5</span></p><p data-name>${name}</p><p>${description}</p>${link}</div></div>`;
  },
  plain(block, data, { image: writeImage, href }) {
    const found = read(block, data);
    if (!found) return '';
    const { name, category, rating, shop, image, description } = found;
    const picture = image && `<p>${writeImage({ src: image, alt: '' })}</p>`;
    const link = shop
      ? `<p><a href="${href(shop)}" rel="${affiliateRel}">Check Price</a> (${shopNote(shop)})</p>`
      : '';
    return `<blockquote>${picture}<p><strong>${name}</strong>, ${category}, rated ${rating} of 5.</p><p>${description}</p>${link}</blockquote>`;
  },
};
