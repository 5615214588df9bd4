import { Link } from '../../app/link.tsx';

/** A link from a review to the comparison of its product with others of the category. */
export const CompareLink = (props: { id: number; others: string; slug: string }) => (
  <Link
    to="/compare/{-$category}"
    params={{ category: props.slug }}
    search={{ with: String(props.id) }}
    className="no-print mt-4 inline-flex min-h-11 items-center font-semibold text-reef underline"
  >
    {`Compare with other ${props.others}`}
  </Link>
);
