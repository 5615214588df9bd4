import type { Block, StoredBlock } from '../block.ts';

export const calloutKinds = { note: 'Note', warning: 'Warning' } as const;
export type CalloutKind = keyof typeof calloutKinds;

const calloutKind = (value: string | undefined): CalloutKind =>
  value === 'warning' ? value : 'note';

const read = ({ attributes }: StoredBlock) => {
  const kind = calloutKind(attributes['data-kind']);
  return { kind, label: calloutKinds[kind] };
};

export const callout: Block = {
  name: 'callout',
  tag: 'aside',
  attributes: { 'data-kind': calloutKind },
  page(block) {
    const { kind, label } = read(block);
    return `<aside data-block="callout" data-kind="${kind}" role="note" aria-label="${label}"><p data-label>${label}</p>${block.inner}</aside>`;
  },
  plain: (block) =>
    `<blockquote><p><strong>${read(block).label}</strong></p>${block.inner}</blockquote>`,
};
