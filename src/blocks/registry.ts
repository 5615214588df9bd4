import type { Block } from './block.ts';
import { callout } from './callout/block.ts';
import { comparison } from './comparison/block.ts';
import { diveSite } from './dive-site/block.ts';
import { gallery } from './gallery/block.ts';
import { product } from './product/block.ts';
import { prosCons } from './pros-cons/block.ts';
import { video } from './video/block.ts';

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
