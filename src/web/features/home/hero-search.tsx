import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';
import { isOn } from '../../app/site.ts';
import { buttonStyles } from '../../ui/button.tsx';

/** Links to popular pages, on the first screen. */
const shortcuts: readonly { label: string; link: LinkProps }[] = [
  { label: 'Near me', link: { to: '/dive-sites/{-$id}', hash: 'near-me' } },
  { label: 'This weekend', link: { to: '/weekend' } },
  { label: 'Map', link: { to: '/map' } },
  {
    label: 'Jetties for beginners',
    link: { to: paths.diveSiteList('piers'), search: { skill: 'Beginner' } } as LinkProps,
  },
];

/** The search form of the home page, which works without scripts too. */
export function HeroSearch() {
  const navigate = useNavigate();
  if (!isOn('dive-sites')) return null;
  return (
    <search>
      <form
        action={paths.diveSites}
        method="get"
        className="mt-6 flex max-w-xl flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate({ to: '/dive-sites/{-$id}', search: q ? { q } : {} });
        }}
      >
        <input
          type="search"
          name="q"
          aria-label="Search the dive sites"
          placeholder="Where, what, how deep?"
          maxLength={200}
          className="min-h-11 min-w-0 grow basis-36 rounded-sm border-2 border-foam bg-abyss/75 px-3 text-foam placeholder:text-haze placeholder:opacity-100"
        />
        <button type="submit" className={buttonStyles.action}>
          <Search aria-hidden className="size-4" />
          <span className="sr-only sm:not-sr-only">Find dives</span>
        </button>
      </form>
      <ul aria-label="Shortcuts" className="mt-3 flex flex-wrap gap-2">
        {shortcuts.map(({ label, link }) => (
          <li key={label}>
            <Link
              {...link}
              className="inline-flex min-h-9 items-center rounded-sm border border-foam/70 bg-abyss/60 px-3 text-sm font-semibold transition-colors duration-200 hover:bg-foam hover:text-abyss"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </search>
  );
}
