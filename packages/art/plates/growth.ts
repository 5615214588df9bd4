import { bullKelpBrown, bullKelpPlant } from '../kit/growth/bull-kelp.ts';
import { dome, plateCoral, staghorn } from '../kit/growth/hard-coral.ts';
import { commonKelp, giantKelp } from '../kit/growth/kelp.ts';
import { seaFan, softCoral } from '../kit/growth/soft-coral.ts';
import { spongeClump } from '../kit/growth/sponges.ts';
import { curve, num, type Point } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { blush, coral, fern, honey, kelp, mix, ochre, paper, rust } from '../palette.ts';
import { says } from './facts.ts';
import { type Ground, HEIGHT, type Perch, type Stage } from './scene.ts';

type Kind =
  | 'plate'
  | 'staghorn'
  | 'dome'
  | 'fan'
  | 'soft'
  | 'whips'
  | 'kelp'
  | 'weed'
  | 'sponge'
  | 'tulips'
  | 'crust'
  | 'grass'
  | 'anemone';

const warm = [coral, honey, blush, ochre, mix(coral, '#8E5AA8', 0.45), mix(honey, fern, 0.4)];

/** A colour as the water between shows it. */
const through = (stage: Stage, colour: string, near: number) =>
  mix(colour, stage.mid, Math.max(0, 0.62 - near * 0.56) + (stage.hour === 'night' ? 0.2 : 0));

function whips(x: number, y: number, size: number, colour: string, stage: Stage) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < 6; i++) {
    const lean = r.between(-0.3, 0.3) * size;
    d += `M${num(x + (i - 2.5) * size * 0.07)} ${num(y + 6)}q${num(lean * 0.2)} ${num(-size * 0.6)} ${num(lean)} ${num(-size * r.between(0.8, 1.3))}`;
  }
  return stroke(d, colour, Math.max(3, size * 0.035));
}

function tulips(x: number, y: number, size: number, colour: string, stage: Stage) {
  const { r } = stage;
  let out = '';
  for (let i = 0; i < 5; i++) {
    const px = x + (i - 2) * size * 0.16;
    const high = size * r.between(0.5, 0.9);
    const tip = px + r.between(-0.14, 0.14) * size;
    out += stroke(
      `M${num(px)} ${num(y + 6)}Q${num(px)} ${num(y - high * 0.5)} ${num(tip)} ${num(y - high)}`,
      mix(colour, rust, 0.5),
      4,
    );
    out +=
      shape(blot(tip, y - high, size * 0.1, r, 1.3), colour) +
      shape(blot(tip - 3, y - high - 3, size * 0.04, r), mix(colour, paper, 0.4));
  }
  return out;
}

function crust({ x, y, nx, ny }: Perch, size: number, colour: string, stage: Stage) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < 12; i++) {
    const along = r.between(-0.6, 0.6) * size;
    const into = r.between(0.02, 0.3) * size;
    d += blot(
      x - ny * along - nx * into,
      y + nx * along - ny * into,
      r.between(0.04, 0.1) * size,
      r,
      0.8,
    );
  }
  return shape(d, colour);
}

function grass(x: number, y: number, size: number, colour: string, stage: Stage) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < 16; i++) {
    const px = x + r.between(-0.6, 0.6) * size;
    const high = size * r.between(0.4, 0.95);
    const lean = high * r.between(0.15, 0.45);
    const tip: Point = [px + lean, y - high, 1];
    d += curve([
      [px - 4, y + 8, 1],
      [px + lean * 0.3 - 3, y - high * 0.55],
      tip,
      [px + lean * 0.3 + 4, y - high * 0.5],
      [px + 4, y + 8, 1],
    ]);
  }
  return shape(d, colour);
}

/** A host anemone, its tentacles fanned upwards. */
export function anemone(x: number, y: number, size: number, colour: string, stage: Stage) {
  const { r } = stage;
  let d = '';
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.1 + 0.8 * (i / 14)) + r.between(-0.1, 0.1);
    const long = size * r.between(0.4, 0.62);
    d += `M${num(x + Math.cos(a) * size * 0.2)} ${num(y)}Q${num(x + Math.cos(a) * long * 0.7)} ${num(y + Math.sin(a) * long * 0.5)} ${num(x + Math.cos(a) * long)} ${num(y + Math.sin(a) * long)}`;
  }
  return stroke(d, colour, size * 0.075) + stroke(d, mix(colour, paper, 0.3), size * 0.028);
}

/** Plants of common kelp that share a rock and bend one way. */
function kelpClump(x: number, y: number, size: number, seed: number, base: string) {
  const r = random(seed);
  return [-0.34, 0.3, 0]
    .map((at) =>
      commonKelp(
        x + (at + r.between(-0.08, 0.08)) * size,
        y + r.between(-4, 4),
        size * r.between(0.78, 1.12) * (at ? 0.9 : 1),
        r.whole(1, 99999),
        { base, stream: 0.35 + r.between(-0.12, 0.18) },
      ),
    )
    .join('');
}

function draw(kind: Kind, perch: Perch, size: number, stage: Stage): string {
  const { r, water } = stage;
  const { x, y, near } = perch;
  const seed = r.whole(1, 99999);
  const colour = through(stage, r.pick(warm), near);
  const weed = through(stage, kelp, near);
  const tints = warm.map((tint) => through(stage, tint, near));
  switch (kind) {
    case 'plate':
      return plateCoral(
        x,
        y + 6,
        size * r.between(1.5, 2.3),
        size * r.between(0.4, 0.6),
        colour,
        seed,
      );
    case 'staghorn':
      return staghorn(x, y + 6, size * 1.2, size * 0.6, colour, seed);
    case 'dome':
      return dome(x, y + 8, size * 1.1, size * 0.6, colour, seed);
    case 'fan':
      return seaFan(x, y + 4, size * 1.1, colour, seed, perch.nx * 0.9);
    case 'soft':
      return softCoral(x + perch.nx * size * 0.2, y - size * 0.14, size * 0.34, colour, r);
    case 'whips':
      return whips(x, y, size * 1.1, colour, stage);
    case 'kelp':
      return stage.hand
        ? commonKelp(x, y + 8, size * 1.35, seed, { base: weed, stream: 0.4 })
        : kelpClump(x, y + 8, size * 1.5, seed, weed);
    case 'weed':
      return giantKelp(
        [x, y + 10],
        [x + r.between(-60, 60), Math.max((stage.surface ?? -40) + 6, y - size * 4.6)],
        seed,
        {
          base: weed,
          blade: size * 0.62,
          light: mix(weed, water[0] ?? paper, 0.35),
        },
      );
    case 'sponge':
      return spongeClump(x, y + 8, size * 0.8, seed, tints);
    case 'tulips':
      return tulips(x, y, size, colour, stage);
    case 'crust':
      return crust(perch, size * 1.4, colour, stage);
    case 'grass':
      return grass(x, y, size, mix(weed, '#5E8A4A', 0.5), stage);
    case 'anemone':
      return anemone(x, y, size * 0.9, colour, stage);
  }
}

/** What grows at a site, most first. */
function growthFor(stage: Stage): Kind[] {
  const { facts, coast, r } = stage;
  const deep = facts.depthMax > 22;
  const kinds: Kind[] = [];
  if (coast.coral) {
    kinds.push('plate', 'dome', 'staghorn', 'soft', 'crust');
    if (deep || says(facts, /gorgonian|sea fan|wall|whip/i)) kinds.push('fan', 'whips', 'fan');
    if (/anemone/i.test(facts.marineLife)) kinds.push('anemone');
  } else {
    if (says(facts, /giant kelp|string kelp/i)) kinds.push('weed', 'weed');
    if (says(facts, /kelp|weed/i) || facts.depthMin < 14) kinds.push('kelp', 'kelp', 'crust');
    if (deep || says(facts, /sponge|garden|gorgonian/i))
      kinds.push('sponge', 'sponge', 'fan', 'whips', 'tulips');
    kinds.push('sponge', 'crust');
    if (says(facts, /sea tulip|tulip/i)) kinds.push('tulips');
  }
  if (says(facts, /sea ?grass|posidonia|ribbon ?weed/i)) kinds.push('grass');
  // Each site leans to one of its kinds, so that neighbours grow differently.
  const own = r.pick(kinds);
  return [...kinds, own, own, own];
}

/** How high a kind grows, as a share of its size; giant kelp ends below the surface by itself. */
const heights: Partial<Record<Kind, number>> = {
  weed: 0,
  crust: 0.2,
  plate: 0.6,
  dome: 0.6,
  kelp: 1.4,
  whips: 1.4,
};

/** Whether growth would stand out of the water, on a rock that is awash. */
const emerges = (kind: Kind, perch: Perch, size: number, { surface }: Stage) =>
  surface !== undefined && perch.y - size * (heights[kind] ?? 1) < surface;

const steep: Kind[] = ['fan', 'soft', 'sponge', 'crust', 'whips', 'tulips'];

const tellsOfKelp = ({ facts, coast, hand }: Stage) =>
  !hand && !coast.coral && (says(facts, /kelp/i) || /kelp/i.test(facts.marineLife));

/** Scraps of it lie under jetties far from where it grows. */
const tellsOfBullKelp = ({ facts }: Stage) =>
  /bull kelp(?! scraps)/i.test(`${facts.description} ${facts.marineLife}`);

/** Metres below which surge no longer reaches, and bull kelp no longer grows. */
const surgeReaches = 15;

/** The depth that a row of pixels stands for. */
function depthAt(y: number, { facts, surface }: Stage) {
  const top = (surface ?? 0) + 30;
  const share = Math.max(0, (y - top) / (HEIGHT - 40 - top));
  return facts.depthMin + share * (facts.depthMax - facts.depthMin);
}

/** Bull kelp along the edges of rock that take the swell, all of it bent one way. */
function bullKelpBelt(stage: Stage, { perches }: Ground): string {
  const r = random(stage.r.whole(1, 99999));
  const highest = (stage.surface ?? -60) + 12;
  const edges = perches.filter(({ ny, y }) => ny < 0.1 && y > highest + 20);
  // Seen from below, depth says little of how high a rock stands: its crown has kelp all the same.
  const crown = Math.min(...edges.map(({ y }) => y)) + 110;
  const held = edges
    .filter(({ y }) => y <= crown || depthAt(y, stage) <= surgeReaches)
    .toSorted((a, b) => a.near - b.near || a.y - b.y);
  const step = Math.max(1, Math.ceil(held.length / 12));
  return held
    .filter((_, i) => i % step === 0)
    .map(({ x, y, near }) =>
      bullKelpPlant(x, y + 6, r.between(120, 170) * (0.45 + near * 0.62), r.whole(1, 99999), {
        base: through(stage, mix(bullKelpBrown, ochre, r.between(0, 0.2)), near),
        stream: r.between(0.9, 1.15),
        highest,
      }),
    )
    .join('');
}

/** The pixels from one plant of a bed to the next. */
const bedGap = 46;

/** A canopy of common kelp over all rock that light reaches, rows behind paler than those in front. */
function kelpBed(stage: Stage, { perches }: Ground): string {
  const r = random(stage.r.whole(1, 99999));
  const held = perches.filter(({ ny, y }) => ny < -0.45 && y > (stage.surface ?? 0) + 150);
  const rows = held.toSorted((a, b) => a.near - b.near || a.y - b.y);
  const step = Math.max(1, Math.ceil(rows.length / 26));
  return rows
    .filter((_, i) => i % step === 0)
    .flatMap(({ x, y, near }) => {
      const size = r.between(104, 150) * (0.45 + near * 0.62);
      const base = through(stage, mix(kelp, ochre, r.between(0, 0.3)), near);
      return [-0.5, 0.5].map((at) =>
        commonKelp(
          x + (at + r.between(-0.25, 0.25)) * bedGap,
          y + 10 + r.between(-4, 10),
          size * r.between(0.82, 1.12),
          r.whole(1, 99999),
          { base, stream: 0.4 + r.between(-0.15, 0.15) },
        ),
      );
    })
    .join('');
}

/** Growth on the perches of a ground, those further off first; kelp over it where the site has kelp. */
export function growthOf(stage: Stage, ground: Ground): string {
  const { r } = stage;
  if (ground.growth === 'none') return '';
  const bed = tellsOfKelp(stage) ? kelpBed(stage, ground) : '';
  const kinds = growthFor(stage);
  const share =
    { sparse: 0.16, lush: 0.75 }[ground.growth as 'sparse' | 'lush'] ?? r.between(0.28, 0.55);
  return ground.perches
    .filter(({ ny }) => ny < 0.3)
    .filter(() => r.chance(share))
    .sort((a, b) => a.near - b.near || a.y - b.y)
    .slice(0, 34)
    .map((perch) => {
      const side = perch.ny > -0.55;
      const choice = side ? kinds.filter((kind) => steep.includes(kind)) : kinds;
      const kind = choice.length ? r.pick(choice) : 'crust';
      const size =
        r.between(58, 112) * (0.42 + perch.near * 0.68) * (perch.y > HEIGHT - 90 ? 1.25 : 1);
      // Drawn all the same, so that what follows keeps its chance.
      const drawn = draw(kind, perch, size, stage);
      return emerges(kind, perch, size, stage) ? '' : drawn;
    })
    .concat(bed, tellsOfBullKelp(stage) ? bullKelpBelt(stage, ground) : '')
    .join('');
}
