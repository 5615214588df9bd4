import { longDate } from '../../domain/dates/dates.ts';
import { maxCompared } from '../../domain/gear/compare.ts';
import { type SpecName, specs, specsOfCategory, specText } from '../../domain/gear/specs.ts';
import { sourceName } from '../../domain/publishing/links.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import {
  type Block,
  type BlockData,
  type BlockProduct,
  namedIds,
  type StoredBlock,
} from '../block.ts';

const unknown = 'Not known';

/** Validates a list of two to four different ids, separated by commas. */
function productIds(value: string | undefined) {
  const ids = (value ?? '').split(',');
  const isList = ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) && new Set(ids).size === ids.length;
  return isList && ids.length >= 2 && ids.length <= maxCompared ? ids.join(',') : undefined;
}

/** The figures that at least one product has, in the order of their categories. */
function shownSpecs(products: readonly BlockProduct[]): SpecName[] {
  const names = new Set(products.flatMap(({ category }) => specsOfCategory(category)));
  return [...names].filter((name) =>
    products.some((product) => product.specs && specText(name, product.specs) !== undefined),
  );
}

function sourceCell({ specs: found }: BlockProduct): string {
  if (!found) return '';
  const links = found.source
    .split(/\s+/)
    .map(
      (page) => `<a href="${escapeHtml(page)}" rel="noopener">${escapeHtml(sourceName(page))}</a>`,
    );
  return `${links.join(', ')}, read on ${longDate(found.checkedOn, 'UTC')}`;
}

function table(block: StoredBlock, { products }: BlockData): string {
  const shown = namedIds(block.attributes).flatMap((id) => products.get(id) ?? []);
  if (shown.length < 2) return '';
  const row = (label: string, cells: readonly string[]) =>
    `<tr><th scope="row">${label}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const figures = shownSpecs(shown).map((name) =>
    row(
      escapeHtml(specs[name].label),
      shown.map((one) => escapeHtml((one.specs && specText(name, one.specs)) ?? unknown)),
    ),
  );
  const names = shown.map(({ name }) => escapeHtml(name));
  const heads = names.map((name) => `<th scope="col">${name}</th>`).join('');
  const sources = shown.some((one) => one.specs) ? row('Source', shown.map(sourceCell)) : '';
  return `<caption>${names.join(', ')}</caption><tbody><tr><td></td>${heads}</tr>${row(
    'Kind',
    shown.map(({ category }) => escapeHtml(category)),
  )}${figures.join('')}${sources}</tbody>`;
}

/** Products side by side, with their figures from the catalogue. */
export const compared: Block = {
  name: 'compared',
  tag: 'div',
  attributes: { 'data-ids': productIds },
  shows: 'products',
  page(block, data) {
    const rows = table(block, data);
    return rows
      ? `<div class="table-scroll" role="region" tabindex="0" aria-label="Table: products side by side"><table data-block="comparison">${rows}</table></div>`
      : '';
  },
  plain(block, data) {
    const rows = table(block, data);
    return rows ? `<table border="1" cellpadding="6">${rows}</table>` : '';
  },
};
