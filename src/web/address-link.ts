import type { LinkProps } from '@tanstack/react-router';

/** A path of this site with its query, as a link takes it. */
export function addressLink(address: string): LinkProps {
  const [to = '', query = ''] = address.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) } as LinkProps;
}
