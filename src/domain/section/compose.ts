import { truncate } from '../text/text.ts';
import { type ColourName, fill, line, stops } from './colours.ts';
import { fromShore, type SectionFacts } from './facts.ts';
import { buildGround, type Ground } from './ground.ts';
import {
  createLabels,
  type Label,
  type Labels,
  labelSize,
  type Measure,
  placesAround,
} from './labels.ts';
import { highestPoint, type Layout, type SectionShape, sectionLayout } from './layout.ts';
import { type Placed, placeResident } from './life.ts';
import { depthAt } from './places.ts';
import { type Random, randomFrom } from './random.ts';
import {
  drawBoat,
  drawFarCoast,
  drawGround,
  drawGrowth,
  drawMooring,
  drawScale,
  drawWater,
} from './scenery.ts';
import { accessLabels, pointLabel, sectionText, shownPoints } from './section-text.ts';

export interface Section {
  width: number;
  height: number;
  /** SVG markup without the root element and texts. */
  drawing: string;
  labels: Label[];
  words: string;
}

interface Work {
  facts: SectionFacts;
  layout: Layout;
  ground: Ground;
  labels: Labels;
  measure: Measure;
}

const maxLabel = { wide: 44, tall: 27, card: 27 };

function drawAnimal(
  { x, y, scale, flip, outline, company }: Placed,
  colour: ColourName,
  number: Layout['number'],
) {
  const one = (dx: number, dy: number, share: number) => {
    const factor = Math.round(scale * share * 1000) / 1000;
    const at = (off: number) =>
      `transform="translate(${number(x + dx + off)} ${number(y + dy + off * 1.2)}) scale(${flip ? -factor : factor} ${factor})" d="${outline.path}"`;
    return `<path ${fill('shade')} ${at(1.3)}/><path ${fill(colour)} ${at(0)}/>`;
  };
  const wide = (outline.right - outline.left) * scale;
  const high = (outline.bottom - outline.top) * scale;
  const others = [
    [0.62, -0.5, 0.6],
    [-0.55, 0.62, 0.55],
    [0.7, 0.55, 0.5],
  ] as const;
  return (
    others
      .slice(0, company - 1)
      .map(([dx, dy, share]) => one(dx * wide, dy * high, share))
      .join('') + one(0, 0, 1)
  );
}

/** The cylinder on the back of a diver, and bubbles above the mouth. */
function drawBreath({ x, y, scale, flip, outline }: Placed, number: Layout['number']) {
  const side = flip ? -1 : 1;
  const across = (share: number) =>
    x + side * scale * (outline.left + (outline.right - outline.left) * share);
  const head = across(0.04);
  const top = y + outline.top * scale;
  const bubbles = [
    [0, -7, 2.6],
    [-5, -15, 3.4],
    [2, -25, 4.2],
  ]
    .map(
      ([dx = 0, dy = 0, radius]) =>
        `<circle ${line('animal', 1.3)} cx="${number(head + dx)}" cy="${number(top + dy)}" r="${radius}"/>`,
    )
    .join('');
  const [from, to] = [0.2, 0.42].map((share) => number(across(share)));
  const back = number(y + outline.top * scale * 0.8);
  return `<path ${line('mark', 5)} stroke-linecap="round" d="M${from} ${back}L${to} ${back}"/>${bubbles}`;
}

function labelDepths({ facts, layout, labels }: Work) {
  const { shallowest, typical, deepest } = facts;
  const marks: [number, string][] =
    shallowest < deepest
      ? [
          [deepest, `${deepest} m deepest`],
          [shallowest, `${shallowest} m shallowest`],
        ]
      : [[deepest, `${deepest} m`]];
  if (typical !== null && typical > shallowest && typical < deepest) {
    marks.push([typical, `${typical} m for most of it`]);
  }
  for (const [metres, text] of marks) {
    const y = layout.y(metres) + 4;
    const rows = [0, -9, 9, -18, 18, -27, 27].map(
      (shift) => [layout.strip + 10, y + shift, 'left'] as const,
    );
    labels.write(text, rows, { strong: true });
  }
}

const waterline = ({ bed, parts, form }: Ground) => {
  const line =
    form === 'wall' || form === 'cave' || form === 'basin' ? (parts[0]?.places ?? bed) : bed;
  const wet = line.findIndex(([, metres], i) => metres >= 0 && (line[i - 1]?.[1] ?? 0) < 0);
  return line[wet]?.[0] ?? 0;
};

function labelEntry(work: Work, text: string, across: number, r: Random) {
  const { layout, labels, measure } = work;
  const point: [number, number] = [layout.x(across), layout.surface];
  const width = measure(text, labelSize, false);
  const rows = r() < 0.5 ? [-26, -46, -64] : [-32, -50, -22];
  labels.write(text, placesAround(layout, point, width, rows), { to: point });
}

function drawSurface(work: Work, shape: SectionShape, r: Random): string {
  const { facts, layout, ground } = work;
  const { shore, boat } = accessLabels(facts);
  const points = shownPoints(facts);
  const short = (text: string) => truncate(text, maxLabel[shape]);
  const edge = waterline(ground) + 0.015;
  const parts: string[] = [];
  const onLand = points.filter(({ kind }) => kind !== 'mooring');
  const moorings = points.filter(({ kind }) => kind === 'mooring').slice(0, 2);
  const boatAt = boat ? r(0.5, 0.74) : 0.6;
  if (boat)
    parts.push(drawBoat(layout, { x: layout.x(boatAt), large: facts.access === 'liveaboard' }));
  const buoys = moorings.map(pointLabel);
  if (buoys.length === 0 && facts.hasMoorings) buoys.push('Mooring');
  for (const [i, text] of buoys.entries()) {
    const across = boatAt + (i % 2 ? 0.2 : -0.16) + r(-0.02, 0.02);
    const foot = Math.min(
      depthAt(ground.bed, across),
      highestPoint(ground.parts, across) ?? Number.POSITIVE_INFINITY,
    );
    parts.push(drawMooring(layout, layout.x(across), foot));
    labelEntry(work, short(text), across, r);
  }
  if (onLand.length === 0 && shore) labelEntry(work, short(shore), edge, r);
  for (const [i, point] of onLand.slice(0, 3).entries()) {
    const across = fromShore(facts) ? edge + i * 0.09 : boatAt - 0.08 - i * 0.1;
    labelEntry(work, short(pointLabel(point)), across, r);
  }
  if (boat) labelEntry(work, boat, boatAt, r);
  if (facts.tide) {
    const width = work.measure(facts.tide, labelSize, false);
    const at: [number, number] = [layout.x(0.84), layout.surface + 14];
    work.labels.write(facts.tide, placesAround(layout, at, width, [4, -30, -50, 22]));
  }
  return parts.join('');
}

function drawLife(work: Work, r: Random): { drawing: string; shown: Placed[] } {
  const { facts, layout, ground, labels, measure } = work;
  const shown: Placed[] = [];
  const middle = facts.typical ?? (facts.shallowest + facts.deepest) / 2;
  const swimmer = {
    ...{ name: '', outline: facts.diver, zone: 'open' as const, company: 1, length: 2.8 },
    depths: { least: middle * 0.85, most: Math.min(facts.deepest, middle * 1.1) },
  };
  let drawing = '';
  for (const resident of [...facts.residents, swimmer]) {
    const placed = placeResident(resident, facts, ground, layout, labels.taken, r);
    if (!placed) continue;
    drawing += drawAnimal(placed, 'animal', layout.number);
    if (!resident.name) drawing += drawBreath(placed, layout.number);
    labels.reserve(placed.box);
    if (!resident.name) continue;
    const { left, right, top, bottom } = placed.box;
    const centre = (left + right) / 2;
    const width = measure(resident.name, labelSize, false);
    labels.write(resident.name, [
      [centre, top - 7],
      [centre, bottom + 15],
      [right + 8, (top + bottom) / 2 + 4, 'left'],
      [left - 8, (top + bottom) / 2 + 4, 'right'],
      ...placesAround(layout, [centre, top], width, [-7, -24, bottom - top + 15]),
    ]);
    shown.push(placed);
  }
  return { drawing, shown };
}

/** Draws a section. The same facts give the same drawing, and the same text in each shape. */
export function composeSection(
  facts: SectionFacts,
  shape: SectionShape,
  measure: Measure,
): Section {
  const r = randomFrom(facts.slug);
  const layout = sectionLayout(shape, facts.deepest, r() < 0.5);
  const { width, height, strip, surface, number } = layout;
  // A level site gets some relief, since one depth leaves nothing to draw.
  const top = facts.shallowest < facts.deepest ? facts.shallowest : facts.deepest * 0.7;
  const span = {
    ...{ top, deepest: facts.deepest, bottom: layout.bottom, sky: layout.sky },
    shore: fromShore(facts),
  };
  const ground = buildGround(facts, span, r);
  const labels = createLabels(layout, measure);
  const work: Work = { facts, layout, ground, labels, measure };
  const water = drawWater(layout, r) + (span.shore ? '' : drawFarCoast(layout, r));
  const stage = drawGround(ground, facts, layout) + drawGrowth(ground, facts, layout, r);
  labelDepths(work);
  const surfaceParts = drawSurface(work, shape, r);
  const life = drawLife(work, r);
  for (const metres of layout.ticks) {
    const text = metres === 0 ? '0 m' : String(metres);
    labels.labels.push({
      text,
      x: strip - 10 - measure(text, labelSize, true),
      y: layout.y(metres) + 4,
      size: labelSize,
      strong: true,
    });
  }
  const drawing =
    `<defs><linearGradient id="water" x2="0" y2="1">${stops(facts.water)}</linearGradient><clipPath id="dry"><path d="M0 0H${width}V${surface}H0Z"/></clipPath><clipPath id="frame"><path d="M${strip} 0H${width}V${height}H${strip}Z"/></clipPath></defs>` +
    `<g clip-path="url(#frame)">${water}${stage}<path ${line('pale', 1.5)} d="M${strip} ${surface}H${width}"/>${surfaceParts}${life.drawing}</g>` +
    drawScale(facts, layout) +
    labels.chips.join('') +
    `<path ${line('words', 2)} d="M1 1H${number(width - 1)}V${number(height - 1)}H1Z"/>`;
  return {
    width,
    height,
    drawing,
    labels: labels.labels,
    words: sectionText(facts, life.shown),
  };
}
