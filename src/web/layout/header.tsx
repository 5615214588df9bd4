import { useLocation } from '@tanstack/react-router';
import { Menu, Phone, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../contract/paths.ts';
import { Link } from '../app/link.tsx';
import { site } from '../app/site.ts';
import { HeaderMenu } from './header-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Whether a name needs a smaller size: over 16 characters, or a word of over 10 characters. */
const isLong = (name: string) => /.{17}|\S{11}/.test(name);

const logoStyles = 'size-8 shrink-0 bg-(image:--mark) bg-cover @max-[22rem]/bar:hidden';

/** The logo; if the owner has a night logo too, the one for the page's theme. */
function Logo() {
  const night = site.brand?.nightIcon;
  if (!night) return <span className={logoStyles} />;
  const style = { backgroundImage: `url("${encodeURI(night)}")` };
  return (
    <>
      <span className={`${logoStyles} day-only`} />
      <span className={`${logoStyles} night-only`} style={style} />
    </>
  );
}

export function Wordmark({ name }: { name: string }) {
  const size = isLong(name)
    ? 'text-[min(0.9rem,3.9vw)] leading-[1.1]'
    : 'text-[min(1.125rem,6vw)] leading-tight sm:text-[min(1.25rem,6vw)] @min-[63rem]/bar:whitespace-nowrap';
  return (
    <span
      className={`flex items-center gap-2.5 font-display font-extrabold tracking-tight ${size}`}
    >
      <Logo />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}

function useMenu() {
  const [open, setOpen] = useState(false);
  /** The path of the link whose submenu is open on a wide screen. */
  const [ways, setWays] = useState<string>();

  useEffect(() => {
    if (!open && !ways) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      setWays(undefined);
      document.getElementById(open ? 'menu-toggle' : `ways-toggle-${ways}`)?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!document.getElementById(`ways-${ways}`)?.contains(target as Node)) setWays(undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKey, { signal });
    addEventListener('pointerdown', onElsewhere, { signal });
    addEventListener('focusin', onElsewhere, { signal });
    return () => listening.abort();
  }, [open, ways]);

  const close = () => {
    setOpen(false);
    setWays(undefined);
  };
  return {
    open,
    ways,
    close,
    toggle: () => setOpen(!open),
    toggleWays: (of: string) => setWays(ways === of ? undefined : of),
  };
}

/** The header; transparent at the top of the home page. @param props.search renders the search */
export function Header({ search }: { search: (closeMenu: () => void) => ReactNode }) {
  const { open, ways, close, toggle, toggleWays } = useMenu();
  const [atTop, setAtTop] = useState(true);
  const { pathname } = useLocation();
  const clear = pathname === paths.home && atTop && !open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back closes the menu as a link does
  useEffect(close, [pathname]);
  useEffect(() => {
    const onScroll = () => setAtTop(window.scrollY < 24);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return (
    // A container query, unlike a media query, detects enlarged text, which needs the phone's menu.
    <header
      className={`no-print @container/bar sticky top-0 z-40 border-b transition-colors duration-200 ${clear ? 'border-transparent text-foam' : 'border-line bg-paper'}`}
    >
      <div className="mx-auto flex h-17 max-w-page items-center px-3 sm:px-5 @min-[40rem]/bar:gap-4">
        <Link
          to={paths.home}
          className={`mr-auto min-w-0 py-1 ${isLong(site.name) ? '' : '@min-[63rem]/bar:shrink-0'}`}
          aria-label={`${site.name}, home`}
          onClick={close}
        >
          <Wordmark name={site.name} />
        </Link>
        <HeaderMenu
          isOpen={open}
          ways={ways}
          pathname={pathname}
          onWays={toggleWays}
          onChoose={close}
        />
        <Link
          to={paths.emergency}
          onClick={close}
          aria-label="Emergency"
          className="grid size-[46px] shrink-0 place-items-center bg-emergency text-sm font-semibold text-foam hover:underline @min-[75rem]/bar:w-auto @min-[75rem]/bar:px-2"
        >
          <Phone aria-hidden className="size-[21px] @min-[75rem]/bar:hidden" />
          <span aria-hidden className="hidden @min-[75rem]/bar:inline">
            Emergency
          </span>
        </Link>
        {search(close)}
        <ThemeSwitch />
        <button
          type="button"
          id="menu-toggle"
          className="grid size-[46px] shrink-0 place-items-center @min-[63rem]/bar:hidden"
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label="Menu"
          onClick={toggle}
        >
          {open ? (
            <X aria-hidden className="size-[24px]" />
          ) : (
            <Menu aria-hidden className="size-[24px]" />
          )}
        </button>
      </div>
    </header>
  );
}
