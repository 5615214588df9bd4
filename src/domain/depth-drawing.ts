import { type DepthProfile, profileLayout } from './depth-profile.ts';
import type { ProfileForm } from './depth-profile-outlines.ts';

export type DrawingColours = Record<
  'sky' | 'haze' | 'shoal' | 'deep' | 'abyss' | 'coral' | 'ochre',
  string
>;

/** `across` in percent of the width; `share` of the way from the site's top to its ground. */
type Spot = [across: number, share: number];

const spots: Record<ProfileForm, { diver: Spot; school: Spot }> = {
  slope: { diver: [64, 0.3], school: [78, 0.62] },
  bommie: { diver: [72, 0.4], school: [9, 0.35] },
  wall: { diver: [66, 0.42], school: [78, 0.72] },
  wreck: { diver: [68, 0.16], school: [24, 0.25] },
  piles: { diver: [65, 0.55], school: [50, 0.3] },
  cave: { diver: [67, 0.62], school: [74, 0.25] },
  pool: { diver: [52, 0.45], school: [36, 0.7] },
};

/** Shares of the way down. */
const bands = [0.16, 0.34, 0.52, 0.7, 0.86];

const schoolPlaces = [
  [0, 0],
  [13, -6],
  [15, 6],
  [28, -1],
  [27, 9],
  [40, -7],
  [42, 4],
  [54, 1],
] as const;

/** The drawing's own unit is a 400th of its width. */
const unitsAcross = 400;

function diver({ abyss, haze, coral, ochre }: DrawingColours): string {
  return `<g fill="none" stroke="${haze}" stroke-width="1.3"><circle cx="-21" cy="-12" r="1.8"/><circle cx="-18" cy="-21" r="2.6"/><circle cx="-22" cy="-31" r="2"/></g>
<path fill="${haze}" d="M-8 -11H9A3 3 0 0 1 9 -5H-8A3 3 0 0 1 -8 -11Z"/>
<path fill="${abyss}" d="M-11 -4Q0 -8 12 -4L23 -1 35 3V7L21 5 10 4Q-2 6 -11 2ZM-6 1-14 9-11 10-1 4ZM-19.6 -2A4.6 4.6 0 1 0 -10.4 -2A4.6 4.6 0 1 0 -19.6 -2Z"/>
<path fill="${ochre}" d="M-21 -4H-17V-0.500H-21Z"/><path fill="${coral}" d="M34 3 48 0 47 9 34 7Z"/>`;
}

const fish = ([x, y]: readonly [number, number]) => `M${x} ${y}q5-4 10 0l4-3v6l-4-3q-5 4-10 0Z`;

const tuft = (x: number, y: number, colour: string, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 1V-7M0 -2-4 -6M0 -1 4 -5M-4 -6V-9M4 -5 6 -8" stroke="${colour}"/>`;

/** Draws a cross-section as the inside of an SVG. @param options `id` prefixes the ids inside */
export function depthDrawing(
  profile: DepthProfile,
  size: { width: number; height: number },
  palette: DrawingColours,
  { id }: { id: string },
): string {
  const { width, height } = size;
  const { shallowest, deepest, bed, solids, boat, form } = profile;
  const { surface, down, outline } = profileLayout(profile, size);
  const unit = width / unitsAcross;
  const x = (across: number) => (across / 100) * width;
  const water = height - surface;
  const span = Math.max(deepest - shallowest, deepest * 0.3);
  const at = ([across, share]: Spot) => {
    const y = down(deepest - span * (1 - share));
    return `translate(${x(across).toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(2)})`;
  };
  const step = (share: number, index: number) => {
    const y = surface + water * share;
    const bow = (index % 2 ? -5 : 5) * unit;
    return `<path d="M0 ${y}q${x(25)} ${bow} ${x(50)} 0t${x(50)} 0V${height}H0Z"/>`;
  };
  const corners = solids.flatMap((points) =>
    form === 'piles'
      ? []
      : points.filter(([across, metres]) => across > 4 && metres > 0 && metres < deepest * 0.97),
  );
  const growth = corners
    .filter((_, index) => index % 2 === 0)
    .map(([across, metres], index) =>
      tuft(x(across), down(metres), index % 2 ? palette.ochre : palette.coral, unit * 0.9),
    );
  const [top, end] = [down(shallowest), down(deepest)];
  const edge = width - 15 * unit;
  const rock = solids.map((points) => `<polygon points="${outline(points)}"/>`).join('');
  return `<defs><linearGradient id="${id}-water" x2="0" y2="1"><stop stop-color="${palette.haze}"/><stop offset="0.5" stop-color="${palette.shoal}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${palette.sky}"/><circle cx="${x(84.5)}" cy="${surface}" r="${24 * unit}" fill="${palette.coral}"/>
<rect y="${surface}" width="${width}" height="${water}" fill="url(#${id}-water)"/>
<g fill="${palette.deep}" opacity="0.14">${bands.map(step).join('')}</g>
<g fill="${palette.sky}" opacity="0.14"><path d="M${x(75)} ${surface}h${x(6.5)}L${x(67)} ${height}h${x(-15)}Z"/><path d="M${x(86.5)} ${surface}h${x(3)}L${x(84)} ${height}h${x(-8)}Z"/></g>
<path transform="${at(spots[form].school)}" fill="${palette.haze}" opacity="0.8" d="${schoolPlaces.map(fish).join('')}"/>
<polygon points="${outline(bed)}" fill="${palette.haze}"/>
<g fill="${palette.shoal}" transform="translate(${-2.5 * unit} ${-2 * unit})">${rock}</g><g fill="${palette.abyss}">${rock}</g>
<g fill="none" stroke-width="2.2" stroke-linecap="round">${growth.join('')}</g>
<g transform="${at(spots[form].diver)}">${diver(palette)}</g>
${boat ? `<path transform="translate(${x(58)} ${surface}) scale(${unit})" d="M0-9h50l-8 13H8ZM14-10v-11h17l5 11Z" fill="${palette.abyss}"/>` : ''}
<g fill="none" stroke="${palette.coral}" stroke-width="${4 * unit}"><path d="M${edge - 7 * unit} ${top}h${14 * unit}M${edge - 7 * unit} ${end}h${14 * unit}M${edge} ${top}V${end}"/></g>`;
}
