import { Link } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { buttonStyles } from '../ui/button.tsx';

export function ArticleNotFound() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-start gap-5 px-5 py-24">
      <h1 tabIndex={-1} className="text-step-5">
        Article Not Found
      </h1>
      <p className="text-step-1 text-muted">The article you're looking for doesn't exist.</p>
      <Link to={paths.blog} className={buttonStyles.action}>
        Back to Blog
      </Link>
    </div>
  );
}
