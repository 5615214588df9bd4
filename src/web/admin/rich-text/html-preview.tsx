import { useMemo } from 'react';
import { type Block, namedIds, pageWriter, type StoredBlock } from '../../../blocks/block.ts';
import { findBlock } from '../../../blocks/registry.ts';
import { useBlockRecords } from '../blocks/block-queries.ts';

interface FoundBlock extends StoredBlock {
  block: Block;
  element: Element;
}

function blocksIn(body: Element): FoundBlock[] {
  const found: FoundBlock[] = [];
  for (const element of body.querySelectorAll('[data-block]')) {
    const block = findBlock(element.getAttribute('data-block') ?? '');
    if (!block || element.parentElement?.closest('[data-block]')) continue;
    const attributes = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    );
    found.push({ block, element, attributes, inner: element.innerHTML });
  }
  return found;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const shownIn = (blocks: readonly FoundBlock[], resource: Block['shows']) =>
  blocks
    .filter(({ block }) => block.shows === resource)
    .flatMap(({ attributes }) => namedIds(attributes));

export function HtmlPreview({ html }: { html: string }) {
  const named = useMemo(() => {
    const blocks = blocksIn(parse(html));
    return { products: shownIn(blocks, 'products'), sites: shownIn(blocks, 'dive-sites') };
  }, [html]);
  const records = useBlockRecords(named);
  const body = parse(html);
  for (const { block, element, ...stored } of blocksIn(body)) {
    element.outerHTML = block.page(stored, records, pageWriter);
  }
  return (
    <details className="mt-3">
      <summary className="min-h-9 cursor-pointer font-semibold">Preview</summary>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
        tabIndex={0}
        className="prose mt-2 max-h-64 max-w-none overflow-y-auto border-2 border-line p-4 wrap-anywhere"
        onErrorCapture={({ target }) => {
          if (target instanceof HTMLImageElement) target.hidden = true;
        }}
        dangerouslySetInnerHTML={{ __html: body.innerHTML }}
      />
    </details>
  );
}
