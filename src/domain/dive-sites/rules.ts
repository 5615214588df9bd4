import { readDepths } from './depth-band.ts';
import { isShut } from './facts.ts';

export interface RuledSite {
  name: string;
  skillLevel: string;
  access: string | null;
  depthRange: string;
  waterTemp: string;
  visibility: string | null;
  depthMin: number | null;
  depthMax: number | null;
  depthTypical: number | null;
  depthNote: string | null;
  steps: number | null;
  walkMetres: number | null;
  hazards: string | null;
  notice: string | null;
  status: string | null;
  statusReason: string | null;
  statusAuthority: string | null;
  featured: boolean;
  permitIssuer: string | null;
  type: string | null;
  shelterSides: readonly unknown[] | null;
  shelterNote: string | null;
  tidePort: string | null;
  tideOffsetMinutes: number | null;
  tideRule: string | null;
  slack: unknown;
  mostWindKnots: number | null;
  mostSwellMetres: number | null;
  mostSwellSeconds: number | null;
  provenance: Record<string, unknown> | null;
}

export interface BrokenRule {
  field: string;
  message: string;
}

/** Depth limit of a first certificate, in metres. */
const openWaterDepth = 18;

const saysWhom = (text: unknown) => typeof text === 'string' && /\bcheck with\b/i.test(text);

/** Facts of law need a source or an authority. */
export const lawKeys = [
  'certification',
  'marinePark',
  'marineParkZone',
  'take',
  'takeRules',
  'permit',
  'protectedZoneMetres',
  'codeOfConduct',
] as const;

const imperial = /(?<![a-z])(ft|feet|foot|fathoms?)\b|°\s*F\b|fahrenheit/i;

/** Refuses imperial units: texts appear beside metres and degrees Celsius. */
function unitRules(site: RuledSite): BrokenRule[] {
  return (['depthRange', 'waterTemp', 'visibility'] as const)
    .filter((key) => imperial.test(site[key] ?? ''))
    .map((field) => ({
      field,
      message: field === 'waterTemp' ? 'Give it in degrees Celsius.' : 'Give it in metres.',
    }));
}

/** Maximum difference between a depth and the same depth in a text, in metres. */
const rounding = 1;

/** Requires the depths to match the text; a text with a single number begins at the surface. */
function depthTextRules({ depthRange, depthMin, depthMax }: RuledSite): BrokenRule[] {
  const depths = readDepths(depthRange);
  const contradicts = (depth: number | null) =>
    depth !== null && !depths.some((one) => Math.abs(one - depth) <= rounding);
  const message = 'The depth range says something else. Change one of the two.';
  const broken: BrokenRule[] = [];
  if (depths.length > 1 && contradicts(depthMin)) broken.push({ field: 'depthMin', message });
  if (depths.length > 0 && contradicts(depthMax)) broken.push({ field: 'depthMax', message });
  return broken;
}

function depthRules(site: RuledSite): BrokenRule[] {
  const { depthMin, depthMax, depthTypical, skillLevel } = site;
  const broken: BrokenRule[] = [];
  if (depthMin !== null && depthMax !== null && depthMin > depthMax) {
    broken.push({ field: 'depthMax', message: 'The greatest depth is less than the least.' });
  }
  if (
    depthTypical !== null &&
    (depthTypical < (depthMin ?? 0) || depthTypical > (depthMax ?? 500))
  ) {
    broken.push({
      field: 'depthTypical',
      message: 'The typical depth lies outside the least and the greatest.',
    });
  }
  if (skillLevel !== 'Beginner') return broken;
  if (depthTypical !== null && depthTypical > openWaterDepth) {
    broken.push({
      field: 'depthTypical',
      message: `A Beginner site has its dive above ${openWaterDepth} m. Choose another level.`,
    });
  }
  const named = site.depthNote || site.hazards?.includes(`stop at ${openWaterDepth} m`);
  if (depthTypical === null && (depthMax ?? 0) > openWaterDepth && !named) {
    broken.push({
      field: 'depthNote',
      message: `Say for beginners which part lies deeper than ${openWaterDepth} m.`,
    });
  }
  return broken;
}

function statusRules(site: RuledSite): BrokenRule[] {
  const { status, statusReason, provenance } = site;
  const broken: BrokenRule[] = [];
  if (!status || status === 'unknown') return broken;
  if (status !== 'open' && !statusReason) {
    broken.push({ field: 'statusReason', message: 'Say in a sentence why it is not simply open.' });
  }
  const sourced =
    site.statusAuthority || provenance?.status || saysWhom(statusReason) || saysWhom(site.notice);
  if (!sourced) {
    broken.push({ field: 'statusAuthority', message: 'Say who decides, or what this rests on.' });
  }
  return broken;
}

function lawRules(site: RuledSite & Record<string, unknown>): BrokenRule[] {
  return lawKeys
    .filter((key) => site[key] !== null && site[key] !== undefined && site[key] !== 'unknown')
    .filter(
      (key) =>
        !site.provenance?.[key] &&
        !saysWhom(site[key]) &&
        !saysWhom(site.notice) &&
        !site.statusAuthority &&
        !(key === 'permit' && site.permitIssuer),
    )
    .map((field) => ({
      field,
      message: 'Say under Sources what this rests on, or write “check with” and who decides.',
    }));
}

/** Fields that override a computed fact or a usual limit, and so need a source. */
const overrideKeys = [
  'shelterSides',
  'tideOffsetMinutes',
  'slack',
  'mostWindKnots',
  'mostSwellMetres',
  'mostSwellSeconds',
] as const;

function overrideRules(site: RuledSite): BrokenRule[] {
  const { shelterSides, shelterNote, type, provenance } = site;
  const broken: BrokenRule[] = overrideKeys
    .filter((key) => site[key] !== null && !provenance?.[key])
    .map((field) => ({ field, message: 'Say under Sources what this rests on.' }));
  if (site.tideOffsetMinutes !== null && !site.tidePort) {
    const message = 'Name the tide port that the minutes count from.';
    broken.push({ field: 'tideOffsetMinutes', message });
  }
  if (site.slack && !site.tidePort) {
    const message = 'Name the tide port that its minutes count from.';
    broken.push({ field: 'slack', message });
  }
  if (site.slack && !site.tideRule?.endsWith('slack')) {
    broken.push({ field: 'slack', message: 'Choose slack water under Tide, or leave this empty.' });
  }
  if (shelterNote && !shelterSides) {
    broken.push({ field: 'shelterNote', message: 'Set the direction that the note is about.' });
  }
  if (site.mostSwellSeconds !== null && site.mostSwellMetres === null) {
    const message = 'Say how high a swell of that period may be.';
    broken.push({ field: 'mostSwellMetres', message });
  }
  if (type === 'freshwater' && (shelterSides || site.mostSwellMetres !== null)) {
    const field = shelterSides ? 'shelterSides' : 'mostSwellMetres';
    broken.push({ field, message: 'No sea reaches fresh water. Leave this empty.' });
  }
  return broken;
}

export function brokenRules(site: RuledSite): BrokenRule[] {
  const broken = [
    ...unitRules(site),
    ...depthTextRules(site),
    ...depthRules(site),
    ...statusRules(site),
    ...lawRules({ ...site }),
    ...overrideRules(site),
  ];
  if (site.access === 'boat' || site.access === 'liveaboard') {
    for (const field of ['steps', 'walkMetres'] as const) {
      if (site[field] === null) continue;
      broken.push({ field, message: 'A boat dive has no walk and no steps to the water.' });
    }
  }
  return broken;
}

/** Whether a closed site is featured: an error in seed files; the admin unfeatures closed sites. */
export const isFeaturedShut = ({ status, featured }: Pick<RuledSite, 'status' | 'featured'>) =>
  featured && isShut(status);

export function unsourcedTexts(site: RuledSite): ('hazards' | 'notice')[] {
  return (['hazards', 'notice'] as const).filter(
    (key) =>
      site[key] &&
      !site.provenance?.[key] &&
      !saysWhom(site[key]) &&
      !(key === 'notice' && site.statusAuthority),
  );
}
