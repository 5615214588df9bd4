import { curve, num, type Point } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { darker, type Ground, type Stage } from '../scene.ts';
import { blockOf, hullOf, iron, rail } from './hull.ts';
import { area, backdrop, groundOf, sandOf, topOf } from './seabed.ts';

/** Where the deck begins and how long it is. */
interface Deck {
  x: number;
  y: number;
  long: number;
  body: string;
}

const path = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((text, part, i) => text + num(values[i - 1] ?? 0) + part);

const box = (x: number, y: number): Point[] => [
  [x, y, 1],
  [x + 46, y + 14, 1],
  [x + 40, y + 50, 1],
  [x + 4, y + 44, 1],
];

/** A frame, and a ladder of buckets from its head to the deck. */
const bucketLadder = ({ x, y, long, body }: Deck) =>
  stroke(
    path`M${x + 130} ${y + 6}L${x + 260} ${y - 170}L${x + 390} ${y + 10}M${x + 195} ${y - 80}H${x + 325}M${x + 260} ${y - 170}L${x + long - 40} ${y + 14}`,
    body,
    14,
  ) +
  [0, 1, 2, 3, 4]
    .map((i) => shape(curve(box(x + 330 + i * 70, y - 120 + i * 32)), darker(body, 0.3)))
    .join('');

const deckhouse = ({ x, y, long, body }: Deck) =>
  stroke(
    path`M${x + 90} ${y}v-40M${x + long - 40} ${y + 12}v-44M${x + 90} ${y - 38}L${x + long * 0.4} ${y - 8}`,
    body,
    11,
  ) +
  shape(path`M${x + long * 0.55} ${y + 14}v-84h120v88Z`, darker(body, 0.1)) +
  shape(path`M${x + long * 0.55 + 24} ${y - 50}h70v40h-70Z`, darker(body, 0.7));

/** The far coaming, the hold before it, and the beams across. */
const openHold = ({ x, y, long, body }: Deck) => {
  const beams = [0.3, 0.5, 0.7].map(
    (at) => path`M${x + long * at} ${y - 42}l${at * 24 - 12} ${66}`,
  );
  return (
    shape(path`M${x + 120} ${y - 46}H${x + long - 90}l44 42v30H${x + 76}v-30Z`, darker(body, 0.1)) +
    shape(
      path`M${x + 132} ${y - 30}H${x + long - 104}l36 34v22H${x + 94}v-22Z`,
      darker(body, 0.7),
    ) +
    stroke(beams.join(''), darker(body, 0.25), 12)
  );
};

const engineRoom = ({ x, y, long, body }: Deck) =>
  shape(path`M${x + long - 66} ${y + 24}v-104h96v116Z`, darker(body, 0.1)) +
  shape(
    path`M${x + long - 48} ${y - 62}h22v26h-22ZM${x + long - 14} ${y - 62}h22v26h-22Z`,
    darker(body, 0.7),
  ) +
  stroke(path`M${x + long - 20} ${y - 80}v-70`, body, 10);

/** A ramp at the bow, a well for the soldiers, a shelter for the helmsman. */
const landingCraft = ({ x, y, long, body }: Deck) =>
  stroke(path`M${x + 8} ${y + 40}L${x - 62} ${y - 70}`, darker(body, 0.1), 20) +
  stroke(path`M${x - 54} ${y - 58}L${x + 110} ${y - 4}`, body, 5) +
  shape(path`M${x + 90} ${y - 26}H${x + long - 190}v50H${x + 70}Z`, darker(body, 0.6)) +
  stroke(path`M${x + 70} ${y - 26}H${x + long - 190}`, darker(body, 0.1), 12) +
  shape(path`M${x + long - 190} ${y + 20}v-92h120l26 30v70Z`, darker(body, 0.1)) +
  shape(path`M${x + long - 170} ${y - 52}h60v14h-60Z`, darker(body, 0.7));

/** What stands on the deck of the vessel that the guide's words tell of. */
function upperWorks({ facts }: Stage, deck: Deck): string {
  const told = (words: RegExp) => words.test(`${facts.name} ${facts.description}`);
  if (told(/landing craft/i)) return landingCraft(deck);
  if (told(/hopper/i)) return openHold(deck) + (told(/engine room/i) ? engineRoom(deck) : '');
  // A barge may lie close to a dredge, and its guide say so.
  if (told(/dredge/i) && !/barge/i.test(facts.name)) return bucketLadder(deck);
  return deckhouse(deck);
}

/** A barge, dredge, lighter or landing craft: a box with holes in its deck. */
export function barge(stage: Stage): Ground {
  const { r, facts } = stage;
  const body = iron(stage);
  const sand = sandOf(stage, r.between(660, 700));
  const afloat = Math.max(topOf(stage) + 130, r.between(430, 520));
  const y = /out of \w+ metres of water/i.test(facts.description) ? topOf(stage) - 30 : afloat;
  const x = r.between(160, 300);
  const long = r.between(560, 760);
  const hull: Point[] = [
    [x, y + 30, 1],
    [x + 60, y, 1],
    [x + long, y + 20, 1],
    [x + long + 70, y + 60, 1],
    [x + long + 30, 780, 1],
    [x + 40, 780, 1],
  ];
  const holes = Array.from({ length: 4 }, (_, i): Point => [x + 150 + i * 130, y + 80]);
  return groundOf(
    [
      { svg: backdrop(stage, 640) },
      {
        svg: upperWorks(stage, { x, y, long, body }) + hullOf(stage, hull, holes),
        perches: rail(stage, [
          [x + 50, y + 2],
          [x + long, y + 20],
        ]),
      },
      { svg: sand.svg },
    ],
    {
      open: area(110, topOf(stage) + 30, 980, Math.max(120, y - topOf(stage) - 180)),
      floor: [...sand.floor.slice(0, 1), ...sand.floor.slice(4)],
      solids: [blockOf(x + 60, x + long, y - 190, y + 30)],
    },
  );
}
