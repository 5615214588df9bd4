import { monthName, monthSpans } from '../../dates/months.ts';
import { certificationLabels, isShut, type Water } from '../../dive-sites/facts.ts';
import { type Hazard, type HazardKind, hazardsInMonth } from '../../hazards/hazard-kinds.ts';
import { unlistedHazards } from '../../hazards/hazard-text.ts';
import { movesMoreThanAtNeaps } from '../tides/tide-movement.ts';
import type { Factor, FactorInput } from './factor.ts';
import { lastStartMinutes, technicalMetres } from './limits.ts';
import { rainWaitDays } from './rain-factor.ts';

const localMonth = ({ at, day }: FactorInput) => Number(day(at).slice(5, 7));

function currentHazard(input: FactorInput, kind: HazardKind): Hazard | undefined {
  const hazards = hazardsInMonth(input.site.hazardList ?? [], localMonth(input));
  return hazards.find((hazard) => hazard.kind === kind);
}

const withNote = (text: string, { note }: Hazard) => (note ? `${text} (${note})` : text);

/** The factor of unstated hazards or seasons: such a site is never better than unknown. */
export function unlistedFactor({ site }: FactorInput): Factor | undefined {
  const ask = 'Word from somebody who dives there.';
  const unknown = (kind: Factor['kind'], text: string): Factor => ({
    kind,
    outcome: 'unknown',
    text,
    change: ask,
    weight: 1.9,
  });
  if (site.hazardList === null) return unknown('hazards', `${unlistedHazards}.`);
  const hasSeason = site.type === 'freshwater' || isShut(site.status) || site.bestMonths !== null;
  return hasSeason ? undefined : unknown('season', 'Nobody has said which months suit this site.');
}

/** The factor of a dive out of season; undefined if the season is for animals or comfort. */
export function seasonFactor(input: FactorInput): Factor | undefined {
  const { bestMonths, bestMonthsReason, seasonKind } = input.site;
  if (seasonKind !== 'danger' && seasonKind !== 'access') return undefined;
  if (!bestMonths || bestMonths.includes(localMonth(input))) return undefined;
  const months = monthSpans(bestMonths);
  const reason = bestMonthsReason ? ` ${bestMonthsReason}.` : '';
  const isDanger = seasonKind === 'danger';
  return {
    kind: 'season',
    outcome: isDanger ? 'leave' : 'marginal',
    text: isDanger
      ? `Out of season: divers come here from ${months}.${reason}`
      : `Out of season: this place is reached from ${months}.${reason}`,
    change: `A day from ${months}.`,
    weight: 4,
  };
}

export function stingerFactor(input: FactorInput): Factor | undefined {
  const hazard = currentHazard(input, 'stingers');
  if (!hazard) return undefined;
  const about = `Box jellyfish or Irukandji may be about in ${monthName(localMonth(input))}`;
  return {
    kind: 'stingers',
    outcome: 'marginal',
    text: `${withNote(about, hazard)}.`,
    change: 'A stinger suit with hood and gloves, and vinegar on the beach or boat.',
    weight: 3,
  };
}

export function crocodileFactor(input: FactorInput): Factor | undefined {
  const hazard = currentHazard(input, 'crocodiles');
  if (!hazard) return undefined;
  return {
    kind: 'crocodiles',
    outcome: 'marginal',
    text: `${withNote('Estuarine crocodiles may be about', hazard)}.`,
    change: 'Rangers or an operator who say today that none has been seen.',
    weight: 3.5,
  };
}

/** The factor of bull sharks, which feed in low light and murky water. */
export function bullSharkFactor(input: FactorInput): Factor | undefined {
  const hazard = currentHazard(input, 'bull-sharks');
  if (!hazard) return undefined;
  const { at, sunrise, sunset, sea, site } = input;
  const edgeMs = lastStartMinutes * 60_000;
  const isDim =
    at.getTime() < sunrise.getTime() + edgeMs || at.getTime() > sunset.getTime() - edgeMs;
  const isMurky = sea.rainDays !== undefined && sea.rainDays < (rainWaitDays(site) ?? 0);
  if (!isDim && !isMurky) return undefined;
  return {
    kind: 'bull-sharks',
    outcome: 'marginal',
    text: `${withNote('Bull sharks feed here at dawn, at dusk and in murky water', hazard)}.`,
    change: 'Clear water in the middle of the day.',
    weight: 3,
  };
}

function trainingReason(input: FactorInput): { text: string; change: string } | undefined {
  const { certification, certificationNote, depthMin, type } = input.site;
  if (certification) {
    const name = certificationLabels[certification];
    return { text: `This dive asks for training: ${name}.`, change: 'That training, in date.' };
  }
  if (certificationNote) {
    return { text: certificationNote, change: 'A dive that stays within your training.' };
  }
  const overhead = currentHazard(input, 'overhead');
  if (type === 'cave' || overhead) {
    const text = type === 'cave' ? 'A dive with rock overhead' : 'There are overheads here';
    return {
      text: `${overhead ? withNote(text, overhead) : text}.`,
      change: 'Training for overheads, with lights and a line, or a dive that stays outside.',
    };
  }
  if (depthMin === null || depthMin < technicalMetres) return undefined;
  return {
    text: `The dive only begins at ${depthMin} m.`,
    change: 'Training for depth, and gas to match.',
  };
}

/** The factor of training: marginal with a certificate, an overhead, or a top at 30 m or more. */
export function trainingFactor(input: FactorInput): Factor | undefined {
  const reason = trainingReason(input);
  return reason && { kind: 'training', outcome: 'marginal', ...reason, weight: 2.5 };
}

/** Waters where the stream turns near high and low water. */
const turnsWithTheTide: readonly (Water | null)[] = ['harbour', 'bay', 'lagoon', 'headland'];

/** The factor of a strong current with unknown turns, unless the tide moves little. */
export function currentFactor(input: FactorInput): Factor | undefined {
  const { site, tide, at } = input;
  const hazard = currentHazard(input, 'strong-current');
  const isTurnKnown = site.tideRule !== null && site.tideRule !== 'any';
  if (!hazard || isTurnKnown) return undefined;
  const isTidal =
    turnsWithTheTide.includes(site.water) && 'extremes' in tide && tide.slackNote === null;
  if (isTidal && movesMoreThanAtNeaps(at, tide.extremes, tide.neapMetres) === false) {
    return undefined;
  }
  return {
    kind: 'current',
    outcome: 'marginal',
    text: `${withNote('A strong current runs here', hazard)}, and we do not know when it turns.`,
    change: isTidal
      ? 'A neap tide or the hour around a turn, and somebody local who knows this stream.'
      : 'A skipper who knows this current, a line to come down and a surface marker each.',
    weight: 2.2,
  };
}
