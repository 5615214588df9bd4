import { paths } from '../../../contract/paths.ts';
import { chosenIds, maxCompared, toggleChosen } from '../../../domain/gear/compare.ts';
import { Link } from '../../app/link.tsx';
import { CompareIndex } from './compare-index.tsx';
import { CompareTable } from './compare-table.tsx';
import type { ComparedProduct, Comparison, Loaded } from './load.ts';

export function ComparePage({ loaded }: { loaded: Loaded }) {
  return loaded.comparison ? (
    <Category comparison={loaded.comparison} />
  ) : (
    <CompareIndex categories={loaded.categories} />
  );
}

function Category({ comparison }: { comparison: Comparison }) {
  const { title, category, products, shown } = comparison;
  const picks = products.filter(({ pick }) => pick !== null);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-14">
      <p className="no-print legend">
        <Link to="/compare/{-$category}" className="inline-block py-2 underline">
          All comparisons
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-step-5 lg:text-step-4">
        {title}
      </h1>
      <p className="mt-3 max-w-[66ch] text-muted">
        {'Our order and our reasons, from the desk: '}
        <Link to={paths.howWeRate} className="text-reef underline">
          how we rate
        </Link>
        . Each product’s figures name the page that states them and the day on which it was read.
      </p>
      {picks.length > 0 && <Picks products={picks} />}
      <section aria-labelledby="side-by-side" className="mt-10">
        <h2 id="side-by-side" className="text-step-2">
          Side by side
        </h2>
        <Chips comparison={comparison} />
        <CompareTable category={category} products={shown} />
        <p className="mt-3 text-sm text-muted">
          <span className="text-coral">≠</span> marks what differs, as far as it is known.
        </p>
      </section>
    </div>
  );
}

function Picks({ products }: { products: readonly ComparedProduct[] }) {
  return (
    <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {products.map(({ id, name, pickFor, pickWhy, reviewSlug }, index) => (
        <li key={id} className="border-t-4 border-reef pt-3">
          <h2 className="text-step-1">{`${index + 1}. ${name}`}</h2>
          {pickFor && <p className="mt-1 font-semibold">{`Our pick for ${pickFor}`}</p>}
          {pickWhy && <p className="mt-2">{pickWhy}</p>}
          {reviewSlug && (
            <Link
              to="/gear-reviews/$slug"
              params={{ slug: reviewSlug }}
              className="inline-block py-2.5 font-semibold text-reef underline"
            >
              Read the review<span className="sr-only">{` of ${name}`}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

const chip = 'inline-flex min-h-11 items-center gap-2 border-2 px-3 text-sm font-semibold';

/** All products of the category as toggles that add them to the comparison or remove them. */
function Chips({ comparison: { slug, products, chosen } }: { comparison: Comparison }) {
  const isFull = chosen.length >= maxCompared;
  return (
    <div className="no-print my-4">
      <p id="chips" className="text-sm text-muted">
        {chosen.length === 0 && 'Tap two to four to choose for yourself.'}
        {chosen.length === 1 && 'Tap one more to compare it with.'}
        {chosen.length > 1 && !isFull && 'Tap another, or tap one again to take it out.'}
        {isFull && 'Four stand side by side at most: tap one to take it out.'}
      </p>
      <ul aria-labelledby="chips" className="mt-2 flex flex-wrap gap-2">
        {products.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          if (isFull && !isChosen) {
            return (
              <li key={id} className={`${chip} border-line text-muted`}>
                {name}
              </li>
            );
          }
          return (
            <li key={id}>
              <Link
                to="/compare/{-$category}"
                params={{ category: slug }}
                // The link reads the latest address, since two taps may precede a render.
                search={(current) => toggleChosen(chosenIds({ ...current }, products), id)}
                resetScroll={false}
                className={`${chip} ${isChosen ? 'border-reef bg-reef text-paper' : 'border-ink'}`}
              >
                <span aria-hidden>{isChosen ? '✓' : '+'}</span>
                <span className="sr-only">{isChosen ? 'Take out' : 'Compare'}</span>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
