import { windLabels } from '../dive-sites/facts.ts';
import { pointLabels } from '../dive-sites/terms.ts';
import { fromShore, type SectionFacts, type WreckAttitude } from './facts.ts';
import { type SectionForm, sectionForm } from './ground.ts';
import { type Heading, landText, sectionEnds } from './heading.ts';

const attitudes: Record<WreckAttitude, string> = {
  upright: 'a wreck that stands upright',
  starboard: 'a wreck on her starboard side',
  port: 'a wreck on her port side',
  side: 'a wreck on her side',
  'upside-down': 'a wreck that lies upside down',
  broken: 'the parts of a broken wreck',
};

const forms: Record<Exclude<SectionForm, 'wreck'>, string> = {
  slope: 'a reef that slopes down from the shore',
  bommie: 'a reef that rises from the sand',
  wall: 'a wall that drops to the sand',
  pier: 'the piles of a jetty on sand',
  cave: 'a reef with a cave',
  basin: 'a basin between banks',
  flat: 'a slope of sand or silt with low things on it',
  drift: 'reef along a channel',
};

function formText(facts: SectionFacts): string {
  if (facts.type === null) return 'a sketch of the depths, as the kind of site is not known';
  const form = sectionForm(facts);
  if (form !== 'wreck') return forms[form];
  return facts.lies ? attitudes[facts.lies] : 'the remains of a wreck';
}

export const pointLabel = ({ kind, label }: SectionFacts['points'][number]) =>
  label ? `${pointLabels[kind]}: ${label}` : pointLabels[kind];

export function accessLabels(facts: SectionFacts): { shore?: string; boat?: string } {
  const { access, steps } = facts;
  const stairs = steps ? `, ${steps} steps` : '';
  return {
    ...(fromShore(facts) && { shore: `In from the shore${stairs}` }),
    ...(access === 'boat' && { boat: 'By boat' }),
    ...(access === 'both' && { boat: 'Or by boat' }),
    ...(access === 'liveaboard' && { boat: 'From a liveaboard' }),
  };
}

export const shownPoints = (facts: SectionFacts) =>
  facts.points.filter(({ kind }) => kind === 'entry' || kind === 'exit' || kind === 'mooring');

const isWhole = (lies: WreckAttitude | null) => lies !== null && lies !== 'broken';

function headingText(heading: Heading): string {
  const { land, sea } = sectionEnds(heading);
  const point = (code: string) => windLabels[code as keyof typeof windLabels];
  return heading.land
    ? `The nearest land is ${landText(heading.land)} to the ${point(land)}.`
    : `The land lies in the ${point(land)}, open water in the ${point(sea)}.`;
}

/**
 * The text alternative of the drawing, from the same facts.
 * @param shown animals in the drawing, with their depths in metres
 */
export function sectionText(
  facts: SectionFacts,
  shown: readonly { name: string; metres: number }[],
): string {
  const { shallowest, typical, deepest, tide, heading, lengthM, lies } = facts;
  const depths =
    shallowest < deepest
      ? `from ${shallowest} to ${deepest} metres deep`
      : `${deepest} metres deep`;
  const { shore, boat } = accessLabels(facts);
  const ways = [shore, shore ? boat?.toLowerCase() : boat].filter(Boolean).join(', ');
  const points = shownPoints(facts).map(pointLabel);
  const animals = shown.map(({ name, metres }) => `${name} at about ${Math.round(metres)} metres`);
  return [
    `Section, not a survey: ${formText(facts)}, ${depths}${typical === null ? '' : `, most of the dive at ${typical}`}.`,
    lengthM !== null && isWhole(lies)
      ? `Depths are to scale, and so is her length of ${lengthM} metres, more tightly; animals are not.`
      : 'Depths are to scale, widths and animals are not.',
    heading && headingText(heading),
    ways && `${ways}.`,
    points.length > 0 && `Marked: ${new Intl.ListFormat('en-AU').format(points)}.`,
    facts.hasMoorings &&
      !facts.points.some(({ kind }) => kind === 'mooring') &&
      'There are moorings.',
    tide && `${tide}.`,
    animals.length > 0 && `${new Intl.ListFormat('en-AU').format(animals)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
