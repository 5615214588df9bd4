import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page-hero.tsx';

export function ArticleNotFound() {
  return (
    <MessagePage title="Article Not Found" text="The article you're looking for doesn't exist.">
      <Link to={paths.blog} className={buttonStyles.action}>
        Back to Blog
      </Link>
    </MessagePage>
  );
}
