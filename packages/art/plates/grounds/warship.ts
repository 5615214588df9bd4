import { box, curve, num, type Point, parsePairs, parsePoints } from '../../kit/outline.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { darker, lighter, type Stage } from '../scene.ts';
import { growthSpots } from './hull.ts';

/** A part of a ship with the light along its upper edges. */
export function part(outline: string, colour: string, thick = 6) {
  const d = curve(outline);
  return (
    shape(d, lighter(colour, 0.24)) +
    inside(d, shape(d, colour, `transform="translate(${num(thick * 0.5)} ${num(thick)})"`))
  );
}

/** A square opening cut before the ship was sunk. */
const doors = (places: readonly (readonly [number, number])[], w: number, h: number) =>
  places.map(([x, y]) => box(x, y, w, h)).join('');

type Fit = { gun?: boolean; forwardFunnel?: boolean; bridge?: boolean; growth?: number };

/** Mast in three legs with a yard. */
const mast = (x: number, foot: number, top: number, colour: string) =>
  stroke(
    `M${x} ${foot}L${x + 8} ${top}M${x - 20} ${foot}L${x + 6} ${top + 40}M${x + 26} ${foot}L${x + 10} ${top + 40}M${x - 22} ${top + 44}H${x + 38}M${x - 10} ${top + 18}H${x + 26}`,
    colour,
    5,
  );

/** A raked funnel with its cap. */
export const funnel = (x: number, foot: number, colour: string, s = 1) =>
  part(
    `${x},${foot}^ ${x + 12 * s},${foot - 62 * s}^ ${x + 62 * s},${foot - 58 * s}^ ${x + 58 * s},${foot}^`,
    colour,
    6,
  ) + shape(`M${num(x + 8 * s)} ${num(foot - 60 * s)}l58 3l4 -14l-60 -4Z`, darker(colour, 0.45));

const gunMount = (x: number, deck: number, dir: 1 | -1, colour: string) =>
  stroke(`M${x} ${deck - 16}L${x + dir * 66} ${deck - 27}`, colour, 6) +
  part(
    `${x - 22},${deck}^ ${x - 20},${deck - 26}^ ${x + 16},${deck - 28}^ ${x + 24},${deck}^`,
    colour,
  );

/** What stands on the deck: bridge, mast, funnels, houses, guns, launcher. */
function upperWorks(colour: string, { gun = true, forwardFunnel = true, bridge = true }: Fit) {
  const dark = darker(colour, 0.3);
  return (
    part('214,0^ 222,-26^ 420,-26^ 424,-18^ 690,-20^ 696,0^', dark) +
    (bridge
      ? part('240,-24^ 246,-64^ 262,-70^ 326,-70^ 330,-24^', colour) +
        shape(box(250, -60, 70, 8), darker(colour, 0.7)) +
        mast(334, -26, -176, dark)
      : '') +
    (forwardFunnel ? funnel(366, -22, colour) : '') +
    part('452,-18^ 456,-40^ 520,-40^ 524,-18^', dark) +
    funnel(546, -18, colour) +
    stroke('M584 -76L590 -140M566 -112H612', dark, 5) +
    part('636,-18^ 640,-44^ 700,-44^ 704,0^', colour) +
    part('806,-2^ 812,-22^ 846,-22^ 850,-2^', dark) +
    stroke('M828 -22L820 -56', dark, 7) +
    (gun ? gunMount(160, -18, -1, colour) + gunMount(752, -2, 1, colour) : '')
  );
}

const hullDoors = doors(parsePairs('420,14 640,12 860,16'), 26, 24);
const houseDoors = doors(parsePairs('276,-20 470,-14 660,-36'), 12, 15);

const hullLine = '0,-36^ 120,-20 300,-4^ 700,0^ 1000,-4^ 990,40^ 930,92^ 96,96^ 52,76 40,40';
/** The bridge, the mast, the houses and two funnels, which stand on the hull. */
const blocks = {
  house: '214,0 222,-26 690,-20 696,0',
  funnel: '546,-18 558,-80 608,-76 604,-18',
  after: '636,-18 640,-44 700,-44 704,0',
  bridge: '240,-24 246,-64 326,-70 330,-24',
  mast: '314,-26 342,-176 360,-26',
  forwardFunnel: '366,-22 378,-84 428,-80 424,-22',
};

/**
 * A guided-missile destroyer of the Perth class from her port side, bow to the left: 1000 units
 * for her 133 m, her deck at 0. Two funnels, a gun at each end, the launcher aft.
 */
export function destroyer(stage: Stage, colour: string, fit: Fit = {}) {
  const d = curve(hullLine);
  const ports = Array.from({ length: 16 }, (_, i) => `M${190 + i * 44} 22a4 4 0 1 0 .1 0Z`);
  return (
    upperWorks(colour, fit) +
    shape(d, lighter(colour, 0.22)) +
    inside(
      d,
      shape(d, colour, 'transform="translate(0 7)"') +
        stroke('M0 26L1000 34', darker(colour, 0.3), 2.5) +
        shape('M-40 60L1040 52V140H-40Z', darker(colour, 0.5), 'opacity="0.7"') +
        shape(ports.join(''), darker(colour, 0.7)) +
        growthSpots(stage, 20, 990, -20, 90, fit.growth ?? 90) +
        shape(hullDoors, darker(colour, 0.8)),
    ) +
    shape(houseDoors, darker(colour, 0.8))
  );
}

/** The outlines of a destroyer where `ship` puts her. */
export const destroyerAt = (
  [x, y, scale, angle, flip = false]: [number, number, number, number, boolean?],
  lost: readonly (keyof typeof blocks)[] = [],
) =>
  [
    hullLine,
    ...Object.entries(blocks).flatMap(([name, line]) =>
      lost.some((one) => one === name) ? [] : [line],
    ),
  ].map((line) =>
    parsePoints(line).map(([u, v]): Point => {
      const turn = (angle * Math.PI) / 180;
      const across = (flip ? -u : u) * scale;
      return [
        x + across * Math.cos(turn) - v * scale * Math.sin(turn),
        y + across * Math.sin(turn) + v * scale * Math.cos(turn),
      ];
    }),
  );

/** Puts a ship drawn from 0 to 1000 at a place, bow to the left or, flipped, to the right. */
export const ship = (svg: string, x: number, y: number, scale: number, angle = 0, flip = false) =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle}) scale(${flip ? -scale : scale} ${scale})">${svg}</g>`;
