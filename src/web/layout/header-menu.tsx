import { ChevronDown } from 'lucide-react';
import { paths } from '../../contract/paths.ts';
import { Link } from '../app/link.tsx';
import { disclosedWays, headerLinks, type PageLink } from './links.ts';

const entry =
  'py-2.5 font-medium whitespace-nowrap decoration-coral decoration-3 hover:underline aria-[current]:underline';
const line = 'border-line not-last:border-b @min-[63rem]/bar:border-0!';

const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

interface MenuProps {
  /** Whether the phone's menu is open. */
  isOpen: boolean;
  /** The path of the link whose submenu is open, on a wide screen. */
  ways: string | undefined;
  pathname: string;
  onWays: (to: string) => void;
  onChoose: () => void;
}

/** The links of the header: rows with submenus on a phone, one line on a wide screen. */
export function HeaderMenu({ isOpen, ways, pathname, onWays, onChoose }: MenuProps) {
  return (
    <nav
      aria-label="Main"
      id="main-menu"
      className={`header-menu ${isOpen ? 'flex' : 'hidden'} @min-[63rem]/bar:flex`}
    >
      {headerLinks().map(({ to, label }) => {
        const ownWays = disclosedWays()[to];
        const link = (
          <Link
            key={to}
            to={to}
            onClick={onChoose}
            aria-current={isActive(to, pathname) ? 'page' : undefined}
            className={ownWays ? `${entry} grow` : `${entry} ${line}`}
          >
            {label}
          </Link>
        );
        if (!ownWays) return link;
        const isDisclosed = ways === to;
        return (
          <div
            key={to}
            id={`ways-${to}`}
            className={`relative flex flex-wrap items-center ${line}`}
          >
            {link}
            <button
              type="button"
              id={`ways-toggle-${to}`}
              aria-label={`More of ${label}`}
              aria-expanded={isDisclosed}
              onClick={() => onWays(to)}
              className="-mr-2 hidden h-8 w-6 place-items-center @min-[63rem]/bar:grid"
            >
              <ChevronDown aria-hidden className={`size-4 ${isDisclosed ? 'rotate-180' : ''}`} />
            </button>
            {(isOpen || isDisclosed) && <Ways ways={ownWays} onChoose={onChoose} />}
          </div>
        );
      })}
      {isOpen && (
        <Link
          to={paths.emergency}
          onClick={onChoose}
          className="mt-2 bg-emergency px-3 py-2.5 font-semibold text-foam hover:underline @min-[63rem]/bar:hidden"
        >
          Emergency
        </Link>
      )}
    </nav>
  );
}

const Ways = (props: { ways: readonly PageLink[]; onChoose: () => void }) => (
  <ul className="header-ways">
    {props.ways.map(({ to, label, search }) => (
      <li key={label}>
        <Link
          to={to}
          {...(search && { search })}
          onClick={props.onChoose}
          className="flex min-h-11 items-center font-medium decoration-coral decoration-3 hover:underline"
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
