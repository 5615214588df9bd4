import { resetIds } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { mix } from '../palette.ts';
import { coastOf } from './coasts.ts';
import { type PlateFacts, seedOf } from './facts.ts';
import { type GroundForm, groundFor } from './forms.ts';
import { growthOf } from './growth.ts';
import { hands } from './hands.ts';
import { animalsOf, type Life, solidsOf } from './placing.ts';
import { salts } from './salts.ts';
import { HEIGHT, type Hour, type Stage, WIDTH } from './scene.ts';
import { castOver, seaOf, shafts, shimmer, skyOf, waterline, waterOf } from './sea.ts';
import { shoreFor, shoreOf } from './shore.ts';

const hours: readonly Hour[] = ['dawn', 'noon', 'noon', 'noon', 'gold', 'gold', 'dusk', 'grey'];

function hourOf({ description }: PlateFacts, roll: number, pick: Hour): Hour {
  if (/\b(night dive|after dark|at night)\b/i.test(description) && roll < 0.4) return 'night';
  if (/\bdusk\b|twilight/i.test(description) && roll < 0.6) return 'dusk';
  return pick;
}

/** How much of the plate lies above the water, by the form and the depth of the site. */
function surfaceOf(form: GroundForm, facts: PlateFacts, roll: number, height: number) {
  const shallow = facts.depthMax <= 12;
  const share = { above: 1, often: shallow ? 0.72 : 0.42, seldom: shallow ? 0.4 : 0.2, never: 0 }[
    form.sky
  ];
  if (roll >= share) return undefined;
  return Math.round(shallow ? 170 + height * 120 : 110 + height * 130);
}

function stageOf(facts: PlateFacts): { stage: Stage; form: GroundForm; flip: boolean } {
  const r = random(seedOf(facts.slug) + (salts[facts.slug] ?? 0) * 7919);
  const coast = coastOf(facts);
  const hand = hands[facts.slug];
  const chosen = groundFor(facts, coast, r);
  const form: GroundForm = hand ? { draw: hand.draw, sky: 'seldom' } : chosen;
  const usual = hourOf(facts, r(), r.pick(hours));
  const hour = hand?.hour ?? usual;
  const level = surfaceOf(form, facts, r(), r());
  const surface = hand ? hand.surface : level;
  const water = waterOf({ coast, facts, hour, surface });
  const deepest = water[water.length - 1] ?? coast.rock;
  const rock = castOver(coast.rock, hour);
  const ground = castOver(mix(coast.sand, deepest, surface === undefined ? 0.34 : 0.22), hour);
  const own = shoreFor({ r, facts, coast });
  const shore = hand?.shore ?? own;
  const stage: Stage = {
    r,
    facts,
    hand,
    hulls: [],
    divers: [],
    coast,
    shore,
    hour,
    surface,
    water,
    far: mix(rock, water[2] ?? rock, 0.62),
    mid: mix(rock, water[2] ?? rock, 0.34),
    near: mix(rock, deepest, 0.12),
    sand: { colour: ground, shade: mix(ground, deepest, 0.4), light: mix(ground, '#FFFFFF', 0.25) },
  };
  const turned = r.chance(0.5);
  return { stage, form, flip: hand ? (hand.flip ?? false) : turned };
}

/** All parts of a plate, in the order in which chance draws them. */
function layersOf(facts: PlateFacts) {
  resetIds();
  const { stage, form, flip } = stageOf(facts);
  const { r, surface } = stage;
  const sky = surface === undefined ? '' : skyOf(stage) + (stage.hand?.above ?? shoreOf)(stage);
  const sea = seaOf(stage);
  const light =
    (stage.hour === 'night' ? '' : shafts(stage, r.between(240, 960))) +
    (surface === undefined && form.sky !== 'never' && r.chance(0.55)
      ? shimmer(stage, r.between(40, 90))
      : '');
  const ground = form.draw(stage);
  const growth = growthOf(stage, ground);
  const life: Partial<Life> & { front: string } =
    stage.hand?.cast?.(stage) ?? animalsOf(stage, ground);
  return { stage, flip, sky, sea, light, ground, growth, life };
}

/** The plate of a dive site: the same facts give the same SVG to the byte. */
export function composePlate(facts: PlateFacts, size = { width: WIDTH, height: HEIGHT }): string {
  const { stage, flip, sky, sea, light, ground, growth, life } = layersOf(facts);
  const content =
    sky +
    sea +
    waterline(stage) +
    light +
    (life.behind ?? '') +
    ground.svg +
    growth +
    life.front +
    (ground.front ?? '');
  const turn = flip ? `transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${stage.water[0]}"/><g ${turn}>${flat(content)}</g></svg>`;
}

/** The animals that the composer places on a plate, or undefined where a hand places them; its divers, and what none of them must cover. */
export function placedOn(facts: PlateFacts) {
  const { stage, flip, ground, life } = layersOf(facts);
  return {
    placed: life.placed,
    front: flat(life.front),
    behind: flat(life.behind ?? ''),
    divers: stage.divers,
    flip,
    ground,
    solids: solidsOf(stage, ground),
    surface: stage.surface,
  };
}

/** Filters cost more than all else together; the press's grain is laid over the rendered plate. */
const flat = (svg: string) =>
  svg.replace(/<filter[\s\S]*?<\/filter>/g, '').replace(/ ?filter="url\(#[^"]*\)"/g, '');
