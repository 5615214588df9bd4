import type { Block } from '../block.ts';

/** Pictures side by side, each with its caption. */
export const gallery: Block = {
  name: 'gallery',
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="gallery">${inner}</div>`,
  plain: ({ inner }) => inner,
};
