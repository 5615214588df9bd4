import type { Block, StoredBlock } from './block.ts';
import { callout } from './callout/block.ts';
import { compared } from './compared/block.ts';
import { comparison } from './comparison/block.ts';
import { diveSite } from './dive-site/block.ts';
import { product } from './product/block.ts';
import { video } from './video/block.ts';

/** A block whose element only wraps its text. */
const wrapper = (name: string): Block => ({
  name,
  tag: 'div',
  attributes: {},
  page: ({ inner }) => `<div data-block="${name}">${inner}</div>`,
  plain: ({ inner }) => inner,
});

/** Width of a picture in one of two columns of a mail, in CSS pixels. */
const halfWidth = 288;

/** Two columns of a layout table; the last picture of an odd number has a row of its own. */
function galleryTable({ inner }: StoredBlock) {
  const figures = inner.match(/<figure>.*?<\/figure>/gs) ?? [];
  if (figures.length < 2) return inner;
  const narrow = (figure = '') =>
    figure.replace(
      /(<img [^<>]*width=")(\d+)/g,
      (_, head: string, width: string) => `${head}${Math.min(Number(width), halfWidth)}`,
    );
  const cell = (figure: string | undefined, side: 'left' | 'right') =>
    `<td width="50%" valign="top" class="${side}">${narrow(figure)}</td>`;
  const rows = figures.flatMap((figure, index) =>
    index % 2 === 0 ? [`<tr>${cell(figure, 'left')}${cell(figures[index + 1], 'right')}</tr>`] : [],
  );
  return `<table role="presentation" class="gallery" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`;
}

export const gallery: Block = { ...wrapper('gallery'), mail: galleryTable };
export const prosCons = wrapper('pros-cons');

export const blocks: readonly Block[] = [
  gallery,
  video,
  product,
  diveSite,
  comparison,
  compared,
  callout,
  prosCons,
];

export const findBlock = (name: string | undefined) => blocks.find((block) => block.name === name);
