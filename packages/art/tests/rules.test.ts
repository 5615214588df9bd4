import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { paths } from '../application.ts';
import {
  beforeSolids,
  type Figure,
  mainFigure,
  measureFigures,
  sharedBy,
  svgGroups,
} from '../plates/cast.ts';
import { placedOn } from '../plates/compose.ts';
import { diverExtent, extents, swimmingDiver } from '../plates/extents.ts';
import { seedFacts } from '../plates/facts.ts';
import { residents } from '../plates/fauna.ts';
import { hands } from '../plates/hands.ts';
import { measureExtent } from '../plates/measure.ts';
import { crop } from '../plates/placing.ts';
import { carriedBy, coveredBy, holds, meet } from '../plates/room.ts';
import { HEIGHT, WIDTH } from '../plates/scene.ts';

const all = seedFacts().map((facts) => {
  const plate = placedOn(facts);
  const animals = (plate.placed ?? []).map(({ box, long, one: { words, zone } }) => ({
    name: words.source,
    box,
    long,
    swims: zone === 'open' || zone === 'over',
  }));
  const divers = plate.divers.map((box) => ({ name: 'diver', box, long: 0, swims: true }));
  return { ...facts, ...plate, subjects: [...animals, ...divers] };
});
/** Those whose animals the composer places. */
const plates = all.flatMap(({ placed, ...rest }) => (placed ? [{ ...rest, placed }] : []));

const people = new Set(['diver', 'snorkeller']);
/** Those where a hand puts each animal at its place. */
const made: ((typeof all)[number] & { figures: Figure[] })[] = [];
for (const plate of all)
  if (hands[plate.slug]?.cast) made.push({ ...plate, figures: await measureFigures(plate.front) });

test('each plate is placed by the composer or by a hand', () => {
  assert.ok(plates.length > 550);
  assert.ok(made.length > 30);
  assert.equal(plates.length + made.length, all.length);
});

type Drawn = { kind: string; metres: number; long: number; far: boolean };

/** The longest drawn of each kind that is near. */
function longestByKind(drawn: readonly Drawn[]): Drawn[] {
  const kinds = Map.groupBy(
    drawn.filter(({ far }) => !far),
    ({ kind }) => kind,
  );
  return [...kinds.values()].flatMap((all) => all.toSorted((a, b) => b.long - a.long).slice(0, 1));
}

function assertOrder(slug: string, drawn: readonly Drawn[]) {
  const longest = longestByKind(drawn);
  for (const one of longest)
    for (const other of longest)
      if (one.metres > other.metres)
        assert.ok(one.long > other.long, `${slug}: ${one.kind} is not longer than ${other.kind}`);
}

test('a longer animal is drawn longer, unless it is far off', () => {
  for (const { slug, placed } of plates)
    assertOrder(
      slug,
      placed.map(({ one: { metres, words }, long, far }) => ({
        kind: words.source,
        metres,
        long,
        far,
      })),
    );
  for (const { slug, figures } of made)
    assertOrder(
      slug,
      figures.flatMap(({ name: kind = '', metres, long, far }) =>
        metres === undefined ? [] : [{ kind, metres, long, far }],
      ),
    );
});

test('a hand says which animal each of its drawings shows, and those behind the ground are far off', () => {
  for (const { slug, figures, behind } of made) {
    for (const { name = '', metres } of figures)
      assert.ok(people.has(name) !== (metres !== undefined), `${slug}: ${name || 'unnamed'}`);
    assert.ok(
      svgGroups(behind).every(({ far }) => far),
      slug,
    );
  }
});

test('no animal or diver is over another, cut by an edge, or above the water', () => {
  for (const { slug, subjects, surface = 0 } of all)
    for (const { box, name } of subjects) {
      const named = `${slug}: ${name}`;
      assert.ok(box.left > 0 && box.right < WIDTH && box.top > surface, named);
      assert.ok(!subjects.some((other) => other.box !== box && meet(other.box, box)), named);
    }
});

test('no swimmer is in front of rock, a hull or a pile', () => {
  for (const { slug, subjects, solids } of all)
    for (const { box, name, swims } of subjects)
      if (swims)
        assert.ok(coveredBy(solids, box) <= (name === 'diver' ? 0 : 0.05), `${slug}: ${name}`);
});

test('figures that a hand draws are whole, over no other, and before no rock, hull or pile', () => {
  for (const { slug, figures, surface = 0, solids } of made) {
    assert.ok(figures.length > 0, slug);
    for (const [i, one] of figures.entries()) {
      const { left, right, top, bottom } = one.box;
      const named = `${slug}: drawing ${i} at ${left} to ${right}, ${top} to ${bottom}`;
      assert.ok(left > 0 && right < WIDTH && top > surface && bottom <= HEIGHT, named);
      assert.ok(beforeSolids(one, solids) <= 0.05, `${named} before a solid`);
      for (const other of figures.slice(0, i)) assert.equal(sharedBy(one, other), 0, named);
    }
  }
});

test('a diver is inside the rows that the crop of the poster keeps', () => {
  assert.ok(all.filter(({ divers }) => divers.length).length > 100);
  for (const { slug, divers } of all)
    for (const { top, bottom } of divers) assert.ok(top >= crop.top && bottom <= crop.bottom, slug);
});

test('what rests on a ledge has rock under both its ends', () => {
  const resting = plates
    .filter(({ ground }) => ground.floor.length === 0)
    .flatMap(({ slug, placed, solids }) =>
      placed
        .filter(({ one }) => one.zone === 'ground')
        .map(({ box, one }) => ({ named: `${slug}: ${one.words.source}`, box, solids })),
    );
  assert.ok(resting.length > 10);
  for (const { named, box, solids } of resting) assert.ok(carriedBy(solids, box), named);
});

test('every brace of a pier begins and ends on a pile', () => {
  const braced = plates.filter(({ ground }) => ground.braces?.length);
  assert.ok(braced.length > 10);
  for (const { slug, ground, solids } of braced)
    for (const [x, y] of ground.braces?.flat() ?? [])
      assert.ok(
        solids.some((pile) => holds(pile, x, y)),
        slug,
      );
});

const lights: Record<string, [number, number]> = JSON.parse(
  readFileSync(paths.plateLights, 'utf8'),
);
/** Pixels of a plate that a phone's wallpaper and a share image keep around its light. */
const narrowest = 830;

test('the main subject is inside the crops of poster, share image, card and phone', () => {
  const mains = [
    ...plates.map(({ subjects, ...plate }) => ({
      ...plate,
      main: subjects.toSorted((a, b) => b.long - a.long)[0],
    })),
    ...made.map(({ figures, ...plate }) => ({ ...plate, main: mainFigure(figures) })),
  ];
  for (const { slug, main, flip } of mains) {
    const [percent] = lights[slug] ?? [];
    assert.ok(main && percent !== undefined, slug);
    const { box } = main;
    assert.ok(
      box.top >= crop.top && box.bottom <= crop.bottom,
      `${slug}: ${main.name} from ${box.top} to ${box.bottom}`,
    );
    const middle = (percent / 100) * WIDTH;
    const kept = Math.max(0, Math.min(WIDTH - narrowest, middle - narrowest / 2));
    const left = flip ? WIDTH - box.right : box.left;
    const right = flip ? WIDTH - box.left : box.right;
    assert.ok(
      left >= kept && right <= kept + narrowest,
      `${slug}: ${left} to ${right}, kept ${kept}`,
    );
  }
});

/** Each costs a drawing. */
const everySoMany = 9;

test('the reach of an animal is what its drawing shows', async () => {
  assert.deepEqual(Object.keys(extents), [...residents.map(({ words }) => words.source), 'diver']);
  assert.deepEqual(await measureExtent(swimmingDiver), diverExtent);
  for (const { words, draw } of residents.filter((_, i) => i % everySoMany === 0))
    assert.deepEqual(await measureExtent(draw), extents[words.source], words.source);
});
