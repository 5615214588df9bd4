import {
  type LinkComponentProps,
  type LinkProps,
  Link as RouterLink,
} from '@tanstack/react-router';
import { isOff } from './site.ts';

/** The router's link; renders nothing if its target is in a switched-off part of the site. */
function SiteLink(props: LinkComponentProps) {
  return typeof props.to === 'string' && isOff(props.to) ? null : <RouterLink {...props} />;
}

export const Link = SiteLink as typeof RouterLink;

/** The properties of a link to an address with a query. */
export function addressLink(address: string): LinkProps {
  const [to = '', query = ''] = address.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(query)) } as LinkProps;
}
