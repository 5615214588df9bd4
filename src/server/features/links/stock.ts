import { Parser } from 'htmlparser2';

type Node = Record<string, unknown>;

const soldOut = /(^|\/)(OutOfStock|SoldOut|Discontinued)$/i;

const toNodes = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Node => typeof one === 'object' && one !== null,
  );

/** The structured data of a page, without parts that are truncated or not JSON. */
function structuredData(html: string): unknown[] {
  const texts: string[] = [];
  let isOpen = false;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      isOpen = name === 'script' && type.toLowerCase() === 'application/ld+json';
      if (isOpen) texts.push('');
    },
    ontext(text) {
      if (isOpen) texts.push((texts.pop() ?? '') + text);
    },
    onclosetag() {
      isOpen = false;
    },
  });
  parser.end(html);
  return texts.flatMap((text) => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  });
}

/** The products that a page is about, without those that it recommends. */
const pageProducts = (data: readonly unknown[]) =>
  data
    .flatMap(toNodes)
    .flatMap((node) => [node, ...toNodes(node['@graph']), ...toNodes(node.mainEntity)])
    .filter((node) => /"Product(Group)?"/.test(JSON.stringify(node['@type'] ?? '')));

const toOffers = (node: Node) =>
  toNodes(node.offers).flatMap((offer) => [offer, ...toNodes(offer.offers)]);

/** Whether the structured data of a shop's page states that its product is sold out. */
export function saysOutOfStock(html: string): boolean {
  const stated = pageProducts(structuredData(html))
    .flatMap((product) => [product, ...toNodes(product.hasVariant)])
    .flatMap(toOffers)
    .flatMap(({ availability }) => (typeof availability === 'string' ? availability : []));
  return stated.length > 0 && stated.every((availability) => soldOut.test(availability));
}
