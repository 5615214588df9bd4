import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { ListedReview } from '../../../contract/reviews.ts';
import { allPosts, listFilters } from '../../../domain/publishing/categories.ts';
import { releasedReviewCategory } from '../../../domain/publishing/current-category.ts';
import { affiliateNote } from '../../../domain/publishing/links.ts';
import type { ListPage, readReviewListUrl } from '../../../domain/publishing/list-url.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { categories } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { CardShapes, ListPageSkeleton } from '../../ui/page-skeletons.tsx';
import { CategoryFilter, PageLinks } from '../../ui/paged-list.tsx';
import type { Backdrop } from './backdrops.ts';
import { ComputerGuide } from './computer-guide.tsx';
import { ReviewCard } from './review-card.tsx';

/** The target of the link to the featured dive site: its article, else its guide. */
const leadTo = ({ articleSlug, siteId }: Backdrop) =>
  articleSlug
    ? ({ to: '/blog/$slug', params: { slug: articleSlug } } as const)
    : ({ to: '/dive-sites/{-$id}', params: { id: String(siteId) } } as const);

export function ReviewList(props: {
  list: ListPage<ListedReview>;
  /** The page's parameters; `list` contains the reviews that match them. */
  address: ReturnType<typeof readReviewListUrl>;
  backdrop: Backdrop | null;
  /** The products above the reviews. */
  products: ReactNode;
}) {
  const { list, address, backdrop } = props;
  const { category, search } = address;
  const { items: reviews } = list;
  useEffect(() => track('browse_gear_reviews', {}), []);
  const shownCategory = category ?? allPosts.reviews;
  const isOf = (released: string) =>
    category !== undefined && releasedReviewCategory(categories(), category) === released;

  return (
    <>
      <PageHero
        title="Gear Reviews"
        lead="What a piece of dive gear does well, what it gives up for that, and who should look elsewhere."
        image={backdrop?.imageUrl ?? '/art/scenes/reviews-hero.jpg'}
      >
        {backdrop && (
          <p className="mt-6">
            <Link
              {...leadTo(backdrop)}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-foam/60 bg-abyss/75 px-4 py-2 text-sm font-semibold hover:bg-abyss"
            >
              {`Featured dive site: ${backdrop.name}`}
            </Link>
          </p>
        )}
      </PageHero>
      <div className="mx-auto max-w-6xl px-5 pt-6 pb-12">
        {search && (
          <p className="mb-8 flex flex-wrap items-baseline gap-x-4 text-step-1">
            {`Results for “${search}”`}
            <Link to={paths.gearReviews} className="text-base font-semibold text-reef underline">
              Show all reviews
            </Link>
          </p>
        )}
        {props.products}
        <CategoryFilter
          names={listFilters('reviews', categories())}
          chosen={category}
          onChoose={(name) => track('filter_gear_reviews', { label: name })}
        />
        <p className="mb-4 flex flex-wrap gap-x-6 font-semibold text-reef">
          <Link to="/compare/{-$category}" className="py-2 underline">
            Compare side by side
          </Link>
          <Link to={paths.whatToWear} className="py-2 underline">
            What to wear where and when
          </Link>
        </p>
        {isOf('Dive Computers') && <ComputerGuide />}
        {reviews.some(({ purchaseLink }) => purchaseLink) && (
          <p className="mb-6 text-sm text-muted">{affiliateNote}</p>
        )}
        {reviews.length === 0 ? (
          <div className="bg-sand p-10">
            {!props.products && <h2 className="mb-3 text-step-3">No products found</h2>}
            <p>
              {search
                ? `No review in ${shownCategory} matches “${search}”.`
                : `There is no review in ${shownCategory} yet.`}
            </p>
            <p className="mt-1">Check back soon for new reviews!</p>
          </div>
        ) : (
          <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </div>
        )}
        <PageLinks address={address} older={list.older} things="reviews" />
        <section className="mt-20 flex flex-col items-start gap-4 bg-deep *:max-w-full p-8 text-foam md:p-12">
          <h2 className="text-step-3">Is something missing?</h2>
          <p className="max-w-[56ch] text-haze">
            Tell us what has served you for years, or what let you down, and we will take a look.
          </p>
          <Link
            to={paths.contact}
            className={buttonStyles.action}
            onClick={() => {
              track('suggest_product_click', {});
              track('suggest_product', {});
            }}
          >
            Suggest a Product
          </Link>
          <Link to={paths.howWeRate} className="py-2 font-semibold underline">
            How we rate
          </Link>
        </section>
      </div>
    </>
  );
}

export function ReviewListSkeleton() {
  return (
    <ListPageSkeleton label="Loading reviews">
      <div className="mb-8 h-50 bg-sand sm:h-24 lg:h-11" />
      <CardShapes
        count={6}
        className="gap-x-8 gap-y-12"
        lines={['aspect-3/2', 'mt-4 h-7 w-28', 'mt-3 h-16', 'mt-3 h-11 w-36']}
      />
    </ListPageSkeleton>
  );
}
