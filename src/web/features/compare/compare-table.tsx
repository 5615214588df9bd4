import type { CSSProperties, ReactNode } from 'react';
import { hasDifferentValues } from '../../../domain/gear/compare.ts';
import { figuresOfCategory, type SpecName, specs, specText } from '../../../domain/gear/specs.ts';
import { successionText } from '../../../domain/gear/succession.ts';
import { affiliateNote, leadsToShop } from '../../../domain/publishing/links.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { CheckPrice } from '../../ui/check-price.tsx';
import { FigureSource } from '../../ui/figures.tsx';
import type { ComparedProduct } from './load.ts';

/** The share of a phone's width for the labels, in percent; one product takes the rest. */
const labelShare = 38;

interface Line {
  label: string;
  texts: (string | undefined)[];
}

function specLines(category: string, products: readonly ComparedProduct[]): Line[] {
  const text = (name: SpecName) => (product: ComparedProduct) =>
    product.specs ? specText(name, product.specs) : undefined;
  return figuresOfCategory(category)
    .map((name) => ({ label: specs[name].label, texts: products.map(text(name)) }))
    .filter(({ texts }) => texts.some((one) => one !== undefined));
}

/** Products side by side; on a phone one at a time beside the labels, with sticky headings. */
export function CompareTable(props: { category: string; products: readonly ComparedProduct[] }) {
  const { category, products } = props;
  const lines = specLines(category, products);
  const wide = labelShare + (100 - labelShare) * products.length;
  return (
    <div
      className="@container relative max-md:max-h-[calc(100dvh-6rem)] max-md:snap-x max-md:snap-mandatory max-md:overflow-auto print:max-h-none! print:overflow-visible!"
      style={
        {
          '--wide': `${wide}%`,
          '--count': products.length,
          scrollPaddingLeft: `${labelShare}%`,
        } as CSSProperties
      }
    >
      <table className="group w-(--wide) table-fixed border-collapse text-left @max-[14rem]:w-[calc(8rem+11rem*var(--count))] md:w-full print:w-full!">
        <caption className="sr-only">{`${products.map(({ name }) => name).join(', ')} side by side`}</caption>
        <colgroup>
          <col style={{ width: `${(labelShare / wide) * 100}%` }} />
        </colgroup>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-30 bg-paper shadow-[inset_0_-2px_0_var(--color-ink)] @max-[14rem]:left-auto p-3 align-bottom text-sm md:top-17">
              <OnlyDifferences />
            </td>
            {products.map(({ id, name, pickFor, specs: found }) => (
              <th
                key={id}
                scope="col"
                className="sticky top-0 z-20 snap-start bg-paper shadow-[inset_0_-2px_0_var(--color-ink)] p-3 align-bottom wrap-anywhere md:top-17"
              >
                <span className="block text-step-1 leading-tight">{name}</span>
                {pickFor && <span className="legend font-normal">{`Our pick for ${pickFor}`}</span>}
                <span className="block text-sm font-normal empty:hidden">
                  {successionText(found)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, texts }) => (
            <SpecRow key={label} label={label} texts={texts} />
          ))}
          <Row label="Where the figures stand">
            {products.map(({ id, specs: found }) => (
              <Cell key={id}>{found ? <FigureSource {...found} /> : <NotKnown />}</Cell>
            ))}
          </Row>
          <Row label="Review">
            {products.map(({ id, reviewSlug, name }) => (
              <Cell key={id}>
                {reviewSlug ? (
                  <Link
                    to="/gear-reviews/$slug"
                    params={{ slug: reviewSlug }}
                    className="inline-block py-2 font-semibold text-reef underline"
                  >
                    Read it<span className="sr-only">{`: ${name}`}</span>
                  </Link>
                ) : (
                  'None yet'
                )}
              </Cell>
            ))}
          </Row>
          <Row label="In the shops" isOnScreen>
            {products.map((product) => (
              <Cell key={product.id}>
                <Shop product={product} />
              </Cell>
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

const OnlyDifferences = () => (
  <label className="no-print inline-flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
    <input type="checkbox" className="size-5 shrink-0 accent-reef" />
    Differences only
  </label>
);

const NotKnown = () => <span className="text-muted">Not known</span>;

function SpecRow({ label, texts }: Line) {
  const isMarked = hasDifferentValues(texts);
  return (
    <Row label={label} isMarked={isMarked} isFigure>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
        <Cell key={index} isMarked={isMarked}>
          {text ?? <NotKnown />}
        </Cell>
      ))}
    </Row>
  );
}

function Row(props: {
  label: string;
  isMarked?: boolean;
  isFigure?: boolean;
  /** Whether the row is hidden in print. */
  isOnScreen?: boolean;
  children: ReactNode;
}) {
  const { label, isMarked, isFigure, isOnScreen } = props;
  return (
    <tr
      className={`border-b border-line ${isFigure && !isMarked ? 'group-has-checked:hidden' : ''} ${isOnScreen ? 'no-print' : ''}`}
    >
      <th
        scope="row"
        className="sticky left-0 z-[15] bg-paper @max-[14rem]:static p-3 align-top text-sm font-semibold wrap-anywhere"
      >
        {label}
        {isMarked && (
          <span className="ml-1.5 text-coral">
            <span aria-hidden>≠</span>
            <span className="sr-only">, differs</span>
          </span>
        )}
      </th>
      {props.children}
    </tr>
  );
}

const Cell = ({ isMarked, children }: { isMarked?: boolean; children: ReactNode }) => (
  <td className={`p-3 align-top wrap-anywhere ${isMarked ? 'bg-sand' : ''}`}>{children}</td>
);

function Shop({ product }: { product: ComparedProduct }) {
  const { affiliateLink, shops, name } = product;
  return (
    <>
      <CheckPrice
        href={affiliateLink}
        shops={shops}
        position="comparison"
        name={name}
        onClick={() => track('affiliate_link_click', { category: 'commerce', label: name })}
      />
      {leadsToShop(affiliateLink, shops, 'comparison') && (
        <span className="mt-1 block text-sm text-muted">{affiliateNote}</span>
      )}
    </>
  );
}
