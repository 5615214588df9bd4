import { school } from '../kit/growth/school.ts';
import { coral, mix, paper } from '../palette.ts';
import { diverBox, diversOf } from './divers.ts';
import { extentOf } from './extents.ts';
import { type Resident, residentsOf } from './fauna.ts';
import { anemone } from './growth.ts';
import { distant } from './landmarks.ts';
import { type Box, boxAround, carriedBy, coveredBy, meet, type Spot } from './room.ts';
import {
  type Area,
  darker,
  type Ground,
  HEIGHT,
  type Perch,
  type Point,
  type Stage,
  WIDTH,
} from './scene.ts';

/** Pixels for a length in metres: small animals swim nearer to us, and a longer one is still drawn longer. */
const lengthFor = (metres: number) => 262 * metres ** 0.42;

/** Ships, piles and caves have a scale of their own, by which a fish must not be a giant. */
const scales: Partial<Record<string, number>> = { wreck: 0.46, pier: 0.62, cave: 0.66 };
/** Pixels of the longest animal of a plate. */
const longest = { least: 300, most: 600 };
/** How much nearer than usual we are to small animals. */
const mostCloser = 1.4;
/** Tried from the first, until all that swims has room. */
const steps = [1, 0.88, 0.76, 0.64, 0.54];
const margin = 16;
/** The rows that the narrowest crop of a plate keeps, that of the poster. */
export const crop = { top: 100, bottom: 750 };
/** Share of its box in front of rock. */
const mostCovered = 0.05;

/** An animal on a plate; `far` where the water between makes it small. */
export type Placed = Spot & { one: Resident; box: Box; far: boolean };

const boxAt = (one: Resident, spot: Spot) => boxAround(extentOf(one), spot);

/** All that no animal swims before. */
export const solidsOf = ({ hulls }: Stage, { solids = [] }: Ground): Point[][] => [
  ...solids,
  ...hulls,
];

/** The room of a plate, and who has taken some. */
class Room {
  readonly placed: Placed[];
  private readonly stage: Stage;
  private readonly solids: Point[][];

  constructor(stage: Stage, ground: Ground, placed: Placed[] = []) {
    this.stage = stage;
    this.placed = placed;
    this.solids = solidsOf(stage, ground);
  }

  private inPicture({ left, right, top, bottom }: Box) {
    const above = (this.stage.surface ?? 0) + 10;
    return (
      left > margin &&
      right < WIDTH - margin &&
      top > Math.max(above, crop.top) &&
      bottom < crop.bottom
    );
  }

  private isFree(box: Box) {
    const taken = [...this.placed.map((other) => other.box), ...this.stage.divers];
    return this.inPicture(box) && !taken.some((other) => meet(box, other, 12));
  }

  /** Whether a swimmer has open water around it there. */
  swims(box: Box, most = mostCovered) {
    return this.isFree(box) && coveredBy(this.solids, box) <= most;
  }

  /** Whether a head has water around it, before it is known which way its diver swims. */
  surrounds({ x, y, long }: Omit<Spot, 'angle' | 'flip'>) {
    const box = {
      left: x - long * 0.6,
      right: x + long * 0.6,
      top: y - long * 0.3,
      bottom: y + long * 0.3,
    };
    return (
      coveredBy(this.solids, box) < mostCovered &&
      box.top > (this.stage.surface ?? 0) + 10 &&
      !this.placed.some((other) => meet(box, other.box, 20))
    );
  }

  /** Whether an animal may lie there, on sand or on a ledge, and its ledge is as long as itself. */
  lies(box: Box, onRock: boolean, resting: boolean) {
    if (!this.isFree(box)) return false;
    if (onRock) return !resting || carriedBy(this.solids, box);
    return coveredBy(this.solids, box) < 0.35;
  }

  take(one: Resident, spot: Spot, far = false) {
    this.placed.push({ ...spot, one, box: boxAt(one, spot), far });
  }
}

const whole: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT * 0.86 };

/** A place in an area for an animal of a length, found by trying some. */
function findWater(
  stage: Stage,
  room: Room,
  one: Resident,
  area: Area,
  long: number,
  flip: boolean,
) {
  const { r } = stage;
  for (let i = 0; i < 44; i++) {
    const { x, y, width, height } = i < 30 ? area : whole;
    const spot = {
      x: x + width * r.between(0.08, 0.92),
      y: y + Math.max(40, height) * r.between(0.06, 0.98),
      long,
      angle: (flip ? -1 : 1) * r.between(-7, 8),
      flip,
    };
    if (room.swims(boxAt(one, spot))) return spot;
  }
  return undefined;
}

/** The others of a group, each a little behind; who has no room stays away. */
function follow(stage: Stage, room: Room, one: Resident, lead: Spot, count: number) {
  const { r } = stage;
  const back = lead.flip ? -1 : 1;
  const [, , top, bottom] = extentOf(one);
  const gap = Math.max(0.34, (bottom - top) * 1.1);
  for (let i = 1; i < count; i++) {
    for (let tries = 0; tries < 9; tries++) {
      const long = lead.long * r.between(0.88, 1);
      const spot = {
        ...lead,
        long,
        x:
          lead.x +
          back *
            long *
            (r.between(0.25, 0.75) + 0.55 * Math.floor(i / 2)) *
            (r.chance(0.85) ? 1 : -1),
        y: lead.y + long * gap * r.between(-1.6, 1.6),
        angle: lead.angle + r.between(-4, 4),
      };
      if (!room.swims(boxAt(one, spot))) continue;
      room.take(one, spot);
      break;
    }
  }
}

type Wanted = { one: Resident; hero: boolean; flip: boolean };

function swim(stage: Stage, ground: Ground, room: Room, { one, hero, flip }: Wanted, long: number) {
  const { r } = stage;
  const { open } = ground;
  const over: Area = { ...open, y: open.y + open.height * 0.35, height: open.height * 0.65 };
  const { company = 1 } = one;
  const count = hero
    ? Math.min(company, r.whole(Math.ceil(company / 2), company))
    : Math.ceil(company / 3);
  const lead = findWater(stage, room, one, one.zone === 'over' ? over : open, long, flip);
  if (!lead) return false;
  room.take(one, lead);
  follow(stage, room, one, lead, count);
  return true;
}

function lie(
  stage: Stage,
  room: Room,
  { one, flip }: Wanted,
  long: number,
  perches: readonly Perch[],
  onRock: boolean,
) {
  const { r } = stage;
  const [left, right, , bottom] = extentOf(one);
  const half = Math.max(-left, right) * long + margin + 4;
  const rise = one.host ? long * 0.95 : bottom * long * 0.92;
  const free = perches
    .map((perch) => ({ perch, roll: r() }))
    .sort((a, b) => a.roll - b.roll)
    .map(({ perch: { x, y } }) => ({
      x: Math.max(half, Math.min(WIDTH - half, x)),
      y: Math.min(y, crop.bottom - 6) - rise,
      long,
      angle: one.upright ? 0 : r.between(-4, 4),
      flip,
    }))
    .find((spot) => room.lies(boxAt(one, spot), onRock, one.zone === 'ground'));
  if (free) room.take(one, free);
  return Boolean(free);
}

/** Small fish as silhouettes over the reef. */
function shoal(stage: Stage, { x, y, width, height }: Area) {
  const { r, mid, water } = stage;
  const colour = r.chance(0.5) ? darker(mid, 0.1) : mix(water[0] ?? paper, paper, 0.45);
  return school(
    x + width * r.between(0.2, 0.8),
    y + Math.max(0, height) * r.between(0.1, 0.6),
    r.between(200, 460),
    r.between(70, 190),
    r.whole(14, 44),
    r.between(18, 32),
    colour,
    r.whole(1, 9999),
    { flip: r.chance(0.5), angle: r.between(-10, 10), light: mix(colour, paper, 0.2) },
  );
}

const flatPerches = ({ perches }: Ground) =>
  perches.filter(
    ({ ny, near, x, y }) => ny < -0.82 && near > 0.6 && x > 100 && x < 1100 && y > 230 && y < 770,
  );

/** The main animal and one or two others, from those that the site's text names. */
function cast(stage: Stage, low: readonly Perch[], ledges: readonly Perch[]): Resident[] {
  const { r, facts, hand } = stage;
  if (hand) return residentsOf({ ...facts, marineLife: hand.life ?? '' }).slice(0, 3);
  const all = residentsOf(facts).filter(({ zone, clings }) =>
    clings ? ledges.length > 0 : low.length > 0 || zone === 'open' || zone === 'over',
  );
  const free = all.filter(({ clings }) => !clings);
  const main = free.length ? free : all;
  const first = main.length
    ? r.pick(main.slice(0, Math.max(3, Math.ceil(main.length * 0.7))))
    : undefined;
  if (!first) return [];
  const rest = all.filter((one) => one !== first);
  const second = rest.length ? r.pick(rest) : undefined;
  const third = r.chance(0.55)
    ? rest.find((one) => one !== second && one.zone !== first.zone)
    : undefined;
  return [first, second, third].filter((one) => one !== undefined);
}

/** How large all animals of a plate are drawn, so that the longest of them fills its part and no more. */
function closeness(residents: readonly Resident[], { facts, hand }: Stage, ground: Ground) {
  const most = Math.max(...residents.map(({ metres }) => lengthFor(metres)));
  const scale = hand?.scale ?? ground.scale ?? scales[facts.type] ?? 1;
  const wanted = Math.min(
    longest.most * scale,
    Math.max(longest.least * scale ** 1.3, most * scale),
  );
  return Math.min(wanted / most, scale * mostCloser);
}

/** Gives each animal its place, all at one scale; smaller where they would not have room. */
function settle(stage: Stage, ground: Ground, residents: readonly Resident[]): Placed[] {
  const { r } = stage;
  const ledges = flatPerches(ground);
  const low = ground.floor.length ? ground.floor : ledges;
  const flip = r.chance(0.5);
  const close = closeness(residents, stage, ground);
  let best: Placed[] = [];
  for (const step of steps) {
    const room = new Room(stage, ground);
    let settled = 0;
    for (const [i, one] of residents.entries()) {
      const long = lengthFor(one.metres) * close * step;
      const wanted = { one, hero: i === 0, flip: i === 0 ? flip : r.chance(0.5) };
      const onRock = (one.zone === 'near' && ledges.length > 0) || low === ledges;
      const done =
        one.zone === 'ground' || one.zone === 'near'
          ? lie(stage, room, wanted, long, onRock ? ledges : low, onRock)
          : swim(stage, ground, room, wanted, long);
      if (done) settled++;
    }
    if (settled === residents.length) return room.placed;
    if (room.placed.length > best.length) best = room.placed;
  }
  return best;
}

/** A large animal that finds no room near, far off in the water. */
function farOff(stage: Stage, ground: Ground, [first]: readonly Resident[]): Placed[] {
  if (!first || first.zone === 'ground' || first.zone === 'near') return [];
  const room = new Room(stage, ground);
  const long = lengthFor(first.metres) * 0.5;
  const spot = findWater(stage, room, first, ground.open, long, stage.r.chance(0.5));
  if (spot) room.take(first, spot, true);
  return room.placed;
}

function drawn(stage: Stage, { one, x, y, long, angle, flip, far }: Placed): string {
  const animal = one.draw(x, y, long, angle, flip);
  if (far) return distant(animal, 0.35);
  return one.host
    ? anemone(x, y + long * 0.72, long * 1.5, mix(stage.coast.sand, coral, 0.35), stage) + animal
    : animal;
}

/** A diver in open water, where one of some tries finds room. */
function diverFarOff(stage: Stage, ground: Ground, placed: Placed[]): string {
  const { r, mid } = stage;
  const { x, y, width, height } = ground.open;
  const room = new Room(stage, ground, placed);
  const long = r.between(84, 130);
  for (let i = 0; i < 30; i++) {
    const head = { x: x + width * r(), y: y + Math.max(60, height) * r.between(0.1, 0.9), long };
    if (!room.surrounds(head)) continue;
    const spot = { ...head, angle: r.between(-14, 14), flip: r.chance(0.5) };
    if (!room.swims(diverBox(spot), 0)) continue;
    const dress = { flip: spot.flip, suit: darker(mid, 0.3), trim: mid };
    return diversOf(stage)(spot.x, spot.y, long, spot.angle, dress);
  }
  return '';
}

export type Life = { behind: string; front: string; placed: Placed[] };

/** Two or three animals that live there, each at its place, and at times a diver far off. */
export function animalsOf(stage: Stage, ground: Ground): Life {
  const { r } = stage;
  const ledges = flatPerches(ground);
  const low = ground.floor.length ? ground.floor : ledges;
  const residents = cast(stage, low, ledges);
  const near = residents.length ? settle(stage, ground, residents) : [];
  const placed = near.length ? near : farOff(stage, ground, residents);
  const front = [...placed]
    .reverse()
    .map((one) => drawn(stage, one))
    .join('');
  let behind = r.chance(0.75) || !front ? shoal(stage, ground.open) : '';
  if (r.chance(0.24) || !front) behind += diverFarOff(stage, ground, placed);
  return { behind, front, placed };
}
