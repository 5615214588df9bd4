import type { Picture } from '../kit/picture.ts';
import { coral, deep, ink, paper, reef, shallow } from '../palette.ts';

/** The mark: a gauge whose lower half is water in depth bands, its needle swung down to the bottom time. Drawn on 64 units. */
function mark(options: { ground?: string; inset?: number } = {}) {
  const { ground, inset = 0 } = options;
  const k = (64 - inset * 2) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">${ground ? `<rect width="64" height="64" fill="${ground}"/>` : ''}<g transform="translate(${inset} ${inset}) scale(${k})"><clipPath id="c"><circle cx="32" cy="32" r="27"/></clipPath><circle cx="32" cy="32" r="31" fill="${ink}"/><circle cx="32" cy="32" r="27" fill="${paper}"/><g clip-path="url(#c)"><path d="M0 28c8-4 14-4 21-1s14 4 22 1 15-3 21-1v40H0z" fill="${shallow}"/><path d="M0 38c9-3 16-3 24-1s15 3 22 1 12-2 18-1v30H0z" fill="${reef}"/><path d="M0 48c9-2 16-2 24-1s15 2 22 1 12-1 18-1v20H0z" fill="${deep}"/></g><path d="M26 19.4 31.4 17.2 36.4 25 44 52.5 28 29z" fill="${coral}"/><circle cx="32" cy="27" r="4.2" fill="${ink}"/></g></svg>`;
}

/** A pin like the site's own, white within, so that maps which colour it keep its outline. */
const marker = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 40 40"><path d="M20 38C11 27 7 21 7 15a13 13 0 0 1 26 0c0 6-4 12-13 23Z" fill="#FFFFFF" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/><circle cx="20" cy="15" r="5.5" fill="${ink}"/></svg>`;

export const pictures: Picture[] = [
  {
    folder: 'icons',
    name: 'touch',
    width: 512,
    height: 512,
    widths: [],
    svg: () => mark({ ground: paper, inset: 5 }),
    png: [
      { path: 'apple-touch-icon.png', size: 180 },
      { path: 'icon-192.png', size: 192 },
      { path: 'icon-512.png', size: 512 },
    ],
  },
  {
    folder: 'icons',
    name: 'marker',
    width: 64,
    height: 64,
    widths: [],
    svg: marker,
    png: [{ path: 'dive-marker.png', size: 64 }],
  },
];
