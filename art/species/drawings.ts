import { blacklipAbalone } from '../animals/abalone.ts';
import { batfish } from '../animals/batfish.ts';
import { biscuitStar } from '../animals/biscuit-star.ts';
import { easternBlueDevil, southernBlueDevil } from '../animals/blue-devil.ts';
import { blueGroper } from '../animals/blue-groper.ts';
import { boarfish } from '../animals/boarfish.ts';
import { boxJellyfish } from '../animals/box-jellyfish.ts';
import { clownAnemonefish } from '../animals/clown-anemonefish.ts';
import { coralTrout } from '../animals/coral-trout.ts';
import { giantCuttlefish } from '../animals/cuttlefish.ts';
import { dolphin } from '../animals/dolphin.ts';
import { draughtboardShark } from '../animals/draughtboard-shark.ts';
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
import { moonlighter } from '../animals/moonlighter.ts';
import { bandedMorwong, magpiePerch } from '../animals/morwong.ts';
import { octopus } from '../animals/octopus.ts';
import { oldWife } from '../animals/old-wife.ts';
import { portJacksonShark } from '../animals/port-jackson-shark.ts';
import { potatoCod } from '../animals/potato-cod.ts';
import { reefManta } from '../animals/reef-manta.ts';
import { blacktipReefShark, whitetipReefShark } from '../animals/requiem-shark.ts';
import { rockLobster } from '../animals/rock-lobster.ts';
import { furSeal, seaLion } from '../animals/sea-lion.ts';
import { butterflyPerch } from '../animals/sea-perch.ts';
import { seaSnake } from '../animals/sea-snake.ts';
import { seahorse } from '../animals/seahorse.ts';
import { snapper } from '../animals/snapper.ts';
import { squid } from '../animals/squid.ts';
import { blueSpottedRay, smoothStingray } from '../animals/stingray.ts';
import { stonefish } from '../animals/stonefish.ts';
import { trevally } from '../animals/trevally.ts';
import { weedySeadragon } from '../animals/weedy-seadragon.ts';
import { whaleSharkFromBelow } from '../animals/whale-shark.ts';
import { wobbegong } from '../animals/wobbegong.ts';
import { herringCale, senatorWrasse, westernKingWrasse } from '../animals/wrasse.ts';

/** Draws an animal with its middle at x, y. */
type Drawing = (x: number, y: number, length: number) => string;

/**
 * The drawings by the slug of the species that they show. A drawing of a whole family is missing here, as is one without
 * the marks by which the guide tells the species from its relatives.
 */
export const drawings: Record<string, Drawing> = {
  'australian-box-jellyfish': boxJellyfish,
  'australian-sea-lion': seaLion,
  'banded-morwong': bandedMorwong,
  'big-belly-seahorse': seahorse,
  'blacklip-abalone': blacklipAbalone,
  'blacktip-reef-shark': blacktipReefShark,
  'blue-spotted-fantail-ray': blueSpottedRay,
  'bottlenose-dolphin': dolphin,
  'butterfly-perch': butterflyPerch,
  'clown-anemonefish': clownAnemonefish,
  'common-lionfish': lionfish,
  'coral-trout': coralTrout,
  'draughtboard-shark': draughtboardShark,
  'eastern-blue-devil': easternBlueDevil,
  'eastern-blue-groper': blueGroper,
  'emperor-angelfish': emperorAngelfish,
  'giant-clam': giantClam,
  'giant-cuttlefish': giantCuttlefish,
  'giant-trevally': trevally,
  globefish,
  'gloomy-octopus': octopus,
  'green-turtle': greenTurtle,
  'grey-nurse-shark': greyNurse,
  'harlequin-fish': harlequinFish,
  'herring-cale': herringCale,
  'horseshoe-leatherjacket': leatherjacket,
  'humphead-maori-wrasse': maoriWrasse,
  'leafy-seadragon': leafySeadragon,
  'leopard-shark': leopardShark,
  'long-nosed-fur-seal': furSeal,
  'longfin-batfish': batfish,
  'longsnout-boarfish': boarfish,
  'magpie-perch': magpiePerch,
  moonlighter,
  'old-wife': oldWife,
  'olive-sea-snake': seaSnake,
  'orange-feather-star': orangeFeatherStar,
  'port-jackson-shark': portJacksonShark,
  'potato-cod': potatoCod,
  'queensland-groper': giantGrouper,
  'reef-manta-ray': reefManta,
  'reef-stonefish': stonefish,
  'scalloped-hammerhead': hammerhead,
  'senator-wrasse': senatorWrasse,
  'smooth-stingray': smoothStingray,
  snapper,
  'southern-biscuit-star': biscuitStar,
  'southern-blue-devil': southernBlueDevil,
  'southern-calamari': squid,
  'southern-rock-lobster': rockLobster,
  'spotted-handfish': handfish,
  'spotted-wobbegong': wobbegong,
  'weedy-seadragon': weedySeadragon,
  'western-king-wrasse': westernKingWrasse,
  'whale-shark': (x, y, length) => whaleSharkFromBelow(x, y, length, -90),
  'whitetip-reef-shark': whitetipReefShark,
  'yellowtail-kingfish': kingfish,
};
