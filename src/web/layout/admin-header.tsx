import { paths } from '../../contract/paths.ts';
import { Link } from '../app/link.tsx';
import { site } from '../app/site.ts';
import { Wordmark } from './header.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The header of the admin, with space on the right for the signed-in owner's tools. */
export default function AdminHeader() {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-paper">
      <div className="flex h-12 items-center pr-2 pl-4">
        <Link
          to={paths.home}
          aria-label={`${site.name}, home`}
          className="mr-36 min-w-0 overflow-hidden py-1 [&_.line-clamp-3]:line-clamp-2 max-[22rem]:[&_.line-clamp-3]:hidden max-[14rem]:hidden md:mr-100"
        >
          <Wordmark name={site.name} />
        </Link>
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
