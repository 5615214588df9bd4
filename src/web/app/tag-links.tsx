import { paths } from '../../contract/paths.ts';
import { Link } from './link.tsx';

/** Links each tag of an article or review to a search for it. */
export const TagLinks = ({ tags }: { tags: readonly string[] | null }) =>
  tags && (
    <p className="no-print mt-8 flex flex-wrap items-baseline gap-x-4">
      Tags:
      {[...new Set(tags)].map((tag) => (
        <Link
          key={tag}
          to={paths.search}
          search={{ q: tag }}
          className="inline-block py-1 text-reef underline"
        >
          {tag}
        </Link>
      ))}
    </p>
  );
