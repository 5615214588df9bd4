import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Review } from '../../../contract/reviews.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { affiliateNote, leadsToShop } from '../../../domain/publishing/links.ts';
import { nonBreaking } from '../../../domain/text/format.ts';
import { track } from '../../app/analytics.ts';
import { Link } from '../../app/link.tsx';
import { SomethingWrong } from '../../app/reports/report-link.tsx';
import { site } from '../../app/site.ts';
import { TagLinks } from '../../app/tag-links.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { CheckPrice } from '../../ui/check-price.tsx';
import { DepthGauge } from '../../ui/depth/depth-gauge.tsx';
import { column } from '../../ui/margin-notes.ts';
import { MessagePage } from '../../ui/page-hero.tsx';
import { TextPageSkeleton } from '../../ui/page-skeletons.tsx';
import { PictureCredit } from '../../ui/picture.tsx';
import { Rating } from './rating.tsx';
import { ReviewPicture } from './review-picture.tsx';
import { Verdict } from './verdict.tsx';

const priceText = ({ price }: Review) => price ?? 'Price not specified';

interface Props {
  review: Review;
  actions?: ReactNode;
  /** A sentence on the discontinuation and the successor of the reviewed product. */
  succession?: string | undefined;
  /** A link to the comparison of the product. */
  comparison?: ReactNode;
  /** The points of the review by criterion. */
  criteria?: ReactNode;
  /** The published figures of the product. */
  figures?: ReactNode;
  /** The places and months whose water the product suits. */
  waters?: ReactNode;
}

export function ReviewPage(props: Props) {
  const { review, actions, succession, comparison, criteria, figures, waters } = props;
  useEffect(() => {
    track('page_config', { content_group1: 'Gear Review', content_group2: review.category });
    track('review_view', {
      label: review.title,
      category: review.category,
      price: priceText(review),
      rating: review.rating ?? 'No rating',
      author: review.author || `${site.name} Team`,
      value: 1,
    });
  }, [review]);

  return (
    <article>
      <DepthGauge />
      <div className="no-print border-b border-line bg-sand">
        <div className={column}>
          <Link
            to={paths.gearReviews}
            className="inline-flex min-h-11 items-center gap-2 py-2 font-semibold hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to Reviews
          </Link>
        </div>
      </div>
      <div className={`${column} pt-10`}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="legend border-b-2 border-coral pb-1">{review.category}</p>
          <Rating review={review} />
        </div>
        <h1 tabIndex={-1} className="mt-4 text-step-5 lg:text-step-4">
          {nonBreaking(review.title)}
        </h1>
        <p className="legend mt-5 border-y border-line py-3">
          {`By ${site.reviewAuthor} · `}
          <time dateTime={review.createdAt}>{longDate(review.createdAt, site.timeZone)}</time>
        </p>
        {succession && (
          <p className="mt-4 border-l-4 border-coral pl-4 font-semibold">{`${succession}.`}</p>
        )}
        {review.excerpt && (
          <p className="latin mt-5 max-w-[64ch] text-step-1 leading-snug text-muted">
            {review.excerpt}
          </p>
        )}
      </div>
      <div
        className={`${column} pb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-14 lg:pt-8`}
      >
        <div className="lg:order-last">
          <ReviewPicture
            src={review.imageUrl}
            alt={review.headPicture?.alt ?? ''}
            sizes="(min-width: 1024px) 442px, (min-width: 768px) 730px, 100vw"
            priority
            className="mt-8 aspect-3/2 lg:mt-0 max-h-[600px] w-full bg-sand object-cover"
          />
          <PictureCredit {...review.headPicture} className="legend mt-2" />
          {review.purchaseLink && <PriceBox review={review} href={review.purchaseLink} />}
          {comparison}
          {actions && <div className="mt-8">{actions}</div>}
        </div>
        <div className="min-w-0 pt-8 lg:pt-0">
          <Verdict review={review}>{criteria}</Verdict>
          {/* The server has sanitised the content. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: review.content }} />
          <TagLinks tags={review.tags} />
          {figures}
          {waters}
          <SomethingWrong resource="reviews" record={review.slug} />
          <hr className="no-print mt-14 max-w-[48rem] border-line" />
          <ReadyToUpgrade review={review} />
        </div>
      </div>
    </article>
  );
}

function PriceBox({ review, href }: { review: Review; href: string }) {
  return (
    <section className="no-print mt-8 flex flex-wrap items-center justify-between gap-4 border-2 border-ink p-6 lg:p-4">
      <div>
        <h2 className="text-step-1">Interested in this gear?</h2>
        {leadsToShop(href, review.shops, 'top') && (
          <p className="mt-1 text-sm text-muted">{affiliateNote}</p>
        )}
        {review.price && <p className="mt-2 font-semibold">{review.price}</p>}
      </div>
      <CheckPrice
        href={href}
        shops={review.shops}
        position="top"
        name={review.title}
        onClick={() => {
          track('affiliate_click', { label: review.title, value: 1 });
          track('purchase_intent', { label: review.title, price: priceText(review), value: 0 });
        }}
      />
    </section>
  );
}

function ReadyToUpgrade({ review }: { review: Review }) {
  return (
    <section className="no-print mt-10 max-w-[48rem] bg-deep p-8 text-foam">
      <h2 className="text-step-3">Ready to upgrade your diving gear?</h2>
      <p className="mt-3 text-haze">
        {`Get the ${review.title} and experience the difference quality gear makes underwater.`}
      </p>
      {leadsToShop(review.purchaseLink, review.shops, 'bottom') && (
        <p className="mt-3 text-sm text-haze">{affiliateNote}</p>
      )}
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {review.purchaseLink && (
          <CheckPrice
            href={review.purchaseLink}
            shops={review.shops}
            position="bottom"
            name={review.title}
            onClick={() => {
              track('affiliate_click_bottom', { label: review.title, value: 1 });
              track('purchase_intent', {
                label: review.title,
                price: priceText(review),
                value: 0,
                position: 'bottom',
              });
            }}
          />
        )}
        <Link
          to={paths.gearReviews}
          className="inline-flex min-h-11 items-center rounded-sm border-2 border-foam px-5 py-2 font-semibold hover:bg-foam hover:text-abyss"
        >
          Browse More Reviews
        </Link>
      </div>
    </section>
  );
}

export function ReviewSkeleton() {
  return (
    <TextPageSkeleton
      label="Loading review"
      top="h-11"
      lines={['h-7 w-32', 'mt-5 h-28', 'mt-8 aspect-3/2', 'mt-10 h-96']}
    />
  );
}

/** @param props.onRetry set if the request failed, because the review may exist then */
export function ReviewNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <MessagePage
      title="Review Not Found"
      text="The gear review you're looking for doesn't exist or has been removed."
    >
      <Link to={paths.gearReviews} className={buttonStyles.action}>
        Back to Reviews
      </Link>
      {onRetry && (
        <button type="button" className={buttonStyles.quiet} onClick={onRetry}>
          Try again
        </button>
      )}
    </MessagePage>
  );
}
