import { australianPineapplefish } from '../../animals/australian-pineapplefish.ts';
import { barberPerch } from '../../animals/barber-perch.ts';
import { greatBarracuda } from '../../animals/barracuda.ts';
import { batfish } from '../../animals/batfish.ts';
import { easternBlueDevil, southernBlueDevil } from '../../animals/blue-devil.ts';
import { blueGroper } from '../../animals/blue-groper.ts';
import { boarfish } from '../../animals/boarfish.ts';
import { commonBullseye } from '../../animals/bullseyes.ts';
import { bumpheadParrotfish } from '../../animals/bumphead-parrotfish.ts';
import { clownAnemonefish } from '../../animals/clown-anemonefish.ts';
import { coralTrout } from '../../animals/coral-trout.ts';
import { emperorAngelfish } from '../../animals/emperor-angelfish.ts';
import { spottedGardenEel } from '../../animals/garden-eel.ts';
import { giantGrouper } from '../../animals/giant-grouper.ts';
import { globefish } from '../../animals/globefish.ts';
import { goblinfish } from '../../animals/goblinfish.ts';
import { handfish } from '../../animals/handfish.ts';
import { harlequinFish } from '../../animals/harlequin-fish.ts';
import { johnDory } from '../../animals/john-dory.ts';
import { kingfish } from '../../animals/kingfish.ts';
import { leatherjacket } from '../../animals/leatherjacket.ts';
import { lionfish } from '../../animals/lionfish.ts';
import { maoriWrasse } from '../../animals/maori-wrasse.ts';
import { moonlighter } from '../../animals/moonlighter.ts';
import { giantMoray } from '../../animals/moray.ts';
import { bandedMorwong, magpiePerch } from '../../animals/morwong.ts';
import { mosaicLeatherjacket } from '../../animals/mosaic-leatherjacket.ts';
import { oldWife } from '../../animals/old-wife.ts';
import { potatoCod } from '../../animals/potato-cod.ts';
import { redIndianfish } from '../../animals/red-indianfish.ts';
import { butterflyPerch } from '../../animals/sea-perch.ts';
import { sergeantBaker } from '../../animals/sergeant-baker.ts';
import { snapper } from '../../animals/snapper.ts';
import { commonStargazer } from '../../animals/stargazer.ts';
import { stonefish } from '../../animals/stonefish.ts';
import { trevally } from '../../animals/trevally.ts';
import { westAustralianDhufish } from '../../animals/west-australian-dhufish.ts';
import { herringCale, senatorWrasse, westernKingWrasse } from '../../animals/wrasse.ts';
import type { SpeciesDrawings } from '../species-drawing.ts';

export const fish: SpeciesDrawings = {
  'australian-pineapplefish': {
    draw: australianPineapplefish,
    marks: [
      [60, 50, 'Chunky yellow armour plates outlined in black'],
      [36, 4, 'spines like tent pegs'],
      [13, 68, 'a light organ on each side of the lower jaw'],
    ],
  },
  'banded-morwong': {
    draw: bandedMorwong,
    marks: [
      [53, 44, 'seven or eight broad rust to near-black bands'],
      [3, 74, 'thick lips'],
    ],
  },
  'barber-perch': {
    draw: barberPerch,
    marks: [
      [57, 48, 'a dark upright bar on the rear flank'],
      [45, 3, 'blue fin edges'],
      [38, 44, 'blue dots on the scales'],
    ],
  },
  'bumphead-parrotfish': {
    draw: bumpheadParrotfish,
    marks: [
      [6, 18, 'a bulging forehead'],
      [3, 66, 'a naked beak'],
      [99, 50, 'a square-cut tail'],
    ],
  },
  'butterfly-perch': {
    draw: butterflyPerch,
    marks: [
      [55, 49, 'one round, dark blotch on the side'],
      [96, 22, 'forked tail'],
    ],
  },
  'clown-anemonefish': {
    draw: clownAnemonefish,
    marks: [
      [25, 56, 'three white bars'],
      [57, 30, 'edged in noticeable black'],
    ],
  },
  'common-bullseye': {
    draw: commonBullseye,
    marks: [
      [13, 45, 'mostly eye'],
      [55, 50, 'eight to ten thin brown stripes along the flank'],
    ],
  },
  'common-lionfish': {
    draw: lionfish,
    marks: [
      [33, 84, 'long separate feathery pectoral rays'],
      [62, 56, 'Striped red-brown and white'],
    ],
  },
  'common-stargazer': {
    draw: commonStargazer,
    marks: [
      [5, 34, 'Two eyes and a fringed frown'],
      [46, 26, 'two dark saddles'],
      [98, 50, 'white-edged fins'],
    ],
  },
  'coral-trout': {
    draw: coralTrout,
    marks: [[46, 30, 'hundreds of fine blue dots']],
  },
  'eastern-blue-devil': {
    draw: easternBlueDevil,
    marks: [
      [40, 46, 'Pale and dark bands on the body'],
      [93, 42, 'yellow side fins and tail'],
    ],
  },
  'eastern-blue-groper': {
    draw: blueGroper,
    marks: [
      [3, 57, 'fleshy lips'],
      [95, 50, 'a square tail'],
    ],
  },
  'emperor-angelfish': {
    draw: emperorAngelfish,
    marks: [
      [58, 50, 'horizontal yellow stripes on blue'],
      [27, 36, 'a black mask'],
      [91, 48, 'a yellow tail'],
    ],
  },
  'giant-moray': {
    draw: giantMoray,
    marks: [
      [50, 60, 'speckled like a leopard'],
      [25, 44, 'a black blotch round the gill opening'],
    ],
    withoutBar: true,
  },
  'giant-trevally': {
    draw: trevally,
    marks: [
      [4, 45, 'steep-faced'],
      [14, 43, 'a big eye'],
      [97, 16, 'a strong scythe tail'],
    ],
  },
  globefish: {
    draw: globefish,
    marks: [
      [14, 30, 'big-eyed'],
      [62, 22, 'long movable yellow-white spines'],
      [36, 30, 'four dusky bars'],
    ],
  },
  goblinfish: {
    draw: goblinfish,
    marks: [
      [11, 37, 'red-ringed eyes'],
      [24, 36, 'a deep notch behind them'],
    ],
  },
  'great-barracuda': {
    draw: greatBarracuda,
    marks: [
      [3, 50, 'a jutting lower jaw'],
      [70, 60, 'ink spots on the rear flank'],
      [97, 5, 'white tips on a dark double-curved tail'],
    ],
  },
  'harlequin-fish': {
    draw: harlequinFish,
    marks: [
      [5, 62, 'a big canine grin'],
      [48, 30, 'blue flecks along the upper body'],
      [56, 68, 'blotches of yellow or green below'],
    ],
  },
  'herring-cale': {
    draw: herringCale,
    marks: [
      [2, 50, 'a fused beak'],
      [94, 22, 'bright blue lines along the edges of the tail'],
    ],
  },
  'horseshoe-leatherjacket': {
    draw: leatherjacket,
    marks: [[44, 50, 'a dark, blue-rimmed horseshoe']],
  },
  'humphead-maori-wrasse': {
    draw: maoriWrasse,
    marks: [
      [4, 62, 'thick lips'],
      [12, 8, 'a growing bump on the forehead'],
      [27, 33, 'two black dashes behind the eye'],
    ],
  },
  'john-dory': {
    draw: johnDory,
    marks: [
      [62, 8, 'long filaments from the dorsal spines'],
      [47, 52, 'yellow-ringed black thumbprint'],
    ],
  },
  'longfin-batfish': {
    draw: batfish,
    marks: [[34, 40, 'dark bars through eye and gill']],
  },
  'longsnout-boarfish': {
    draw: boarfish,
    marks: [
      [43, 52, 'slanting dark bands'],
      [42, 14, 'a tall sail of thick spines'],
      [5, 75, 'a snout drawn out'],
    ],
  },
  'magpie-perch': {
    draw: magpiePerch,
    marks: [
      [28, 40, 'two great black bands'],
      [3, 78, 'thick lips'],
    ],
  },
  moonlighter: {
    draw: moonlighter,
    marks: [
      [50, 50, 'six broad black bars'],
      [36, 14, 'a yellow tint over the back'],
    ],
  },
  'mosaic-leatherjacket': {
    draw: mosaicLeatherjacket,
    marks: [
      [22, 4, 'The trigger spine sits above the eye'],
      [55, 50, 'ochre stripes and spots'],
      [82, 50, 'no spines on the tail base'],
    ],
  },
  'old-wife': {
    draw: oldWife,
    marks: [
      [46, 50, 'Zebra stripes'],
      [35, 16, 'two separate swept-back dorsal fins'],
      [11, 50, 'a dished forehead'],
    ],
  },
  'potato-cod': {
    draw: potatoCod,
    marks: [
      [44, 44, 'potato-shaped dark blotches'],
      [15, 40, 'lines fanning out from the eye'],
      [94, 48, 'a rounded tail'],
    ],
  },
  'queensland-groper': {
    draw: giantGrouper,
    marks: [
      [15, 40, 'tiny eyes'],
      [70, 18, 'small black spots on the fins'],
      [94, 48, 'a rounded tail'],
    ],
  },
  'red-indianfish': {
    draw: redIndianfish,
    marks: [
      [4, 16, 'starts ahead of the eye'],
      [55, 26, 'one tall dorsal fin'],
      [88, 48, 'runs unbroken to the tail'],
    ],
  },
  'reef-stonefish': {
    draw: stonefish,
    marks: [
      [4, 66, 'a wide upturned mouth'],
      [42, 9, '13 hidden back spines'],
    ],
  },
  'senator-wrasse': {
    draw: senatorWrasse,
    marks: [[66, 46, 'a forked purple-red stripe']],
  },
  'sergeant-baker': {
    draw: sergeantBaker,
    marks: [
      [40, 90, 'props on its pelvic fins'],
      [52, 2, 'a long thread from the front of the dorsal fin'],
      [76, 46, 'a tiny second fin sits near the tail'],
    ],
  },
  snapper: {
    draw: snapper,
    marks: [
      [46, 32, 'sky-blue freckles'],
      [13, 24, 'a hump on the brow'],
    ],
  },
  'southern-blue-devil': {
    draw: southernBlueDevil,
    marks: [
      [45, 44, 'electric blue spots from lips to tail'],
      [55, 8, 'wide fins edged in blue'],
    ],
  },
  'spotted-garden-eel': {
    draw: spottedGardenEel,
    marks: [
      [53, 4, 'one bold dark spot at the gill opening'],
      [62, 34, 'another further down'],
      [62, 84, 'standing upright from a hole'],
    ],
    withoutBar: true,
  },
  'spotted-handfish': {
    draw: handfish,
    marks: [
      [45, 48, 'orange-brown spots'],
      [43, 92, 'fins that end in fingers'],
      [13, 8, 'A little lure sits on its nose'],
    ],
  },
  'west-australian-dhufish': {
    draw: westAustralianDhufish,
    marks: [
      [19, 48, 'a large eye crossed by a dark slanting stripe'],
      [85, 2, 'a long dorsal streamer'],
    ],
  },
  'western-king-wrasse': {
    draw: westernKingWrasse,
    marks: [[60, 50, 'a red stripe from snout to tail']],
  },
  'yellowtail-kingfish': {
    draw: kingfish,
    marks: [
      [48, 50, 'a brassy stripe from eye to tail'],
      [95, 38, 'a bright yellow tail fin'],
    ],
  },
};
