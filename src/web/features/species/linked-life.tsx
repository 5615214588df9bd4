import { Fragment } from 'react';
import type { SiteLife } from '../../../contract/species.ts';
import { Link } from '../../app/link.tsx';

export function LinkedLife({ parts }: { parts: SiteLife['marineLife'] }) {
  return parts.map(({ text, slug }, index) =>
    slug ? (
      // The slug is a unique key, because a text links each species once.
      <Link
        key={slug}
        to="/species/$slug"
        params={{ slug }}
        className="underline decoration-reef decoration-2 hover:text-reef print:no-underline"
      >
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
