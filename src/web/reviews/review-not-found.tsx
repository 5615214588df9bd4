import { Link } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { buttonStyles } from '../ui/button.tsx';

export function ReviewNotFound() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-start gap-5 px-5 py-24">
      <h1 tabIndex={-1} className="text-step-5">
        Review Not Found
      </h1>
      <p className="text-step-1 text-muted">
        The gear review you're looking for doesn't exist or has been removed.
      </p>
      <Link to={paths.gearReviews} className={buttonStyles.action}>
        Back to Reviews
      </Link>
    </div>
  );
}
