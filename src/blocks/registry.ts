import type { Block } from './block.ts';
import { callout } from './callout/block.ts';
import { comparison } from './comparison/block.ts';
import { diveSite } from './dive-site/block.ts';
import { product } from './product/block.ts';
import { video } from './video/block.ts';

/** A block whose element only names the text within it. */
const wrapper = (name: string): Block => ({
  name,
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="${name}">${inner}</div>`,
  plain: ({ inner }) => inner,
});

export const gallery = wrapper('gallery');
export const prosCons = wrapper('pros-cons');

export const blocks: readonly Block[] = [
  gallery,
  video,
  product,
  diveSite,
  comparison,
  callout,
  prosCons,
];

export const findBlock = (name: string | undefined) => blocks.find((block) => block.name === name);
