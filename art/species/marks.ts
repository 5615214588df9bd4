/** Where a mark is, in percent of the drawing from its left and upper edge, and words of the guide's “How to tell it”. */
export type Mark = [x: number, y: number, words: string];

/** What to look for, by species. A test holds the words to those of seed/. */
export const marks: Record<string, Mark[]> = {
  'australian-box-jellyfish': [
    [50, 10, 'four-cornered bell'],
    [22, 70, 'flat ribbon tentacles from each corner'],
  ],
  'australian-sea-lion': [
    [3, 17, 'snout is blunt'],
    [21, 12, 'ears small'],
  ],
  'banded-morwong': [
    [53, 44, 'seven or eight broad rust to near-black bands'],
    [3, 74, 'thick lips'],
  ],
  'big-belly-seahorse': [
    [56, 4, 'low crown'],
    [55, 50, 'dark spots'],
  ],
  'blacklip-abalone': [
    [24, 38, 'a row of holes'],
    [60, 96, 'a dark frill of foot'],
  ],
  'blacktip-reef-shark': [
    [50, 6, 'crisp black tip on the first dorsal'],
    [97, 24, 'black tips on the tail and other fins'],
    [65, 58, 'white streak runs along the flank'],
  ],
  'blue-spotted-fantail-ray': [[33, 42, 'brilliant, electric-blue spots']],
  'bottlenose-dolphin': [
    [3, 56, 'stubby beak'],
    [50, 8, 'curved back fin'],
    [34, 64, 'paler belly'],
  ],
  'butterfly-perch': [
    [55, 49, 'one round, dark blotch on the side'],
    [96, 22, 'forked tail'],
  ],
  'clown-anemonefish': [
    [25, 56, 'three white bars'],
    [57, 30, 'edged in noticeable black'],
  ],
  'common-lionfish': [
    [33, 84, 'long separate feathery pectoral rays'],
    [62, 56, 'Striped red-brown and white'],
  ],
  'coral-trout': [[46, 30, 'hundreds of fine blue dots']],
  'draughtboard-shark': [
    [33, 30, 'broken dark saddles like a worn draughtboard'],
    [73, 26, 'a second dorsal much smaller than the first'],
  ],
  'eastern-blue-devil': [
    [40, 46, 'Pale and dark bands on the body'],
    [93, 42, 'yellow side fins and tail'],
  ],
  'eastern-blue-groper': [
    [3, 57, 'fleshy lips'],
    [95, 50, 'a square tail'],
  ],
  'emperor-angelfish': [
    [58, 50, 'horizontal yellow stripes on blue'],
    [27, 36, 'a black mask'],
    [91, 48, 'a yellow tail'],
  ],
  'giant-clam': [
    [30, 86, 'Two fluted half-shells'],
    [50, 30, 'a velvet lip in blue, green and bronze'],
  ],
  'giant-cuttlefish': [
    [66, 17, 'a continuous fin'],
    [31, 44, 'W-shaped pupils'],
  ],
  'giant-trevally': [
    [4, 45, 'steep-faced'],
    [14, 43, 'a big eye'],
    [97, 16, 'a strong scythe tail'],
  ],
  globefish: [
    [14, 30, 'big-eyed'],
    [62, 22, 'long movable yellow-white spines'],
    [36, 30, 'four dusky bars'],
  ],
  'gloomy-octopus': [[64, 26, 'Mottled grey to rust']],
  'green-turtle': [
    [46, 36, 'four plates down each side'],
    [7, 46, 'a small rounded head'],
  ],
  'grey-nurse-shark': [
    [5, 60, 'ragged teeth always on show'],
    [56, 22, 'two dorsal fins are nearly equal in size'],
    [42, 44, 'rusty spots'],
  ],
  'harlequin-fish': [
    [5, 62, 'a big canine grin'],
    [48, 30, 'blue flecks along the upper body'],
    [56, 68, 'blotches of yellow or green below'],
  ],
  'herring-cale': [
    [2, 50, 'a fused beak'],
    [94, 22, 'bright blue lines along the edges of the tail'],
  ],
  'horseshoe-leatherjacket': [[44, 50, 'a dark, blue-rimmed horseshoe']],
  'humphead-maori-wrasse': [
    [4, 62, 'thick lips'],
    [12, 8, 'a growing bump on the forehead'],
    [27, 33, 'two black dashes behind the eye'],
  ],
  'leafy-seadragon': [
    [10, 50, 'long-snouted'],
    [52, 14, 'leaf-like flaps'],
    [85, 78, 'a tail that cannot grip'],
  ],
  'leopard-shark': [
    [27, 44, 'dark leopard spots'],
    [80, 42, 'a tail blade as long as the body'],
  ],
  'long-nosed-fur-seal': [
    [3, 19, 'a long pointed snout'],
    [21, 12, 'external ears'],
    [6, 30, 'long pale whiskers'],
  ],
  'longfin-batfish': [[34, 40, 'dark bars through eye and gill']],
  'longsnout-boarfish': [
    [43, 52, 'slanting dark bands'],
    [42, 14, 'a tall sail of thick spines'],
    [5, 75, 'a snout drawn out'],
  ],
  'magpie-perch': [
    [28, 40, 'two great black bands'],
    [3, 78, 'thick lips'],
  ],
  moonlighter: [
    [50, 50, 'six broad black bars'],
    [36, 14, 'a yellow tint over the back'],
  ],
  'old-wife': [
    [46, 50, 'Zebra stripes'],
    [35, 16, 'two separate swept-back dorsal fins'],
    [11, 50, 'a dished forehead'],
  ],
  'olive-sea-snake': [[96, 58, 'a flat paddle tail']],
  'orange-feather-star': [[70, 30, 'Ten to twenty-five feathery arms']],
  'port-jackson-shark': [
    [3, 55, 'A blunt, pig-like head'],
    [28, 45, 'a dark harness pattern'],
  ],
  'potato-cod': [
    [44, 44, 'potato-shaped dark blotches'],
    [15, 40, 'lines fanning out from the eye'],
    [94, 48, 'a rounded tail'],
  ],
  'queensland-groper': [
    [15, 40, 'tiny eyes'],
    [70, 18, 'small black spots on the fins'],
    [94, 48, 'a rounded tail'],
  ],
  'reef-manta-ray': [
    [44, 19, 'two rolled head fins'],
    [31, 29, 'White shoulder patches'],
  ],
  'reef-stonefish': [
    [4, 66, 'a wide upturned mouth'],
    [42, 9, '13 hidden back spines'],
  ],
  'scalloped-hammerhead': [[3, 62, 'a notch in the middle and another on each side']],
  'senator-wrasse': [[66, 46, 'a forked purple-red stripe']],
  'smooth-stingray': [
    [30, 66, 'a thick, smooth, rhomboid disc'],
    [12, 58, 'a row of pale dots beside the head'],
    [78, 30, 'a heavy tail'],
  ],
  snapper: [
    [46, 32, 'sky-blue freckles'],
    [13, 24, 'a hump on the brow'],
  ],
  'southern-biscuit-star': [
    [50, 40, 'A neat pentagon'],
    [80, 80, 'six to eight fat plates a side'],
  ],
  'southern-blue-devil': [
    [45, 44, 'electric blue spots from lips to tail'],
    [55, 8, 'wide fins edged in blue'],
  ],
  'southern-calamari': [[68, 14, 'fins run almost the whole body']],
  'southern-rock-lobster': [
    [41, 38, 'two horn-like spines between the eyes'],
    [77, 48, 'rough sculpture on the tail segments'],
  ],
  'spotted-handfish': [
    [45, 48, 'orange-brown spots'],
    [43, 92, 'fins that end in fingers'],
    [13, 8, 'A little lure sits on its nose'],
  ],
  'spotted-wobbegong': [
    [52, 42, 'dark saddles'],
    [9, 78, 'A fringe of 6 to 10 skin flaps'],
  ],
  'weedy-seadragon': [
    [9, 58, 'a long tube snout'],
    [30, 56, 'purple-blue bars on the neck'],
    [50, 14, 'small paddle-shaped tabs'],
  ],
  'western-king-wrasse': [[60, 50, 'a red stripe from snout to tail']],
  'whale-shark': [
    [5, 50, 'a broad flat head'],
    [22, 33, 'pale spots'],
  ],
  'whitetip-reef-shark': [
    [48, 6, 'a bright white tip on the first dorsal'],
    [3, 54, 'a short blunt face'],
  ],
  'yellowtail-kingfish': [
    [48, 50, 'a brassy stripe from eye to tail'],
    [95, 38, 'a bright yellow tail fin'],
  ],
};

/**
 * The published length of these is of a part, such as the disc, the shell or the mantle, or lies along a bent body: no
 * bar under the drawing would be true.
 */
export const withoutBar: ReadonlySet<string> = new Set([
  'australian-box-jellyfish',
  'big-belly-seahorse',
  'blue-spotted-fantail-ray',
  'giant-cuttlefish',
  'gloomy-octopus',
  'green-turtle',
  'leafy-seadragon',
  'olive-sea-snake',
  'orange-feather-star',
  'smooth-stingray',
  'southern-calamari',
  'southern-rock-lobster',
]);
