import { Link } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';
import { site } from '../app/site.ts';
import { Wordmark } from './header.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export default function AdminHeader() {
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-paper">
      <div className="flex h-17 items-center gap-2 px-5">
        <Link
          to={paths.home}
          aria-label={`${site.name}, home`}
          className="mr-auto min-w-0 overflow-hidden py-1"
        >
          <Wordmark name={site.name} />
        </Link>
        <ThemeSwitch />
      </div>
    </header>
  );
}
