import { Link, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import site from '../../../content/site.json';
import { paths } from '../../contract/paths.ts';
import { DressSwitch } from './dress-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.blog, label: 'News' },
] as const;

/** Wordmark and links. The active link is Home on the exact path, any other on its prefix. */
export function Header() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-6 px-5 py-3">
        <Link to={paths.home} className="mr-auto" aria-label={`${site.name}, home`}>
          <Wordmark name={site.name} />
        </Link>
        <nav
          aria-label="Main"
          id="main-menu"
          className={`${open ? 'flex' : 'hidden'} absolute inset-x-0 top-full flex-col gap-1 border-b border-line bg-paper p-5 md:static md:flex md:flex-row md:gap-5 md:border-0 md:p-0`}
        >
          {links.map(({ to, label }) => {
            const active = to === '/' ? pathname === '/' : pathname.startsWith(to);
            return (
              <Link
                key={to}
                to={to}
                onClick={() => setOpen(false)}
                aria-current={active ? 'page' : undefined}
                className="py-2 font-medium aria-[current]:text-reef aria-[current]:underline aria-[current]:decoration-coral aria-[current]:decoration-3"
              >
                {label}
              </Link>
            );
          })}
        </nav>
        <DressSwitch />
        <button
          type="button"
          className="grid size-11 place-items-center md:hidden"
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label="Menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
    </header>
  );
}
