import { diver } from '../animals/diver.ts';
import { school } from '../kit/growth/school.ts';
import { coral, mix, paper } from '../palette.ts';
import { type Resident, residentsOf } from './fauna.ts';
import { anemone } from './growth.ts';
import { type Area, darker, type Ground, HEIGHT, type Perch, type Stage, WIDTH } from './scene.ts';

/** Pixels for a length in metres: small animals swim nearer to us than large ones. */
const lengthOf = (metres: number) => 300 * metres ** 0.36;

type Box = { left: number; right: number; top: number; bottom: number };

/** Boxes of what is placed, so that no animal hides another. */
class Places {
  private readonly taken: Box[] = [];

  private static around(x: number, y: number, long: number, high: number): Box {
    return { left: x - long / 2, right: x + long / 2, top: y - high / 2, bottom: y + high / 2 };
  }

  take(x: number, y: number, long: number, high = long * 0.5) {
    this.taken.push(Places.around(x, y, long, high));
  }

  /** Share of the box that others cover. */
  cost(x: number, y: number, long: number, high = long * 0.5): number {
    const a = Places.around(x, y, long, high);
    return this.taken.reduce((sum, b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 0 && tall > 0 ? sum + wide * tall : sum;
    }, 0);
  }
}

function bestOf(stage: Stage, places: Places, area: Area, long: number, central: boolean) {
  const { r } = stage;
  const inset = Math.min(area.width / 2, long * 0.35);
  const head = Math.min(area.height / 2, long * 0.24);
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 9; i++) {
    const across = central ? r.between(0.25, 0.75) : r();
    const x = area.x + inset + (area.width - inset * 2) * across;
    const y = area.y + head + Math.max(0, area.height - head) * r.between(0, 0.94);
    const cost = places.cost(x, y, long) + i;
    if (cost < best.cost) best = { x, y, cost };
  }
  return best;
}

type Swimmer = { x: number; y: number; size: number; angle: number };

/** The way by which a group comes whole into the picture, below the surface. */
function intoPicture(group: readonly Swimmer[], surface: number): { x: number; y: number } {
  const inside = (low: number, high: number, from: number, to: number) => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    return Math.max(0, from - low) + Math.min(0, to - high);
  };
  const least = (edge: (one: Swimmer) => number) => Math.min(...group.map(edge));
  const most = (edge: (one: Swimmer) => number) => Math.max(...group.map(edge));
  return {
    x: inside(
      least(({ x, size }) => x - size * 0.5),
      most(({ x, size }) => x + size * 0.5),
      14,
      WIDTH - 14,
    ),
    y: inside(
      least(({ y, size }) => y - size * 0.3),
      most(({ y, size }) => y + size * 0.3),
      surface + 8,
      HEIGHT - 10,
    ),
  };
}

type Swim = { hero: boolean; flip: boolean; area: Area };

function swimmers(
  stage: Stage,
  places: Places,
  { draw, metres, company = 1 }: Resident,
  { hero, flip, area }: Swim,
) {
  const { r } = stage;
  const room = Math.max(170, area.width * (hero ? 0.8 : 0.44));
  const long = Math.min(lengthOf(metres) * r.between(0.9, 1.16) * (hero ? 1.18 : 0.66), room);
  const count = hero ? Math.min(company, r.whole(1, 4)) : 1;
  const at = bestOf(stage, places, area, long * (count > 1 ? 1.6 : 1), hero);
  const group: Swimmer[] = [];
  for (let i = count - 1; i >= 0; i--) {
    const size = long * (1 - i * 0.14) * (count > 1 ? 0.86 : 1);
    const x = at.x + (flip ? -1 : 1) * i * long * 0.66 + r.between(-16, 16);
    const y = at.y + (i % 2 ? -1 : 1) * i * long * 0.24 + r.between(-12, 12);
    group.push({ x, y, size, angle: (flip ? -1 : 1) * r.between(-10, 12) });
  }
  const move = intoPicture(group, stage.surface ?? 0);
  let svg = '';
  for (const { x, y, size, angle } of group) {
    svg += draw(x + move.x, y + move.y, size, angle, flip);
    places.take(x + move.x, y + move.y, size);
  }
  return svg;
}

/** Lays an animal on one of the perches, the freest. */
function onGround(
  stage: Stage,
  places: Places,
  one: Resident,
  perches: readonly Perch[],
  hero: boolean,
) {
  const { r } = stage;
  const long = lengthOf(one.metres) * r.between(0.92, 1.14) * (hero ? 1.12 : 0.82);
  const spots = perches
    .map(({ x, y }) => ({
      x: Math.max(long * 0.5 + 16, Math.min(1184 - long * 0.5, x)),
      y: Math.min(y, 764) - long * 0.08,
    }))
    .map((spot) => ({ ...spot, cost: places.cost(spot.x, spot.y, long, long * 0.4) + r() }))
    .sort((a, b) => a.cost - b.cost);
  const [place] = spots;
  if (!place) return '';
  // On a perch that is awash it stays below the surface.
  const above = long * (one.upright ? 0.56 : 0.24);
  const spot = { x: place.x, y: Math.max(place.y, (stage.surface ?? 0) + above) };
  places.take(spot.x, spot.y, long, long * 0.4);
  const fish = one.draw(spot.x, spot.y, long, r.between(-5, 5), r.chance(0.5));
  return one.host
    ? anemone(spot.x, spot.y + long * 0.72, long * 1.5, mix(stage.coast.sand, coral, 0.35), stage) +
        fish
    : fish;
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
  const main = all.filter(({ clings }) => !clings);
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

/** Two or three animals that live there, each at its place, and at times a diver far off. */
export function animalsOf(stage: Stage, ground: Ground): { behind: string; front: string } {
  const { r, mid } = stage;
  const places = new Places();
  const ledges = flatPerches(ground);
  const low = ground.floor.length ? ground.floor : ledges;
  const flip = r.chance(0.5);
  let front = '';
  for (const [i, one] of cast(stage, low, ledges).entries()) {
    const hero = i === 0;
    const { open } = ground;
    const over: Area = { ...open, y: open.y + open.height * 0.35, height: open.height * 0.65 };
    front =
      (one.zone === 'ground' || one.zone === 'near'
        ? onGround(stage, places, one, one.zone === 'near' && ledges.length ? ledges : low, hero)
        : swimmers(stage, places, one, {
            hero,
            flip: hero ? flip : r.chance(0.5),
            area: one.zone === 'over' ? over : open,
          })) + front;
  }
  let behind = r.chance(0.75) || !front ? shoal(stage, ground.open) : '';
  if (r.chance(0.24) || !front) {
    const at = bestOf(stage, places, ground.open, 130, false);
    behind += diver(at.x, at.y, r.between(84, 130), r.between(-14, 14), {
      flip: r.chance(0.5),
      suit: darker(mid, 0.3),
      trim: mid,
    });
  }
  return { behind, front };
}
