import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../contract/overview.ts';
import { countText } from '../../../../domain/text/format.ts';
import { Group } from './group.tsx';

export function MostRead({ pages }: { pages: Overview['mostRead'] }) {
  const most = pages[0]?.reads ?? 1;
  return (
    <Group
      title="Read most in 28 days"
      count={pages.length}
      className="sm:col-span-2 xl:col-span-4"
    >
      {pages.length === 0 && (
        <p className="text-muted">Nothing was counted yet: articles, reviews and guides are.</p>
      )}
      <ol className="grid-flow-col gap-x-8 xl:grid xl:grid-cols-2 xl:grid-rows-5">
        {pages.map(({ path, title, reads }) => (
          <li key={path} className="relative flex items-baseline gap-3 py-1.5">
            <Link
              to={path}
              className="min-w-0 flex-1 truncate font-semibold underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="text-sm text-muted tabular-nums">{countText(reads, 'read')}</span>
            <span
              aria-hidden
              style={{ width: `${(100 * reads) / most}%` }}
              className="absolute bottom-0 left-0 h-0.5 bg-coral"
            />
          </li>
        ))}
      </ol>
    </Group>
  );
}
