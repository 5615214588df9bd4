import { depthSpan } from '../dive-sites/depth-band.ts';
import type { PointKind, SiteAccess, SiteType } from '../dive-sites/terms.ts';
import type { CoastWater } from '../geo/coast-waters.ts';
import type { Heading } from './heading.ts';

/** The attitude of a wreck; `side` if the source does not state which side. */
export const wreckAttitudes = [
  'upright',
  'starboard',
  'port',
  'side',
  'upside-down',
  'broken',
] as const;
export type WreckAttitude = (typeof wreckAttitudes)[number];

export type Zone = 'open' | 'over' | 'near' | 'ground';

/** An outline 200 units long that faces left. */
export interface Outline {
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Resident {
  name: string;
  outline: Outline;
  zone: Zone;
  /** The number of animals drawn together. */
  company: number;
  /** Length of a large individual, in metres. */
  length: number;
  /** Depth range of the animal in metres; undefined if unknown. */
  depths: { least: number; most: number } | undefined;
}

export const maxResidents = 3;

/** The facts of a drawing; equal facts give identical bytes. */
export interface SectionFacts {
  slug: string;
  name: string;
  type: SiteType | null;
  access: SiteAccess | null;
  water: CoastWater;
  /** Metres. */
  shallowest: number;
  typical: number | null;
  deepest: number;
  text: string;
  points: readonly { kind: PointKind; label?: string | null | undefined }[];
  hasMoorings: boolean;
  steps: number | null;
  /** The right time by the tide, e.g. "At slack water". */
  tide: string | null;
  lies: WreckAttitude | null;
  /** Length of a whole ship in metres, for the scale of width; null if the guide states none. */
  lengthM: number | null;
  heading: Heading | null;
  residents: readonly Resident[];
}

/** The depths of a section in metres; undefined if none is known, so that nothing can be drawn. */
export function sectionDepths(site: {
  depthMin: number | null;
  depthMax: number | null;
  depthRange: string;
}): { shallowest: number; deepest: number } | undefined {
  const span = depthSpan(site);
  return span && span.max > 0 ? { shallowest: span.min, deepest: span.max } : undefined;
}

const range =
  /(?<!\d)(\d+(?:[.]\d+)?)\s*(?:m\s*)?(?:–|-|to|and)\s*(?:about |beyond |well over |over )?(\d[\d,]*(?:[.]\d+)?)\s*m\b/g;
const limit = /(?:to|above|under|shallower than|beyond|over) (?:about )?(\d[\d,]*)\s*m\b/;

/** The depths in a note, in metres; a usual range takes precedence over a possible range. */
export function depthsNamed(note: string | null): Resident['depths'] {
  const text = note ?? '';
  const named = [...text.matchAll(range)].map(([, least = '', most = '']) => ({
    least: Number(least),
    most: Number(most.replace(',', '')),
  }));
  // A note is, for example, "About 3–50 m; commonest between 5 and 25 m."
  const usual = named.filter(({ least, most }) => least < most).at(-1);
  if (usual) return usual;
  const [, most] = limit.exec(text) ?? [];
  return most ? { least: 0, most: Number(most.replace(',', '')) } : undefined;
}

export const mentions = ({ text }: Pick<SectionFacts, 'text'>, words: RegExp) => words.test(text);

export const fromShore = ({ access }: Pick<SectionFacts, 'access'>) =>
  access === 'shore' || access === 'both';
