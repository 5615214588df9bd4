import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { paths } from '../../contract/paths.ts';
import { headerLinks, siteWays } from './links.ts';

const entry =
  'py-2.5 font-medium whitespace-nowrap decoration-coral decoration-3 hover:underline aria-[current]:underline';
const line = 'border-line not-last:border-b @min-[63rem]/bar:border-0!';

const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

interface MenuProps {
  /** The menu of a phone. */
  isOpen: boolean;
  /** The disclosure beside Dive Sites, on a wide screen. */
  hasWays: boolean;
  pathname: string;
  onWays: () => void;
  onChoose: () => void;
}

/** In rows on a phone, the ways below their link; in a line on a wide screen, the ways disclosed. */
export function HeaderMenu({ isOpen, hasWays, pathname, onWays, onChoose }: MenuProps) {
  return (
    <nav
      aria-label="Main"
      id="main-menu"
      className={`${isOpen ? 'flex' : 'hidden'} absolute inset-x-0 top-full shrink-0 max-h-[calc(100dvh-4.25rem)] flex-col overflow-y-auto border-b border-line bg-paper px-5 py-3 text-ink @min-[63rem]/bar:static @min-[63rem]/bar:flex @min-[63rem]/bar:flex-row @min-[63rem]/bar:gap-4 @min-[63rem]/bar:overflow-visible @min-[63rem]/bar:border-0 @min-[63rem]/bar:bg-transparent @min-[63rem]/bar:p-0 @min-[63rem]/bar:text-[0.95rem] @min-[63rem]/bar:text-inherit`}
    >
      {headerLinks().map(({ to, label }) => {
        const link = (
          <Link
            key={to}
            to={to}
            onClick={onChoose}
            aria-current={isActive(to, pathname) ? 'page' : undefined}
            className={to === paths.diveSites ? `${entry} grow` : `${entry} ${line}`}
          >
            {label}
          </Link>
        );
        if (to !== paths.diveSites) return link;
        return (
          <div key={to} id="ways" className={`relative flex flex-wrap items-center ${line}`}>
            {link}
            <button
              type="button"
              id="ways-toggle"
              aria-label="More of Dive Sites"
              aria-expanded={hasWays}
              onClick={onWays}
              className="-mr-2 hidden size-8 place-items-center @min-[63rem]/bar:grid"
            >
              <ChevronDown aria-hidden className={`size-4 ${hasWays ? 'rotate-180' : ''}`} />
            </button>
            {(isOpen || hasWays) && <Ways onChoose={onChoose} />}
          </div>
        );
      })}
      {isOpen && (
        <Link
          to={paths.emergency}
          onClick={onChoose}
          className="mt-2 bg-advanced px-3 py-2.5 font-semibold text-paper hover:underline @min-[63rem]/bar:hidden"
        >
          Emergency
        </Link>
      )}
    </nav>
  );
}

const Ways = ({ onChoose }: { onChoose: () => void }) => (
  <ul className="mb-2 w-full border-l-4 border-reef pl-4 text-ink @min-[63rem]/bar:absolute @min-[63rem]/bar:top-full @min-[63rem]/bar:right-0 @min-[63rem]/bar:w-max @min-[63rem]/bar:bg-paper @min-[63rem]/bar:py-2 @min-[63rem]/bar:pr-5 @min-[63rem]/bar:shadow-lg">
    {siteWays.map(({ to, label }) => (
      <li key={to}>
        <Link
          to={to}
          onClick={onChoose}
          className="flex min-h-11 items-center font-medium decoration-coral decoration-3 hover:underline"
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
