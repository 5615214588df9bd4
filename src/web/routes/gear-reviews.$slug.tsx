import { createFileRoute, useRouter } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { CompareLink } from '../features/compare/compare-link.tsx';
import { CriteriaTable } from '../features/reviews/criteria-table.tsx';
import { ReviewNotFound, ReviewPage, ReviewSkeleton } from '../features/reviews/review-page.tsx';
import { SuitableWaters } from '../features/reviews/suitable-waters.tsx';
import { PageActions } from '../features/saved/page-actions.tsx';
import { Figures } from '../ui/figures.tsx';
import { notFoundHead } from './-shared/not-found-head.ts';

export const Route = createFileRoute('/gear-reviews/$slug')({
  loader: async ({ context, params }) =>
    (await import('../features/reviews/load.ts')).loadReview(context.settings.siteUrl, params.slug),
  head: ({ loaderData }) => loaderData?.head ?? notFoundHead('Review Not Found'),
  pendingComponent: ReviewSkeleton,
  notFoundComponent: () => <ReviewNotFound />,
  errorComponent: function ReviewFailed() {
    const router = useRouter();
    return <ReviewNotFound onRetry={() => void router.invalidate()} />;
  },
  component: function Review() {
    const { review, compared, succession, criteria, figures, waters } = Route.useLoaderData();
    const subject = { id: paths.review(review.slug), title: review.title };
    return (
      <ReviewPage
        review={review}
        succession={succession}
        actions={<PageActions subject={subject} />}
        criteria={criteria.scored.length > 0 && <CriteriaTable {...criteria} />}
        figures={figures && <Figures {...figures} />}
        waters={<SuitableWaters waters={waters} />}
        comparison={compared && <CompareLink {...compared} />}
      />
    );
  },
});
