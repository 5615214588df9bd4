import { type LinkComponentProps, Link as RouterLink } from '@tanstack/react-router';
import { isOff } from './site.ts';

/** The router's link; nothing where it leads to a part of the site that the owner switched off. */
function SiteLink(props: LinkComponentProps) {
  return typeof props.to === 'string' && isOff(props.to) ? null : <RouterLink {...props} />;
}

export const Link = SiteLink as typeof RouterLink;
