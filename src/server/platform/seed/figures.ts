import type { DiveSiteInput } from '../../../contract/dive-sites/dive-sites.ts';
import { coastalStates, siteAccesses, siteTypes } from '../../../domain/dive-sites/terms.ts';
import { regionMark } from './sources.ts';

/**
 * The numbers that texts of seed/ include as `{{name}}`, counted from the seeded dive sites.
 * Counts by state, type and access are named after the value, such as `pier`.
 */
export function catalogueFigures(sites: readonly DiveSiteInput[]): Record<string, number> {
  const count = (matches: (site: DiveSiteInput) => boolean) => sites.filter(matches).length;
  const inState = (name: string) => count(({ state }) => state === name);
  const byName = (key: 'state' | 'type' | 'access', names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, count((site) => site[key] === name)]));
  const naming = (animal: RegExp) => count(({ marineLife }) => animal.test(marineLife ?? ''));
  const deepest = ({ depthMax }: DiveSiteInput) => depthMax ?? 0;
  const errorKm = ({ positionErrorKm }: DiveSiteInput) => positionErrorKm ?? Infinity;
  const ofRegion = (key: 'waterTemp' | 'visibility' | 'bestTime') =>
    count((site) => Boolean(site[key]?.endsWith(regionMark)));
  const facts = sites.flatMap(({ provenance }) => Object.values(provenance ?? {}));
  const told = facts.filter(({ confidence }) => /measured|published/.test(confidence));
  const depths = sites.map(deepest).sort((one, other) => one - other);
  return {
    all: sites.length,
    ...byName('state', Object.keys(coastalStates)),
    ...byName('type', siteTypes),
    ...byName('access', siteAccesses),
    christmas: inState('Christmas Island'),
    norfolk: inState('Norfolk Island'),
    cocos: inState('Cocos (Keeling) Islands'),
    medianDepth: depths[Math.floor(depths.length / 2)] ?? 0,
    shallow: count((site) => deepest(site) <= 10),
    medium: count((site) => deepest(site) > 10 && deepest(site) <= 20),
    deep: count((site) => deepest(site) > 20),
    below40: count((site) => deepest(site) > 40),
    easyShore: count(
      (site) =>
        (site.access === 'shore' || site.access === 'both') &&
        site.skillLevel === 'Beginner' &&
        deepest(site) <= 10,
    ),
    pierSA: count(({ type, state }) => type === 'pier' && state === 'SA'),
    nudibranchs: naming(/nudibranch/i),
    turtles: naming(/turtle/i),
    groper: naming(/eastern blue groper/i),
    weedies: naming(/weedy sea/i),
    leafies: naming(/leafy sea/i),
    greyNurses: naming(/grey nurse/i),
    potatoCod: naming(/potato cod/i),
    within500m: count((site) => errorKm(site) <= 0.5),
    over1km: count((site) => errorKm(site) > 1),
    surveyed: count(({ positionSource }) => /^Reef Life/.test(positionSource ?? '')),
    remembered: count(({ positionSource }) => /^own knowledge/.test(positionSource ?? '')),
    notices: count(({ notice }) => Boolean(notice)),
    regionWater: ofRegion('waterTemp'),
    regionSeason: ofRegion('bestTime'),
    regionVisibility: ofRegion('visibility'),
    sharePublished: Math.round((100 * told.length) / facts.length),
  };
}

/** @throws Error naming the file and the unknown figure */
export function fillFigures(file: string, text: string, figures: Record<string, number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`${file}: no such figure: ${name}`);
    return String(figure);
  });
}
