import type { ListedReview } from '../../../contract/reviews.ts';
import { affiliateNote, leadsToShop } from '../../../domain/publishing/links.ts';
import { nonBreaking } from '../../../domain/text/format.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { CheckPrice } from '../../ui/check-price.tsx';
import { Rating } from './rating.tsx';
import { ReviewPicture } from './review-picture.tsx';

export function ReviewCard({ review }: { review: ListedReview }) {
  const { purchaseLink, shops } = review;
  return (
    <article className="group relative flex flex-col">
      <ReviewPicture
        src={review.imageUrl}
        alt=""
        sizes="(min-width: 1024px) 350px, (min-width: 640px) 50vw, 100vw"
        className="aspect-3/2 w-full bg-sand object-cover"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="rounded-sm bg-sand px-3 py-1 text-sm font-semibold">{review.category}</p>
        <Rating review={review} />
      </div>
      <h2 className="mt-3 text-step-2">
        <Link
          to="/gear-reviews/$slug"
          params={{ slug: review.slug }}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {nonBreaking(review.title)}
        </Link>
      </h2>
      <p className="mt-2 line-clamp-2 text-muted">{review.excerpt}</p>
      <p className="mt-3 mb-4 text-sm text-muted">{`By ${review.author}`}</p>
      {purchaseLink && (
        <div className="mt-auto flex flex-col items-start gap-2">
          <CheckPrice
            href={purchaseLink}
            shops={shops}
            position="card"
            name={review.title}
            onClick={() =>
              track('affiliate_link_click', { category: 'commerce', label: review.title })
            }
          />
          {leadsToShop(purchaseLink, shops, 'card') && (
            <p className="text-sm text-muted">{affiliateNote}</p>
          )}
        </div>
      )}
    </article>
  );
}
