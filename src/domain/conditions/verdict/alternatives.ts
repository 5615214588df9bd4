import { isShelteredFrom, type Side, winds } from '../../dive-sites/facts.ts';
import { directions } from '../shelter/exposure.ts';
import { type Shelter, sideExposure } from './arriving-sea.ts';

export const openSides = (shelter: Shelter): Side[] =>
  winds.filter((side) => sideExposure(shelter, directions.indexOf(side) * 22.5) === 'open');

const maxSites = 3;

/**
 * For each side, finds the nearest sites that are sheltered from it; joins sides with equal lists.
 * @param neighbours by distance
 */
export function alternativesFor<Site extends { shelteredSides: number | null }>(
  sides: readonly Side[],
  neighbours: readonly Site[],
): { from: Side[]; sites: Site[] }[] {
  const groups: { from: Side[]; sites: Site[] }[] = [];
  for (const side of sides) {
    const sites = neighbours
      .filter(({ shelteredSides }) => isShelteredFrom(shelteredSides ?? 0, side))
      .slice(0, maxSites);
    if (sites.length === 0) continue;
    const same = groups.find(
      (group) =>
        group.sites.length === sites.length && group.sites.every((site, at) => site === sites[at]),
    );
    if (same) same.from.push(side);
    else groups.push({ from: [side], sites });
  }
  return groups;
}
