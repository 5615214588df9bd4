import { truncate } from '../text/text.ts';
import { line } from './colours.ts';
import { fromShore, type SectionFacts } from './facts.ts';
import type { Ground } from './ground.ts';
import { landText, sectionEnds } from './heading.ts';
import { type Labels, labelSize, type Measure, placesAround } from './labels.ts';
import type { Layout, SectionShape } from './layout.ts';
import { groundAt } from './life.ts';
import type { Part } from './places.ts';
import type { Random } from './random.ts';
import { drawBoat, drawFarCoast, drawMooring } from './scenery.ts';
import { accessLabels, pointLabel, shownPoints } from './section-text.ts';

export interface Work {
  facts: SectionFacts;
  layout: Layout;
  ground: Ground;
  labels: Labels;
  measure: Measure;
}

const maxLabel = { wide: 44, tall: 34, card: 27 };

/** Labels the ends with compass points; only the land end if the heading is the nearest land. */
export function labelEnds({ facts, layout, labels }: Work) {
  const { heading } = facts;
  if (!heading) return;
  const ends = sectionEnds(heading);
  const isRight = layout.x(0) > layout.x(1);
  const write = (text: string, right: boolean) => {
    const x = right ? layout.width - 12 : layout.strip + 12;
    labels.write(text, [[x, 18, right ? 'right' : 'left']], { strong: true });
  };
  write(heading.land ? `Land ${landText(heading.land)} ${ends.land}` : ends.land, isRight);
  if (!heading.land) write(ends.sea, !isRight);
}

/** The coast behind a boat dive, at the land end, if the nearest land is known. */
export function drawLand({ facts, layout }: Work, random: Random): string {
  const near = facts.heading?.land;
  return near && !fromShore(facts) ? drawFarCoast(layout, near.km, random) : '';
}

const waterline = ({ bed, parts, form }: Ground) => {
  const line =
    form === 'wall' || form === 'cave' || form === 'basin' ? (parts[0]?.places ?? bed) : bed;
  const wet = line.findIndex(([, metres], i) => metres >= 0 && (line[i - 1]?.[1] ?? 0) < 0);
  return line[wet]?.[0] ?? 0;
};

function labelEntry(work: Work, text: string, across: number, random: Random) {
  const { layout, labels, measure } = work;
  const isPier = work.ground.form === 'pier';
  const point: [number, number] = [layout.x(across), layout.surface];
  const width = measure(text, labelSize, false);
  const turn = random() < 0.5;
  // The label of a pier is above its rail or, if that place is taken, in the water.
  const rows = isPier ? [-66, 24, 42] : turn ? [-26, -46, -64] : [-32, -50, -22];
  labels.write(text, placesAround(layout, point, width, rows), { to: point });
}

const isByStairs = ({ label }: SectionFacts['points'][number]) =>
  /\b(steps|stairs|ladder|landing|stride)\b/i.test(label ?? '');

/** The place of a pier's stairs, beyond the middle of the pier. */
function stairsAt({ places }: Part, turn: number): number {
  const across = places.map(([x]) => x);
  const [from, to] = [Math.min(...across), Math.max(...across)];
  return from + (to - from) * (0.62 + turn * 0.16);
}

/** The stairs from a pier's deck into the water. */
function drawLadder(layout: Layout, deck: Part | undefined, across: number): string {
  const { surface, number } = layout;
  const top = layout.y(Math.max(...(deck?.places ?? []).map(([, metres]) => metres)));
  const [x, foot] = [layout.x(across), surface + 11];
  const rungs = Array.from(
    { length: Math.max(2, Math.floor((foot - top) / 6)) },
    (_, i) => `M${number(x - 4)} ${number(foot - 3 - i * 6)}h8`,
  );
  return `<path ${line('rust', 1.8)} d="M${number(x - 4)} ${number(top)}V${number(foot)}M${number(x + 4)} ${number(top)}V${number(foot)}${rungs.join('')}"/>`;
}

export function drawSurface(work: Work, shape: SectionShape, random: Random): string {
  const { facts, layout, ground } = work;
  const { shore, boat } = accessLabels(facts);
  const points = shownPoints(facts);
  const short = (text: string) => truncate(text, maxLabel[shape]);
  const edge = waterline(ground) + 0.015;
  const parts: string[] = [];
  const deck = ground.parts.find(({ kind }) => kind === 'deck');
  const onLand = points.filter(({ kind }) => kind !== 'mooring');
  const moorings = points.filter(({ kind }) => kind === 'mooring').slice(0, 2);
  const boatAt = boat ? random(0.5, 0.74) : 0.6;
  if (boat)
    parts.push(drawBoat(layout, { x: layout.x(boatAt), large: facts.access === 'liveaboard' }));
  const buoys = moorings.map(pointLabel);
  if (buoys.length === 0 && facts.hasMoorings) buoys.push('Mooring');
  for (const [i, text] of buoys.entries()) {
    const across = boatAt + (i % 2 ? 0.2 : -0.16) + random(-0.02, 0.02);
    parts.push(drawMooring(layout, layout.x(across), groundAt(ground, across)));
    labelEntry(work, short(text), across, random);
  }
  if (onLand.length === 0 && shore) labelEntry(work, short(shore), edge, random);
  for (const [i, point] of onLand.slice(0, 3).entries()) {
    const entryX = fromShore(facts) ? edge + i * 0.09 : boatAt - 0.08 - i * 0.1;
    const stairs = deck && isByStairs(point) ? stairsAt(deck, i) : undefined;
    if (stairs !== undefined) parts.push(drawLadder(layout, deck, stairs));
    labelEntry(work, short(pointLabel(point)), stairs ?? entryX, random);
  }
  if (boat) labelEntry(work, boat, boatAt, random);
  if (facts.tide) {
    const width = work.measure(facts.tide, labelSize, false);
    const at: [number, number] = [layout.x(0.84), layout.surface + 14];
    work.labels.write(facts.tide, placesAround(layout, at, width, [4, -30, -50, 22]));
  }
  return parts.join('');
}
