import L from 'leaflet';
import { depthSpan } from '../../../../domain/dive-sites/depth-band.ts';
import { isShut, statusLabels } from '../../../../domain/dive-sites/facts.ts';
import {
  type SiteType,
  type SkillLevel,
  skillLevels,
} from '../../../../domain/dive-sites/terms.ts';
import { coastWater } from '../../../../domain/geo/coast-waters.ts';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { MarkedSite } from './site-index.ts';

const pin = 'M20 38C11 27 7 21 7 15a13 13 0 0 1 26 0c0 6-4 12-13 23Z';

const glyphs: Record<SiteType, string> = {
  reef: '<path class="line" d="M20 23V8M20 19l-6-4v-4M20 16l6-4V9M17 23h6"/>',
  wreck: '<path d="m11 15 18 3-3.5 5H14Z"/><path class="line" d="m20 16 1.5-9 4.5 3"/>',
  wall: '<path d="M12 7h9l-2 4 4 3-3 4 3 5H12Z"/>',
  cave: '<path d="M12 22v-6a8 8 0 0 1 16 0v6h-5v-5a3 3 0 0 0-6 0v5Z"/>',
  pier: '<path d="M11 9h18v3.5h-2V22h-2.5v-9.5h-3.300V22h-2.5v-9.5h-3.200V22H13v-9.5h-2Z"/>',
  muck: '<path d="M11 22c0-6 4-9 9-9s9 3 9 9Z"/><path class="line" d="M16 13V8M24 13V8"/>',
  drift:
    '<path class="line" d="M11 12c4-4 6 3 10 0 2-1.5 4-2 7-.5M11 18c4-4 6 3 10 0 2-1.5 4-2 7-.5"/>',
  freshwater: '<path d="M20 6c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z"/>',
};

const plain = '<circle cx="20" cy="15" r="5.5"/>';
const cross = '<path class="cross" d="m10 5 20 20M30 5 10 25"/>';

export const markerName = ({ name, status }: Pick<MarkedSite, 'name' | 'status'>) =>
  isShut(status) && status
    ? `${name}, ${statusLabels[status].toLowerCase()}`
    : (name ?? 'Dive site');

export function siteIcon(site: MarkedSite): L.DivIcon {
  const shut = isShut(site.status);
  const { depthRange = '', depthMin = null, depthMax = null } = site;
  const depth = depthSpan({ depthRange, depthMin, depthMax })?.max;
  const water = coastWater(site);
  const drawing = `<svg data-water="${water}" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path class="pin" d="${pin}"/><g class="glyph">${site.type ? glyphs[site.type] : plain}</g>${shut ? cross : ''}</svg>`;
  const flag =
    depth === undefined
      ? ''
      : `<span aria-hidden="true" data-water="${water}" class="depth">${depth} m</span>`;
  return L.divIcon({
    className: `site-marker${shut ? ' site-marker-shut' : ''}`,
    iconSize: [40, 40],
    iconAnchor: [20, 38],
    html: drawing + flag,
  });
}

type Reach = [west: number, north: number, east: number, south: number];

/** The extent of a pin around its position in pixels, including the flag with the depth. */
export const pinReach = (hasFlag: boolean): Reach => [14, 37, hasFlag ? 46 : 14, 1];

export type SkillCounts = Record<SkillLevel, number>;

const skillCountsText = (counts: SkillCounts) =>
  skillLevels
    .filter((skill) => counts[skill] > 0)
    .map((skill) => `${counts[skill]} ${skill}`)
    .join(', ');

/** @param region of most of the sites, if known */
export const clusterName = (count: number, skills: SkillCounts, region: string | undefined) =>
  `${count} dive sites${region ? ` around ${region}` : ''}: ${skillCountsText(skills)}`;

function skillRing(counts: SkillCounts, total: number): string {
  let from = 0;
  const parts = skillLevels.map((skill) => {
    const to = from + (counts[skill] / total) * 100;
    const part = `var(--color-${skill.toLowerCase()}) ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return part;
  });
  return `conic-gradient(${parts.join(', ')})`;
}

const clusterSize = (count: number) => (count < 10 ? 40 : count < 100 ? 46 : 52);

export function clusterReach(count: number): Reach {
  const radius = clusterSize(count) / 2 + 1;
  return [radius, radius, radius, radius];
}

export function clusterIcon(count: number, skills: SkillCounts, position: Position): L.DivIcon {
  const size = clusterSize(count);
  return L.divIcon({
    className: 'site-cluster',
    iconSize: [size, size],
    html: `<span class="ring" style="background:${skillRing(skills, count)}"><span data-water="${coastWater(position)}" class="disc">${count}<span class="sr-only"> dive sites</span></span></span>`,
  });
}
