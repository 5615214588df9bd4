import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { type Block, namedIds, pageWriter } from '../../../blocks/block.ts';
import { findBlock } from '../../../blocks/registry.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { useBlockRecords } from './block-queries.ts';

function absenceMessage(
  block: Block,
  ids: readonly number[],
  records: ReturnType<typeof useBlockRecords>,
): string | undefined {
  if (!block.shows) return undefined;
  if (records.loading) return 'Loading…';
  if (records.failed) return 'What this card shows could not be loaded. Readers still see it.';
  const id = ids.find((one) => !records.products.has(one) && !records.sites.has(one));
  if (id === undefined) return undefined;
  if (block.shows === 'dive-sites') {
    return 'This dive site was deleted. Readers do not see its card.';
  }
  return records.drafts.has(id)
    ? 'This product is a draft. Readers see its card once it is published.'
    : 'This product was deleted. Readers do not see its card.';
}

export function BlockView({ node, selected }: NodeViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const block = findBlock(node.type.name);
  const ids = namedIds(node.attrs);
  const records = useBlockRecords({
    products: block?.shows === 'products' ? ids : [],
    sites: block?.shows === 'dive-sites' ? ids : [],
  });
  const absence = block && absenceMessage(block, ids, records);
  const stored = { attributes: node.attrs, inner: escapeHtml(String(node.attrs.title ?? '')) };
  const html = block && !absence ? block.page(stored, records, pageWriter) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are new with each HTML
  useEffect(() => {
    // Tab skips the links, because opening a link would leave the editor.
    for (const link of box.current?.querySelectorAll('a') ?? []) link.tabIndex = -1;
  }, [html]);
  return (
    <NodeViewWrapper
      className={`my-6 ${selected ? 'outline-3 outline-offset-3 outline-coral' : ''}`}
      data-drag-handle=""
    >
      {absence ? (
        <p className="border-2 border-dashed border-muted p-4 text-muted">{absence}</p>
      ) : (
        <div
          ref={box}
          className="pointer-events-none *:my-0"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </NodeViewWrapper>
  );
}
