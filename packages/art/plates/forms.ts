import type { Random } from '../kit/random.ts';
import { asked } from './asked.ts';
import { type PlateFacts, says } from './facts.ts';
import { barge } from './grounds/barges.ts';
import { chamber, door, mouth } from './grounds/caves.ts';
import * as craft from './grounds/craft.ts';
import * as lone from './grounds/heads.ts';
import { closePile, nave, sideView } from './grounds/pier.ts';
import { meadow, pool } from './grounds/plants.ts';
import { paddle } from './grounds/remains.ts';
import { breakwater, drift, muck, pipeline } from './grounds/sands.ts';
import { scattered } from './grounds/scattered.ts';
import * as ships from './grounds/ships.ts';
import * as slopes from './grounds/slopes.ts';
import * as tall from './grounds/tall.ts';
import { chasm, lookUp, wallFace } from './grounds/walls.ts';
import type { Ground, Stage } from './scene.ts';
import type { Coast } from './waters.ts';

export type GroundForm = {
  draw: (stage: Stage) => Ground;
  /** How often the plate shows the surface and what stands above it. */
  sky: 'above' | 'often' | 'seldom' | 'never';
};

type Sky = GroundForm['sky'];

const form = (draw: GroundForm['draw'], sky: Sky): GroundForm => ({ draw, sky });

const slope = form(slopes.slope, 'often');
const terraces = form(slopes.terraces, 'often');
const bommie = form(lone.bommie, 'seldom');
const heads = form(lone.heads, 'often');
const gutter = form(tall.gutter, 'often');
const pinnacle = form(tall.pinnacle, 'often');
const boulderField = form(lone.boulderField, 'seldom');
const garden = form(lone.garden, 'seldom');
const dropOff = form(slopes.dropOff, 'often');
const archway = form(tall.archway, 'seldom');
const sandEdge = form(slopes.sandEdge, 'often');
const ledge = form(slopes.ledge, 'often');
const lookUpForm = form(lookUp, 'never');
const face = form(wallFace, 'seldom');
const gap = form(chasm, 'seldom');

/** A hole through rock shows as an arch, a mouth or a slot. */
const swimThrough = form(
  (stage) => stage.r.pick([tall.archway, mouth, chasm, tall.gutter])(stage),
  'never',
);

/** Forms that a word in the site's text asks for. */
const named: readonly [RegExp, GroundForm][] = [
  [/\bbommies\b/i, heads],
  [/\bbommie\b/i, bommie],
  [/pinnacle|sea ?mount|\bstack\b|spire/i, pinnacle],
  [/boulder|granite/i, boulderField],
  [/\barch(es)?\b/i, archway],
  [/swim-?through/i, swimThrough],
  [/gutter|canyon|channel/i, gutter],
  [/drop-?off|reef edge|reef flat|crest/i, dropOff],
  [/ledge|overhang|shelf|terrace/i, ledge],
  [/terrace|step|rock platform/i, terraces],
  [/sea ?grass|ribbon ?weed|posidonia/i, form(meadow, 'often')],
  [/sponge garden|garden|low reef|flat reef/i, garden],
  [/lagoon|coral heads|sandy|patch reef/i, heads],
  [/chasm|crevice|slot|gorge/i, gap],
  [/\bwall\b/i, face],
  [/sand/i, sandEdge],
];

const shoreReefs = [slope, slope, terraces, gutter, ledge, sandEdge, garden, boulderField];
const boatReefs = [
  bommie,
  heads,
  pinnacle,
  garden,
  dropOff,
  lookUpForm,
  terraces,
  gutter,
  slope,
  ledge,
];

function reefForms(facts: PlateFacts): GroundForm[] {
  const base = facts.access === 'shore' || facts.access === 'both' ? shoreReefs : boatReefs;
  const asked = named.filter(([words]) => says(facts, words)).map(([, one]) => one);
  return [...asked, ...asked, ...base, lookUpForm];
}

function wreckForms(facts: PlateFacts, r: Random): GroundForm[] {
  const is = (words: RegExp) => words.test(facts.name);
  const text = (words: RegExp) => says(facts, words);
  if (is(/submarine/i)) return [form(craft.submarine, 'never')];
  if (text(/modules|artificial reef|concrete/i)) return [form(craft.modules, 'seldom')];
  if (text(/paddle wheels/i)) return [form(paddle, 'seldom')];
  if (text(/on (her|its) (\w+ )?side|starboard side|port side/i))
    return [form(ships.onHerSide, 'seldom')];
  if (text(/barge|dredge|lighter|landing craft|rig\b|bucket/i) && !is(/HMAS/))
    return [form(barge, text(/out of \w+ metres of water/i) ? 'above' : 'seldom')];
  if (is(/HMAS|USS|USAT/)) return [form(ships.upright, 'seldom'), form(ships.stern, 'never')];
  if (text(/breaks the surface|stick out/i)) return [form(scattered, 'above')];
  if (text(/boiler|timber|wooden|sailing|barque|clipper|ribs|anchor/i) || facts.depthMax < 10)
    return [form(scattered, facts.depthMax < 12 ? 'often' : 'seldom')];
  const whole = [form(ships.upright, 'seldom'), form(ships.stern, 'never')];
  return r.chance(0.75) ? whole : [form(scattered, 'seldom')];
}

const caves = [
  form(mouth, 'never'),
  form(mouth, 'never'),
  form(chamber, 'never'),
  form(door, 'often'),
  archway,
];

function formsOf(facts: PlateFacts, r: Random): GroundForm[] {
  switch (facts.type) {
    case 'wreck':
      return wreckForms(facts, r);
    case 'pier':
      return [
        form(sideView, 'above'),
        form(sideView, 'above'),
        form(nave, 'never'),
        form(closePile, 'seldom'),
      ];
    case 'cave':
      return caves;
    case 'wall':
      return [face, face, gap, dropOff, lookUpForm, pinnacle];
    case 'muck':
      if (says(facts, /breakwall|breakwater|rock wall|west wall/i))
        return [form(breakwater, 'above'), form(breakwater, 'seldom')];
      if (says(facts, /pipeline|pipe\b/i)) return [form(pipeline, 'seldom')];
      return [form(muck, 'often'), form(muck, 'seldom'), garden];
    case 'drift':
      return [form(drift, 'seldom'), form(drift, 'often')];
    case 'freshwater':
      return [form(pool, facts.depthMax > 20 ? 'often' : 'above')];
    case 'reef':
      return reefForms(facts);
  }
}

/** The form of the ground: of its kind and of the words about it. */
export function groundFor(facts: PlateFacts, _coast: Coast, r: Random): GroundForm {
  const forms = formsOf(facts, r);
  const usual = r.pick(forms);
  return asked[facts.slug] ?? usual;
}
