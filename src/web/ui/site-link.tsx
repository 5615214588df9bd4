import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function SiteLink(props: {
  site: { id: number; name: string };
  className: string;
  preload?: false;
  /** The name of the site without them. */
  children?: ReactNode;
}) {
  const { site, children = site.name, ...rest } = props;
  return (
    <Link to="/dive-sites/{-$id}" params={{ id: String(site.id) }} {...rest}>
      {children}
    </Link>
  );
}
