import { Link, useLocation } from '@tanstack/react-router';
import { Menu, Phone, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../contract/paths.ts';
import { site } from '../app/site.ts';
import { headerLinks } from './links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-step-1 font-extrabold tracking-tight max-sm:text-lg">
      <span className="size-8 bg-(image:--mark) bg-cover max-[22rem]:hidden" />
      {name}
    </span>
  );
}

const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Clear over the opening film, paper on scroll. @param props.search renders the search */
export function Header({ search }: { search: (closeMenu: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const [atTop, setAtTop] = useState(true);
  const { pathname } = useLocation();
  const clear = pathname === paths.home && atTop && !open;

  useEffect(() => {
    const onScroll = () => setAtTop(window.scrollY < 24);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      document.getElementById('menu-toggle')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <header
      className={`no-print sticky top-0 z-40 border-b transition-colors duration-200 ${clear ? 'border-transparent text-foam' : 'border-line bg-paper'}`}
    >
      <div className="mx-auto flex h-17 max-w-page items-center pr-3 pl-5 sm:gap-4 sm:px-5">
        <Link
          to={paths.home}
          className="mr-auto py-1 whitespace-nowrap"
          aria-label={`${site.name}, home`}
          onClick={() => setOpen(false)}
        >
          <Wordmark name={site.name} />
        </Link>
        <nav
          aria-label="Main"
          id="main-menu"
          className={`${open ? 'flex' : 'hidden'} absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] flex-col overflow-y-auto border-b border-line bg-paper px-5 py-3 text-ink lg:static lg:flex lg:flex-row lg:gap-5 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-inherit`}
        >
          {headerLinks().map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={() => setOpen(false)}
              aria-current={isActive(to, pathname) ? 'page' : undefined}
              className="border-line py-2.5 font-medium whitespace-nowrap decoration-coral decoration-3 not-last:border-b hover:underline aria-[current]:underline lg:border-0! lg:text-[0.95rem]"
            >
              {label}
            </Link>
          ))}
        </nav>
        <Link
          to={paths.emergency}
          onClick={() => setOpen(false)}
          aria-label="Emergency"
          className="grid h-11 min-w-11 place-items-center bg-advanced px-2 text-sm font-semibold text-paper hover:underline"
        >
          <Phone aria-hidden className="size-5 xl:hidden" />
          <span aria-hidden className="hidden xl:inline">
            Emergency
          </span>
        </Link>
        {search(() => setOpen(false))}
        <ThemeSwitch />
        <button
          type="button"
          id="menu-toggle"
          className="grid size-11 place-items-center lg:hidden"
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
