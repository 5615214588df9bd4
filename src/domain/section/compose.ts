import { type ColourName, fill, line, stops } from './colours.ts';
import { diverOutline, drawDiver } from './diver.ts';
import { fromShore, type SectionFacts } from './facts.ts';
import { buildGround } from './ground.ts';
import { isLandRight } from './heading.ts';
import { createLabels, type Label, labelSize, type Measure, placesAround } from './labels.ts';
import { type Box, type Layout, type SectionShape, sectionLayout } from './layout.ts';
import { type Placed, placeResident } from './life.ts';
import { type Random, randomFrom } from './random.ts';
import { drawGround, drawGrowth, drawScale, drawWater, placeSun, sunBox } from './scenery.ts';
import { sectionText } from './section-text.ts';
import { drawLand, drawSurface, labelEnds, type Work } from './surface.ts';

export interface Section {
  width: number;
  height: number;
  /** SVG markup without the root element and texts. */
  drawing: string;
  labels: Label[];
  words: string;
  /** The boxes of the animals and the diver, in pixels. */
  animals: Box[];
}

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

/** Draws the length of the ship at the lower edge, or writes that the width is not to scale. */
function drawWidth({ facts, layout, ground, labels }: Work): string {
  const { width, height, number } = layout;
  const y = height - 9;
  const hull = ground.parts.find(({ kind }) => kind === 'hull');
  if (!hull || facts.lengthM === null) {
    labels.write('Width not to scale', [
      [width - 10, y, 'right'],
      [layout.strip + 10, y, 'left'],
    ]);
    return '';
  }
  const ends = hull.places.map(([across]) => layout.x(across));
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  labels.write(`${facts.lengthM} m long`, [[(left + right) / 2, y]], { strong: true });
  const [from, to, at] = [left, right, y - 4].map(number);
  return `<path ${line('words', 1.4)} d="M${from} ${at}H${to}M${from} ${number(y - 9)}v10M${to} ${number(y - 9)}v10"/>`;
}

function drawLife(
  work: Work,
  random: Random,
): { drawing: string; shown: Placed[]; animals: Box[] } {
  const { facts, layout, ground, labels, measure } = work;
  const shown: Placed[] = [];
  const animals: Box[] = [];
  const middle = facts.typical ?? (facts.shallowest + facts.deepest) / 2;
  const swimmer = {
    ...{ name: '', outline: diverOutline, zone: 'open' as const, company: 1, length: 2.4 },
    depths: { least: middle * 0.85, most: Math.min(facts.deepest, middle * 1.1) },
  };
  let drawing = '';
  for (const resident of [...facts.residents, swimmer]) {
    const placed = placeResident(resident, facts, ground, layout, labels.taken, random);
    if (!placed) continue;
    drawing += resident.name
      ? drawAnimal(placed, 'animal', layout.number)
      : drawDiver(placed, layout.number);
    labels.reserve(placed.box);
    animals.push(placed.box);
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
  return { drawing, shown, animals };
}

/** Draws a section; the same facts give the same drawing. */
export function composeSection(
  facts: SectionFacts,
  shape: SectionShape,
  measure: Measure,
): Section {
  const random = randomFrom(facts.slug);
  const turn = random() < 0.5;
  const layout = sectionLayout(shape, facts.deepest, isLandRight(facts.heading) ?? turn);
  const { width, height, strip, surface, number } = layout;
  // A site with a single depth is drawn with some relief.
  const top = facts.shallowest < facts.deepest ? facts.shallowest : facts.deepest * 0.7;
  const span = {
    ...{ top, deepest: facts.deepest, bottom: layout.bottom, sky: layout.sky },
    shore: fromShore(facts),
    square: layout.depth(surface + width - strip),
  };
  const ground = buildGround(facts, span, random);
  const labels = createLabels(layout, measure);
  const sun = placeSun(layout, random);
  labels.reserve(sunBox(sun, layout));
  const work: Work = { facts, layout, ground, labels, measure };
  const water = drawWater(layout, sun, random) + drawLand(work, random);
  const stage = drawGround(ground, facts, layout) + drawGrowth(ground, facts, layout, random);
  labelEnds(work);
  labelDepths(work);
  const measured = shape === 'card' ? '' : drawWidth(work);
  const surfaceParts = drawSurface(work, shape, random);
  const life = drawLife(work, random);
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
    `<g clip-path="url(#frame)">${water}${stage}<path ${line('pale', 1.5)} d="M${strip} ${surface}H${width}"/>${surfaceParts}${life.drawing}${measured}</g>` +
    drawScale(facts, layout) +
    labels.chips.join('') +
    `<path ${line('words', 2)} d="M1 1H${number(width - 1)}V${number(height - 1)}H1Z"/>`;
  return {
    width,
    height,
    drawing,
    labels: labels.labels,
    words: sectionText(facts, life.shown),
    animals: life.animals,
  };
}
