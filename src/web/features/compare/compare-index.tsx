import { paths } from '../../../contract/paths.ts';
import { Link } from '../../app/link.tsx';

interface Props {
  categories: readonly { slug: string; title: string; names: readonly string[] }[];
}

export function CompareIndex({ categories }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-14">
      <p className="legend">
        <Link to={paths.gearReviews} className="inline-block py-2 underline">
          Gear Reviews
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-step-5 lg:text-step-4">
        Dive gear compared
      </h1>
      <p className="mt-3 max-w-[66ch] text-muted">
        Any two to four products of a kind side by side, with what differs marked.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ slug, title, names }) => (
          <li key={slug} className="border-t-4 border-reef pt-2">
            <h2 className="text-step-1">
              <Link
                to="/compare/{-$category}"
                params={{ category: slug }}
                className="inline-block py-2 underline"
              >
                {title}
              </Link>
            </h2>
            <p>{names.join(', ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
