import type { Block } from '../block.ts';

function withScopes(rows: string): string {
  let row = 0;
  return rows.replace(/<tr>|<th(?![^<>]* scope=)(?=[\s>])/g, (tag) => {
    if (tag !== '<tr>') return `<th scope="${row === 1 ? 'col' : 'row'}"`;
    row += 1;
    return tag;
  });
}

export const comparison: Block = {
  name: 'comparison',
  tag: 'table',
  attributes: {},
  page: ({ inner }) => `<table data-block="comparison">${withScopes(inner)}</table>`,
  plain: ({ inner }) => `<table border="1" cellpadding="6">${withScopes(inner)}</table>`,
};
