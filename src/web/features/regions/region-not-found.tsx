import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page-hero.tsx';

export function RegionNotFound() {
  return (
    <MessagePage
      title="Region Not Found"
      text="No coast of ours has this name. Here are all the others."
    >
      <Link to={paths.regions} className={buttonStyles.action}>
        All regions
      </Link>
    </MessagePage>
  );
}
