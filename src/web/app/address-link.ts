import type { LinkProps } from '@tanstack/react-router';

export function addressLink(address: string): LinkProps {
  const [to = '', query = ''] = address.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) } as LinkProps;
}
