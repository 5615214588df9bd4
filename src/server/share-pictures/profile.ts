import { type DepthProfile, type ProfilePoint, profileLayout } from '../../rules/depth-profile.ts';
import { inks } from '../../rules/inks.ts';

/** A site's cross-section as an SVG picture, the same drawing as its guide opens with. */
export function profilePicture(profile: DepthProfile, width: number, height: number): string {
  const { shallowest, deepest, bed, solids, boat } = profile;
  const { surface, down, outline } = profileLayout(profile, { width, height });
  const x = (share: number) => (share / 100) * width;
  // What reaches the edge goes on past it, so that the rough cut of the edge is not seen.
  const past = (points: ProfilePoint[]) =>
    outline(
      points.map(([across, metres]) => [
        across <= 0 ? -5 : across >= 100 ? 105 : across,
        metres === profile.bottom ? metres * 1.1 : metres,
      ]),
    );
  const [top, end] = [down(shallowest), down(deepest)];
  const edge = width - 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="${inks.haze}"/><stop offset="0.45" stop-color="${inks.reef}"/><stop offset="1" stop-color="${inks.deep}"/></linearGradient>
<filter id="cut" x="-0.1" y="-0.1" width="1.2" height="1.2"><feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="4" xChannelSelector="R" yChannelSelector="G"/></filter></defs>
<rect width="${width}" height="${surface}" fill="${inks.sand}"/><circle cx="${x(84)}" cy="${surface}" r="${surface * 0.55}" fill="${inks.coral}"/>
<rect y="${surface}" width="${width}" height="${height}" fill="url(#water)"/>
<g fill="${inks.paper}" opacity="0.13"><path d="M${x(75)} ${surface}h${x(7)}L${x(66)} ${height}h${-x(16)}Z"/><path d="M${x(87)} ${surface}h${x(3)}l${-x(5)} ${height}h${-x(9)}Z"/></g>
<g filter="url(#cut)"><polygon points="${past(bed)}" fill="${inks.haze}"/>
${solids.map((points) => `<polygon points="${past(points)}" fill="#082D3A"/>`).join('')}</g>
${boat ? `<path transform="translate(${x(58)} ${surface}) scale(1.7)" d="M0-9h50l-8 13h-36ZM14-10v-11h17l5 11Z" fill="#082D3A"/>` : ''}
<g fill="none" stroke="${inks.coral}" stroke-width="7"><path d="M${edge - 13} ${top}h26M${edge - 13} ${end}h26M${edge} ${top}V${end}"/></g></svg>`;
}
