import type { Outline, Resident, SectionFacts } from './facts.ts';
import type { Ground } from './ground.ts';
import { type Box, highestPoint, type Layout, meet } from './layout.ts';
import { depthAt } from './places.ts';
import type { Random } from './random.ts';

export interface Placed {
  name: string;
  /** Depth of the animal's middle, in metres. */
  metres: number;
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  outline: Outline;
  company: number;
  box: Box;
}

const outlineLength = 200;
/** Pixels: the length of an animal one metre long, then the limits of all lengths. */
const usual = 40;
const limits = { wide: [30, 92], tall: [26, 66] } as const;

const drawnLength = (metres: number, isTall: boolean) => {
  const [least, most] = limits[isTall ? 'tall' : 'wide'];
  return Math.min(most, Math.max(least, usual * Math.sqrt(metres) * (isTall ? 0.8 : 1.1)));
};

function outlineBox(
  outline: Outline,
  company: number,
  at: { x: number; y: number; scale: number; flip: boolean },
): Box {
  const { x, y, scale, flip } = at;
  const [left, right] = flip ? [-outline.right, -outline.left] : [outline.left, outline.right];
  const high = (outline.bottom - outline.top) * scale;
  const wide = (right - left) * scale;
  // `compose.ts` draws smaller companions behind the animal.
  const beside = company > 1 ? wide * 0.45 : 0;
  return {
    left: x + left * scale - (company > 2 ? beside : 0),
    right: x + right * scale + beside,
    top: y + outline.top * scale - (company > 1 ? high * 0.35 : 0),
    bottom: y + outline.bottom * scale + (company > 2 ? high * 0.35 : 0),
  };
}

/** The depth of the highest solid point or of the bed at a share of the width, in metres. */
export const groundAt = ({ bed, parts }: Ground, across: number) =>
  Math.min(depthAt(bed, across), highestPoint(parts, across) ?? Number.POSITIVE_INFINITY);

/** Places of the ground beneath an animal, as half lengths of the animal from its middle. */
const samples = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/** The height of a zone above the ground, relative to the animal's height. */
const rise = { ground: 0, near: 0.25, over: 0.7 } as const;

function depthFor(
  { zone, depths, outline }: Resident,
  facts: SectionFacts,
  place: { ground: number; half: number; turn: number },
): number | undefined {
  const { ground, half, turn } = place;
  const most = Math.min(facts.deepest, depths?.most ?? facts.deepest);
  // Animals of the ground do not live far above the shallowest metre of the dive.
  const above =
    zone === 'open' ? Math.min(facts.shallowest, facts.deepest * 0.2) : facts.shallowest - half * 2;
  const least = Math.max(above, depths?.least ?? 0);
  const [from, to] = least < most ? [least, most] : [facts.shallowest, facts.deepest];
  if (zone !== 'open') {
    const foot = (outline.bottom / (outline.bottom - outline.top)) * half * 2;
    const metres = ground - foot - rise[zone] * half * 2;
    return metres >= from - half && metres <= to + half && metres > half ? metres : undefined;
  }
  const lowest = Math.min(to, ground - half * 1.6);
  const highest = Math.max(from, half * 1.4);
  return lowest < highest ? undefined : highest + (lowest - highest) * turn;
}

export function placeResident(
  resident: Resident,
  facts: SectionFacts,
  ground: Ground,
  layout: Layout,
  taken: readonly Box[],
  random: Random,
): Placed | undefined {
  const isTall = layout.width < 500;
  const { outline, name, company } = resident;
  const scale = drawnLength(resident.length, isTall) / outlineLength;
  const half = layout.depth(layout.surface + ((outline.bottom - outline.top) * scale) / 2);
  const flip = random() > 0.5;
  for (let attempt = 0; attempt < 60; attempt++) {
    const across = random(0.2, 0.94);
    const reach = drawnLength(resident.length, isTall) / 2 / (layout.width - layout.strip);
    const below = samples.map((share) => groundAt(ground, across + reach * share));
    const level = Math.max(...below) - Math.min(...below) < half * 1.2;
    if (resident.zone !== 'open' && !level && attempt < 40) continue;
    const metres = depthFor(resident, facts, { ground: Math.min(...below), half, turn: random() });
    if (metres === undefined) continue;
    const at = { x: layout.x(across), y: layout.y(metres), scale, flip };
    const box = outlineBox(outline, company, at);
    const room = { ...box, top: box.top - 18, bottom: box.bottom + 4 };
    if (!layout.inside(box) || taken.some((other) => meet(room, other))) continue;
    return { name, metres, ...at, outline, company, box };
  }
  return undefined;
}
