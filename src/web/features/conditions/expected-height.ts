import type { SiteShelter } from '../../../contract/conditions/conditions.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { isSlackRule } from '../../../domain/conditions/tides/tide-windows.ts';
import { isShut } from '../../../domain/dive-sites/facts.ts';
import type { HazardKind } from '../../../domain/hazards/hazard-kinds.ts';

export type PanelSite = Pick<
  DiveSite,
  | 'bestMonthsReason'
  | 'certification'
  | 'certificationNote'
  | 'depthMin'
  | 'hazardList'
  | 'provenance'
  | 'rainWaitDays'
  | 'seasonKind'
  | 'slack'
  | 'status'
  | 'tideRule'
  | 'type'
>;

type Layout = 'narrow' | 'wide';

const lineRem = 1.6;
const gapRem = 0.5;

/** Rem of all that does not depend on the site, measured. */
const restRem: Record<Layout, number> = { narrow: 42.3, wide: 70 };
/** Letters in a line of the tides, and of the verdict beside the rose. */
const tideLine: Record<Layout, number> = { narrow: 38, wide: 76 };
const verdictLine: Record<Layout, number> = { narrow: 37, wide: 47 };
/** Rem of the name of the tide's station, its next turns and its curve. */
const curveRem: Record<Layout, number> = { narrow: 20.3, wide: 21 };

/** Rem of the dials and the verdict's frame beside the rose. */
const dialsRem = 42.2;

/** Letters of the verdict's sentences on hazards, without their notes. */
const hazardLetters: Partial<Record<HazardKind, number>> = {
  stingers: 62,
  crocodiles: 36,
  'bull-sharks': 60,
  overhead: 28,
  'strong-current': 64,
  'run-off': 93,
};
/** Rem of the sentence on why there are no tides. */
const noTidesRem: Record<Layout, number> = { narrow: 7.8, wide: 4.6 };

const lightLetters = 77;
const noStationLetters = 175;
const unknownSlackLetters = 176;
const tideLetters = 102;
const streamNoteLetters = 142;
const windowLetters = 76;
const windowCount = 4;
const slackNoteLetters = 235;
const offsetLetters = 65;

/** Letters of each sentence that a verdict may give without wind and swell. */
function knownSentences(site: PanelSite, hasStation: boolean): number[] {
  const { status, seasonKind, certification, certificationNote, tideRule } = site;
  const letters = [lightLetters];
  if (status) letters.push(isShut(status) ? 20 : 67);
  if (seasonKind === 'danger' || seasonKind === 'access') {
    letters.push(65 + (site.bestMonthsReason?.length ?? 0));
  }
  if (site.rainWaitDays && !site.hazardList?.some(({ kind }) => kind === 'run-off')) {
    letters.push(85);
  }
  const isTurnKnown = tideRule !== null && tideRule !== 'any';
  const isTrained = certification !== null || certificationNote !== null;
  for (const { kind, note } of site.hazardList ?? []) {
    const isCovered = kind === 'overhead' ? isTrained : kind === 'strong-current' && isTurnKnown;
    const own = isCovered ? undefined : hazardLetters[kind];
    if (own) letters.push(own + (note && kind !== 'run-off' ? note.length + 3 : 0));
  }
  if (isTrained) letters.push(certificationNote?.length ?? 50);
  else if (site.type === 'cave' || Number(site.depthMin) >= 30) letters.push(30);
  if (isTurnKnown) {
    const isKnown = !isSlackRule(tideRule) || site.slack !== null;
    letters.push(hasStation ? (isKnown ? tideLetters : unknownSlackLetters) : noStationLetters);
  } else if (site.type === 'drift') letters.push(80);
  return letters;
}

/** Letters of each paragraph on the tides, apart from the next turns and the curve. */
function tideParagraphs({ tideRule, slack, provenance }: PanelSite): number[] {
  if (!tideRule) return [];
  if (tideRule === 'any' || (isSlackRule(tideRule) && !slack)) return [streamNoteLetters];
  const windows = new Array<number>(windowCount).fill(windowLetters);
  const told = (field: string) => provenance?.[field]?.source.length ?? 0;
  if (!slack) return windows;
  return [
    ...windows,
    slackNoteLetters + told('slack'),
    ...(provenance?.tideOffsetMinutes ? [offsetLetters + told('tideOffsetMinutes')] : []),
  ];
}

/** Rem of the rose and its text, which stand beside the verdict on wide screens. */
function roseRem({ sides, sidesNote, sidesSource, vague }: SiteShelter): number {
  const set = sides?.filter(Boolean).length ?? 0;
  const letters = [set * 5, sidesNote?.length, sidesSource?.source.length, vague?.length];
  return 20 + (letters.reduce<number>((sum, count) => sum + (count ?? 0), 0) / 22) * 1.27;
}

/** Rem that the panel of a site needs at most, so that nothing below moves when it loads. */
export function expectedRem(site: PanelSite, shelter: SiteShelter, layout: Layout): number {
  const rows = (letters: number[], line: number) =>
    letters.reduce((rem, count) => rem + Math.ceil(count / line) * lineRem + gapRem, 0);
  const hasStation = shelter.tideStation !== null;
  const tides = hasStation
    ? curveRem[layout] + rows(tideParagraphs(site), tideLine[layout])
    : noTidesRem[layout];
  const known = rows(knownSentences(site, hasStation), verdictLine[layout]);
  const verdict = layout === 'wide' ? Math.max(known, roseRem(shelter) - dialsRem) : known;
  return Math.ceil(restRem[layout] + tides + verdict);
}
