import type { Block } from '../block.ts';

/** Says of each header cell what it heads: its column in the first row, its row below. */
function withScopes(rows: string): string {
  let row = 0;
  return rows.replace(/<tr>|<th(?![^>]* scope=)(?=[\s>])/g, (tag) => {
    if (tag !== '<tr>') return `<th scope="${row === 1 ? 'col' : 'row'}"`;
    row += 1;
    return tag;
  });
}

/** A table with a caption, whose first row and column are headers. */
export const comparison: Block = {
  name: 'comparison',
  tag: 'table',
  attributes: {},
  page: ({ inner }) => `<table data-block="comparison">${withScopes(inner)}</table>`,
  plain: ({ inner }) => `<table border="1" cellpadding="6">${withScopes(inner)}</table>`,
};
