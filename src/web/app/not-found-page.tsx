import { paths } from '../../contract/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { MessagePage } from '../ui/page-hero.tsx';
import { Link } from './link.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title="404 Page Not Found"
      text="You have drifted off the line. Look for a minute, then surface slowly and start again from the top."
    >
      <Link to={paths.home} className={buttonStyles.action}>
        Back to the surface
      </Link>
    </MessagePage>
  );
}
