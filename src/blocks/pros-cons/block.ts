import type { Block } from '../block.ts';

/** Two headed lists side by side. */
export const prosCons: Block = {
  name: 'pros-cons',
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="pros-cons">${inner}</div>`,
  plain: ({ inner }) => inner,
};
