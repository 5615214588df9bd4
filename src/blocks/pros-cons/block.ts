import type { Block } from '../block.ts';

export const prosCons: Block = {
  name: 'pros-cons',
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="pros-cons">${inner}</div>`,
  plain: ({ inner }) => inner,
};
