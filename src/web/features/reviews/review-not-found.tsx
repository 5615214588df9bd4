import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page-hero.tsx';

/** @param props.onRetry set where the request failed, so that the review may exist */
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
