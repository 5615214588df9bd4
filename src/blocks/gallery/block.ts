import type { Block } from '../block.ts';

export const gallery: Block = {
  name: 'gallery',
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="gallery">${inner}</div>`,
  plain: ({ inner }) => inner,
};
