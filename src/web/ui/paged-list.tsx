import { Link, useNavigate } from '@tanstack/react-router';
import type { ListUrl } from '../../domain/publishing/list-url.ts';
import { buttonStyles } from './button.tsx';

/** The choice of a category, which becomes part of the address. */
export function CategoryFilter<Name extends string>(props: {
  names: readonly [Name, ...Name[]];
  chosen: string | undefined;
  onChoose?: (name: Name) => void;
}) {
  const navigate = useNavigate();
  const [all] = props.names;
  return (
    <fieldset className="mb-8 flex flex-wrap gap-2">
      <legend className="sr-only">Category</legend>
      {props.names.map((name) => {
        const category = name === all ? undefined : name;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={category === props.chosen}
            onClick={() => {
              void navigate({
                to: '.',
                search: (now) => ({ ...now, category, page: undefined }),
                resetScroll: false,
              });
              props.onChoose?.(name);
            }}
            className="min-h-11 rounded-sm border-2 border-ink px-4 font-medium aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Links to the previous and next page, as `<a>` for crawlers. @param things e.g. "articles" */
export function PageLinks(props: { address: ListUrl; older: boolean; things: string }) {
  const { page = 1 } = props.address;
  if (page === 1 && !props.older) return null;
  const link = (to: number, text: string, rel: 'prev' | 'next') => (
    <Link
      to="."
      search={(now) => ({ ...now, page: to > 1 ? to : undefined })}
      rel={rel}
      className={buttonStyles.quiet}
    >
      {text}
    </Link>
  );
  return (
    <nav
      aria-label="Pages of the list"
      className="no-print mt-16 flex flex-wrap items-center gap-4"
    >
      <p className="tabular-nums max-sm:w-full">{`Page ${page}`}</p>
      {page > 1 && link(page - 1, `Newer ${props.things}`, 'prev')}
      {props.older && link(page + 1, `Older ${props.things}`, 'next')}
    </nav>
  );
}
