import type { Attributes } from 'sanitize-html';
import { blocks, findBlock } from '../../../blocks/registry.ts';

export const blockRules = Object.fromEntries(
  [...new Set(blocks.map(({ tag }) => tag))].map((tag) => {
    const own = blocks.filter((block) => block.tag === tag);
    return [tag, ['data-block', ...own.flatMap(({ attributes }) => Object.keys(attributes))]];
  }),
);

/** The attributes that an element keeps: those of a valid block, otherwise all except `data-` attributes. */
export function blockAttributes(tagName: string, attributes: Attributes): Attributes {
  const name = attributes['data-block'];
  const block = findBlock(name);
  if (name !== undefined && block?.tag === tagName) {
    const read = Object.entries(block.attributes).map(
      ([key, readValue]) => [key, readValue(attributes[key])] as const,
    );
    if (read.every(([, value]) => value !== undefined)) {
      return { 'data-block': name, ...Object.fromEntries(read) } as Attributes;
    }
  }
  const others = Object.entries(attributes).filter(([key]) => !key.startsWith('data-'));
  return Object.fromEntries(others);
}
