import { type LinkComponentProps, Link as RouterLink } from '@tanstack/react-router';
import { isOff } from './site.ts';

/** The router's link; renders nothing if its target is in a part of the site that is switched off. */
function SiteLink(props: LinkComponentProps) {
  return typeof props.to === 'string' && isOff(props.to) ? null : <RouterLink {...props} />;
}

export const Link = SiteLink as typeof RouterLink;
