import { type ColourName, fill, line } from './colours.ts';
import { mentions, type SectionFacts } from './facts.ts';
import type { Ground } from './ground.ts';
import { type Box, highestPoint, type Layout } from './layout.ts';
import { depthAt, type Part } from './places.ts';
import type { Random } from './random.ts';

interface Sun {
  x: number;
  y: number;
  radius: number;
}

export const placeSun = ({ strip, width, surface }: Layout, random: Random): Sun => ({
  x: strip + (width - strip) * random(0.2, 0.9),
  y: surface * random(0.5, 0.9),
  radius: random(11, 19),
});

/** The box of the sun above the water, which labels avoid. */
export const sunBox = ({ x, y, radius }: Sun, { surface }: Layout): Box => ({
  ...{ left: x - radius, right: x + radius },
  ...{ top: y - radius, bottom: Math.min(y + radius, surface) },
});

export function drawWater(layout: Layout, sun: Sun, random: Random): string {
  const { width, height, surface, strip, number } = layout;
  const water = height - surface;
  const wide = width - strip;
  const bands = [0.2, 0.42, 0.64, 0.84].map((share, i) => {
    const y = number(surface + water * (share + random(-0.03, 0.03)));
    const bow = number((i % 2 ? -1 : 1) * random(3, 8));
    return `M${strip} ${y}q${number(wide / 4)} ${bow} ${number(wide / 2)} 0t${number(wide / 2)} 0V${height}H${strip}Z`;
  });
  const shafts = [random(0.2, 0.5), random(0.55, 0.9)].map((at) => {
    const x = strip + wide * at;
    return `M${number(x)} ${surface}h${number(random(14, 34))}L${number(x - random(20, 60))} ${height}h${number(-random(30, 70))}Z`;
  });
  return (
    `<rect ${fill('sky')} x="${strip}" width="${wide}" height="${surface}"/>` +
    `<circle ${fill('sun')} cx="${number(sun.x)}" cy="${number(sun.y)}" r="${number(sun.radius)}"/>` +
    `<rect x="${strip}" y="${surface}" width="${wide}" height="${water}" fill="url(#water)"/>` +
    `<path fill="#063B4C" fill-opacity=".09" d="${bands.join('')}"/>` +
    `<path fill="#FBF6EC" fill-opacity=".1" d="${shafts.join('')}"/>`
  );
}

const partColours: Record<Part['kind'], ColourName> = {
  rock: 'rock',
  hull: 'iron',
  wreckage: 'iron',
  pile: 'iron',
  deck: 'iron',
  seam: 'rust',
  hollow: 'shade',
};

function drawPart({ kind, places }: Part, layout: Layout): string {
  const outline = `${layout.path(places)}Z`;
  if (kind === 'hollow') return `<path ${fill('shade')} d="${outline}"/>`;
  const edge: ColourName = kind === 'rock' ? 'lit' : 'rust';
  const lit =
    kind === 'rock' || kind === 'hull' || kind === 'wreckage'
      ? `<path ${fill(edge)} transform="translate(-2 -2.5)" d="${outline}"/>`
      : '';
  return `${lit}<path ${fill(partColours[kind])} d="${outline}"/>`;
}

/** A coast on the horizon at the land end of the drawing; a distant coast is lower. */
export function drawFarCoast(layout: Layout, km: number, random: Random): string {
  const { surface, number } = layout;
  const from = -0.05;
  const to = random(0.3, 0.5);
  const far = Math.min(1, Math.max(0.3, 1.15 - km / 20));
  const steps = 7;
  const ridge = Array.from({ length: steps }, (_, i) => {
    const high = Math.sin((Math.PI * (i + 0.4)) / steps) * random(7, 19) * far;
    return `L${number(layout.x(from + ((to - from) * (i + 0.5)) / steps))} ${number(surface - high)}`;
  });
  return `<path ${fill('far')} d="M${number(layout.x(from))} ${surface}${ridge.join('')}L${number(layout.x(to))} ${surface}Z"/>`;
}

export function drawGround(ground: Ground, facts: SectionFacts, layout: Layout): string {
  const { bed, parts } = ground;
  const sand = `${layout.curve(bed)}L${layout
    .path([
      [1, layout.bottom],
      [0, layout.bottom],
    ])
    .slice(1)}Z`;
  const back = parts.filter(({ kind }) => kind === 'pile');
  const front = parts.filter(({ kind }) => kind !== 'pile');
  const isStone = mentions(
    facts,
    /\b(cliffs?|headland|rock platform|platform|quarry|granite|bluff|rocks)\b/i,
  );
  const land =
    (bed[0]?.[1] ?? 0) < 0
      ? `<g clip-path="url(#dry)"><path ${fill(isStone ? 'land' : 'beach')} d="${sand}"/></g>`
      : '';
  return (
    back.map((part) => drawPart(part, layout)).join('') +
    `<path ${fill('sand')} d="${sand}"/>` +
    land +
    front.map((part) => drawPart(part, layout)).join('')
  );
}

const tuft = (x: number, y: number, high: number, number: Layout['number']) =>
  `M${number(x)} ${number(y + 1)}v${number(-high)}m0 ${number(high * 0.5)}l${number(-high * 0.35)} ${number(-high * 0.4)}m${number(high * 0.35)} ${number(high * 0.2)}l${number(high * 0.35)} ${number(-high * 0.4)}`;
const frond = (x: number, y: number, high: number, number: Layout['number']) =>
  `M${number(x)} ${number(y + 1)}q${number(high * 0.3)} ${number(-high * 0.5)} 0 ${number(-high)}q${number(-high * 0.28)} ${number(high * 0.2)} ${number(-high * 0.1)} ${number(high * 0.45)}`;
const blade = (x: number, y: number, high: number, number: Layout['number']) =>
  `M${number(x)} ${number(y)}l${number(high * 0.2)} ${number(-high)}m3 ${number(high)}l${number(-high * 0.15)} ${number(-high * 0.8)}`;

export function drawGrowth(
  ground: Ground,
  facts: SectionFacts,
  layout: Layout,
  random: Random,
): string {
  // Fresh water has no corals and sponges.
  if (facts.type === 'freshwater') return '';
  const { number } = layout;
  const kelp = mentions(facts, /\bkelp|crayweed/i);
  const grass = mentions(facts, /\b(sea ?grass|posidonia|weed)\b/i);
  const marks: Record<'growth' | 'leaf' | 'grass', string[]> = { growth: [], leaf: [], grass: [] };
  for (let across = 0.17; across < 0.98; across += random(0.018, 0.04)) {
    const rock = highestPoint(ground.parts, across);
    const sand = depthAt(ground.bed, across);
    const x = layout.x(across);
    if (rock !== undefined && rock > facts.deepest * 0.02 && rock < sand) {
      const y = layout.y(rock);
      // Kelp needs light.
      if (kelp && rock < 22 && random() < 0.75) marks.leaf.push(frond(x, y, random(9, 20), number));
      else marks[random() < 0.6 ? 'growth' : 'leaf'].push(tuft(x, y, random(5, 9), number));
    } else if (grass && sand > 1 && sand < 16 && random() < 0.7) {
      marks.grass.push(blade(x, layout.y(sand), random(6, 12), number));
    }
  }
  const strokes = Object.entries(marks).filter(([, all]) => all.length > 0);
  return strokes
    .map(
      ([colour, all]) =>
        `<path ${line(colour as ColourName, 1.8)} stroke-linecap="round" d="${all.join('')}"/>`,
    )
    .join('');
}

export function drawScale(facts: SectionFacts, layout: Layout): string {
  const { strip, height, ticks, y, number } = layout;
  const marks = ticks.map((metres) => `M${strip} ${number(y(metres))}h-6`).join('');
  const [from, to] = [y(facts.shallowest), y(facts.deepest)];
  return (
    `<rect ${fill('paper')} width="${strip}" height="${height}"/>` +
    `<rect ${fill('mark')} x="${strip - 4}" y="${number(from)}" width="4" height="${number(Math.max(2, to - from))}"/>` +
    `<path ${line('words', 1.4)} d="M${strip} ${number(y(0))}V${height}${marks}"/>`
  );
}

export function drawBoat(layout: Layout, at: { x: number; large: boolean }): string {
  const { surface, number } = layout;
  const size = (layout.width < 500 ? 0.8 : 1) * (at.large ? 1.35 : 0.9);
  return `<g transform="translate(${number(at.x)} ${surface + 1}) scale(${number(size)})"><path ${fill('iron')} d="M-30 -8H30L22 6H-24Z"/><path ${fill('rust')} d="M-30 -8H30L28.500 -4.500H-28Z"/><path ${fill('iron')} d="M-12 -9V-20H8L14 -9Z"/><path ${fill('sky')} d="M-9 -17H-1V-12H-9ZM2 -17H7L9.500 -12H2Z"/>${at.large ? `<path ${fill('iron')} d="M-8 -20V-28H2V-20ZM10 -20h1.500v-16H10Z"/>` : ''}</g>`;
}

export function drawMooring(layout: Layout, x: number, foot: number): string {
  const { surface, number } = layout;
  return `<path ${line('words', 1)} stroke-dasharray="4 3" d="M${number(x)} ${surface}V${number(layout.y(foot))}"/><circle ${fill('mark')} cx="${number(x)}" cy="${surface - 2}" r="4.500"/>`;
}
