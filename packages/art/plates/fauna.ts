import { blacklipAbalone } from '../animals/abalone.ts';
import { barracuda } from '../animals/barracuda.ts';
import { batfish } from '../animals/batfish.ts';
import { biscuitStar } from '../animals/biscuit-star.ts';
import { easternBlueDevil, southernBlueDevil } from '../animals/blue-devil.ts';
import { blueGroper } from '../animals/blue-groper.ts';
import { boarfish } from '../animals/boarfish.ts';
import {
  blacktipBullseye,
  bronzeBullseye,
  commonBullseye,
  roughBullseye,
} from '../animals/bullseyes.ts';
import { butterflyfish } from '../animals/butterflyfish.ts';
import { clownAnemonefish } from '../animals/clown-anemonefish.ts';
import { coralTrout } from '../animals/coral-trout.ts';
import { cowtailStingray } from '../animals/cowtail-stingray.ts';
import { giantCuttlefish } from '../animals/cuttlefish.ts';
import { dolphin } from '../animals/dolphin.ts';
import { draughtboardShark } from '../animals/draughtboard-shark.ts';
import { southernEagleRay, whitespottedEagleRay } from '../animals/eagle-rays-in-flight.ts';
import { emperorAngelfish } from '../animals/emperor-angelfish.ts';
import { orangeFeatherStar } from '../animals/feather-star.ts';
import { giantClam } from '../animals/giant-clam.ts';
import { giantGrouper } from '../animals/giant-grouper.ts';
import { globefish } from '../animals/globefish.ts';
import { greenTurtle } from '../animals/green-turtle.ts';
import { greyNurse } from '../animals/grey-nurse.ts';
import { hammerhead } from '../animals/hammerhead.ts';
import { handfish } from '../animals/handfish.ts';
import { harlequinFish } from '../animals/harlequin-fish.ts';
import { kingfish } from '../animals/kingfish.ts';
import { leafySeadragon } from '../animals/leafy-seadragon.ts';
import { leatherjacket } from '../animals/leatherjacket.ts';
import { leopardShark } from '../animals/leopard-shark.ts';
import { lionfish } from '../animals/lionfish.ts';
import { maoriWrasse } from '../animals/maori-wrasse.ts';
import { blueSpottedMaskray } from '../animals/maskray.ts';
import { moonlighter } from '../animals/moonlighter.ts';
import { moray } from '../animals/moray.ts';
import { bandedMorwong, magpiePerch, redMorwong } from '../animals/morwong.ts';
import { mulloway } from '../animals/mulloway.ts';
import { nudibranch } from '../animals/nudibranch.ts';
import { octopus } from '../animals/octopus.ts';
import { oldWife } from '../animals/old-wife.ts';
import { parrotfish } from '../animals/parrotfish.ts';
import { portJacksonShark } from '../animals/port-jackson-shark.ts';
import { potatoCod } from '../animals/potato-cod.ts';
import { reefManta } from '../animals/reef-manta.ts';
import { blacktipReefShark, greyReefShark, whitetipReefShark } from '../animals/requiem-shark.ts';
import { rockLobster } from '../animals/rock-lobster.ts';
import { furSeal, seaLion } from '../animals/sea-lion.ts';
import { barberPerch, butterflyPerch } from '../animals/sea-perch.ts';
import { seaSnake } from '../animals/sea-snake.ts';
import { seahorse } from '../animals/seahorse.ts';
import { snapper } from '../animals/snapper.ts';
import { squid } from '../animals/squid.ts';
import { blotchedFantailRay, blueSpottedRay, smoothStingray } from '../animals/stingray.ts';
import { stonefish } from '../animals/stonefish.ts';
import { trevally } from '../animals/trevally.ts';
import { weedySeadragon } from '../animals/weedy-seadragon.ts';
import { whaleSharkFromBelow } from '../animals/whale-shark.ts';
import { wobbegong } from '../animals/wobbegong.ts';
import { herringCale, senatorWrasse, westernKingWrasse } from '../animals/wrasse.ts';
import type { Animal } from '../kit/fish.ts';
import { num } from '../kit/outline.ts';
import type { PlateFacts } from './facts.ts';

/** In open water, over the reef, close to what grows, on the ground. */
export type Zone = 'open' | 'over' | 'near' | 'ground';

export type Resident = {
  words: RegExp;
  draw: Animal;
  metres: number;
  zone: Zone;
  /** How many swim together. */
  company?: number;
  /** It stays by an anemone. */
  host?: boolean;
  /** Its length goes up, not across. */
  upright?: boolean;
  /** It clings to rock, and is the main animal of a plate only where none other is. */
  clings?: boolean;
  /** Degrees of latitude: south of it the words mean another animal. */
  southernmost?: number;
  /** North of it the words mean another animal. */
  northernmost?: number;
  /** The states in which the words mean this animal, where others have another. */
  states?: readonly string[];
};

/** A drawing of the posters takes options in place of a flip. */
const turned =
  (
    drawing: (
      x: number,
      y: number,
      length: number,
      angle?: number,
      options?: { flip?: boolean },
    ) => string,
  ): Animal =>
  (x, y, length, angle = 0, flip = false) =>
    drawing(x, y, length, angle, { flip });

/** The poster's whale shark swims upwards; here it swims level. */
const levelWhaleShark: Animal = (x, y, length, angle = 0, flip = false) =>
  whaleSharkFromBelow(x, y, length, angle + (flip ? 62 : -62), { flip });

/** What was drawn from above lies on the ground before us. */
const lyingFlat =
  (draw: Animal): Animal =>
  (x, y, length, angle, flip) =>
    `<g transform="translate(0 ${num(y)}) scale(1 0.42) translate(0 ${num(-y)})">${draw(x, y, length, angle, flip)}</g>`;

const resident = (
  words: RegExp,
  draw: Animal,
  metres: number,
  zone: Zone,
  company = 1,
): Resident => ({ words, draw, metres, zone, company });

/** Every animal that plates know, by the words of a site's marine life. */
export const residents: readonly Resident[] = [
  resident(/leafy sea ?dragon/i, turned(leafySeadragon), 0.6, 'over'),
  resident(/weedy sea ?dragon/i, turned(weedySeadragon), 0.6, 'over'),
  resident(/(?<!reaper |mourning )cuttlefish/i, turned(giantCuttlefish), 0.8, 'near'),
  resident(/grey nurse/i, turned(greyNurse), 2.4, 'open'),
  resident(/leopard shark|zebra shark/i, turned(leopardShark), 2, 'ground'),
  resident(/whale shark/i, levelWhaleShark, 8, 'open'),
  resident(/manta/i, turned(reefManta), 3.5, 'open'),
  resident(/potato cod/i, turned(potatoCod), 1.6, 'over'),
  resident(
    /queensland grop|giant grop|estuary cod|black cod|giant grouper/i,
    turned(giantGrouper),
    1.8,
    'over',
  ),
  resident(/stonefish|scorpionfish|rock cod/i, turned(stonefish), 0.35, 'ground'),
  resident(/blue groper/i, blueGroper, 1, 'over'),
  resident(/old wi/i, oldWife, 0.24, 'over', 4),
  resident(
    /(?<!queen |flag |moses |golden |white |midnight |sailfin )snapper/i,
    snapper,
    0.7,
    'over',
    2,
  ),
  resident(/kingfish|samson|amberjack/i, kingfish, 1.2, 'open', 3),
  resident(/trevally/i, trevally, 0.8, 'open', 4),
  { ...resident(/anemonefish|clownfish/i, clownAnemonefish, 0.12, 'near', 2), host: true },
  resident(/parrotfish/i, parrotfish, 0.5, 'over', 2),
  resident(/coral trout/i, coralTrout, 0.7, 'over'),
  resident(/barracuda/i, barracuda, 1.1, 'open', 4),
  resident(/sea lion/i, seaLion, 1.9, 'open', 2),
  resident(/fur seal|(?<!fur )\bseals\b/i, furSeal, 1.7, 'open', 2),
  resident(/(?<!ringed |lined )octopus/i, octopus, 0.7, 'ground'),
  resident(/nudibranch|sea slug/i, nudibranch, 0.08, 'ground'),
  resident(/lionfish|firefish/i, lionfish, 0.35, 'near'),
  resident(/lobster|crayfish/i, rockLobster, 0.45, 'ground'),
  { ...resident(/eagle ray/i, whitespottedEagleRay, 1.5, 'open'), southernmost: -31 },
  { ...resident(/\beagle ray/i, southernEagleRay, 1.5, 'open'), northernmost: -31 },
  resident(/blue-?spotted (fantail )?ray/i, blueSpottedRay, 0.6, 'ground'),
  resident(/mask ?ray/i, lyingFlat(blueSpottedMaskray), 0.6, 'ground'),
  resident(/marble ray|(?<!spotted )fantail ray/i, blotchedFantailRay, 1.8, 'ground'),
  {
    ...resident(
      /feathertail|cowtail|stingray|bull ray|(?<!(manta|eagle|spotted|devil|fiddler|shovelnose|mask|fantail|marble) ?)\brays\b/i,
      cowtailStingray,
      1.8,
      'ground',
    ),
    southernmost: -26,
  },
  {
    ...resident(
      /stingray|bull ray|(?<!(manta|eagle|spotted|devil|fiddler|shovelnose|mask|fantail|marble) ?)\brays\b/i,
      smoothStingray,
      1.8,
      'ground',
    ),
    northernmost: -26,
  },
  resident(/whitetip/i, whitetipReefShark, 1.5, 'open'),
  resident(/blacktip reef/i, blacktipReefShark, 1.4, 'open'),
  resident(
    /grey reef|(?<!tip )reef shark|galapagos shark|whaler|silvertip/i,
    greyReefShark,
    1.8,
    'open',
  ),
  resident(/hammerhead/i, hammerhead, 2.6, 'open'),
  resident(/moray/i, moray, 1.2, 'ground'),
  { ...resident(/seahorse/i, seahorse, 0.2, 'ground'), upright: true },
  resident(/handfish/i, handfish, 0.12, 'ground'),
  resident(/butterflyfish/i, butterflyfish, 0.2, 'over', 2),
  resident(/(?<!silver )batfish/i, batfish, 0.5, 'open', 3),
  resident(/humphead (maori )?wrasse/i, maoriWrasse, 1.5, 'over'),
  // Further south another, small fish has the name.
  {
    ...resident(/(?<!redbreast |tripletail |violetline )maori wrasse/i, maoriWrasse, 1.5, 'over'),
    southernmost: -24,
  },
  resident(/leatherjacket/i, leatherjacket, 0.45, 'over'),
  resident(/magpie (perch|morwong)/i, magpiePerch, 0.4, 'over'),
  resident(/banded morwong/i, bandedMorwong, 0.6, 'over'),
  resident(/red(-lipped)? morwong|painted morwong/i, redMorwong, 0.5, 'over', 2),
  resident(/boarfish/i, boarfish, 0.6, 'over', 2),
  resident(/squid(?! lobster)|calamari/i, squid, 0.4, 'open', 3),
  resident(/dolphin/i, dolphin, 2.4, 'open', 2),
  resident(/sea snake/i, seaSnake, 1.2, 'over'),
  resident(/giant clam/i, giantClam, 0.8, 'ground'),
  resident(/turtle(?!-)/i, greenTurtle, 1.1, 'open'),
  resident(/wobbegong/i, wobbegong, 1.5, 'ground'),
  resident(/port jackson|hornshark/i, portJacksonShark, 1.2, 'ground'),
  resident(/common bullseye/i, commonBullseye, 0.25, 'over', 2),
  {
    ...resident(/(?<!common |orange-lined )bullseye/i, roughBullseye, 0.2, 'over', 7),
    states: ['WA', 'SA'],
  },
  {
    ...resident(/(?<!common |bronze )bullseye/i, blacktipBullseye, 0.15, 'over', 7),
    states: ['NSW', 'QLD'],
  },
  resident(/bronze bullseye/i, bronzeBullseye, 0.17, 'over', 7),
  {
    ...resident(/bullseye/i, bronzeBullseye, 0.17, 'over', 7),
    states: ['Norfolk Island', 'Christmas Island'],
  },
  resident(/eastern blue devil/i, easternBlueDevil, 0.35, 'near'),
  resident(
    /(southern|western) blue devil|^blue devil|, blue devil/i,
    southernBlueDevil,
    0.33,
    'near',
  ),
  resident(/barber perch/i, barberPerch, 0.25, 'over', 4),
  resident(/butterfly perch/i, butterflyPerch, 0.25, 'over', 4),
  resident(/draughtboard shark/i, draughtboardShark, 1, 'ground'),
  resident(/emperor angelfish/i, emperorAngelfish, 0.38, 'over'),
  resident(/jewfish|mulloway/i, mulloway, 1.2, 'open', 3),
  { ...resident(/(?<!greenlip |roe.s )abalone/i, blacklipAbalone, 0.14, 'near'), clings: true },
  {
    ...resident(/(?<!purple |black )feather stars?/i, orangeFeatherStar, 0.2, 'near'),
    clings: true,
  },
  resident(/(?<!eastern )king wrasse/i, westernKingWrasse, 0.4, 'over', 3),
  resident(/herring cale/i, herringCale, 0.4, 'over'),
  resident(/globefish/i, globefish, 0.3, 'over'),
  resident(/harlequin fish/i, harlequinFish, 0.6, 'near'),
  resident(/moonlighter/i, moonlighter, 0.3, 'over', 2),
  resident(/senator wrasse/i, senatorWrasse, 0.3, 'near'),
  resident(/biscuit star/i, lyingFlat(biscuitStar), 0.12, 'ground'),
];

/** The residents that a site's text names, in the order in which it names them. */
export function residentsOf({
  marineLife,
  latitude,
  state,
}: Pick<PlateFacts, 'marineLife' | 'latitude' | 'state'>): Resident[] {
  const drawings = new Set<Animal>();
  return residents
    .filter(
      ({ southernmost = -90, northernmost = 90, states = [state] }) =>
        latitude >= southernmost && latitude < northernmost && states.includes(state),
    )
    .map((one) => ({ one, at: marineLife.search(one.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
    .filter(({ draw }) => !drawings.has(draw) && drawings.add(draw));
}

/** Metres of those that a hand alone draws, and of those whose words mean another resident as well. */
const drawnByHands: Readonly<Record<string, number>> = {
  'blacktip bullseye': 0.15,
  'blue-ringed octopus': 0.12,
  'freshwater eel': 1,
  'pyjama squid': 0.07,
  'spider crab': 0.4,
  'white shark': 4,
};

/** The length in metres of an animal that a hand names; undefined for people. */
export const animalMetres = (name: string): number | undefined =>
  drawnByHands[name] ?? residents.find(({ words }) => words.test(name))?.metres;
