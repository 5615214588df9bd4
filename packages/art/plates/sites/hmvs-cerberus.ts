import { school } from '../../kit/growth/school.ts';
import { box, curve, num, type Point } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { inside, shape, stroke } from '../../kit/print.ts';
import { blot } from '../../kit/spots.ts';
import { honey, ink, mix, ochre, paper, rust } from '../../palette.ts';
import { growthSpots } from '../grounds/hull.ts';
import { reeds } from '../grounds/reeds.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { bush, lit } from '../land.ts';
import { seen } from '../landmarks.ts';
import { seahorse, smoothStingray } from '../named.ts';
import { ridgeOf } from '../rock.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** A gun turret: a drum of armour with two ports, leaning with the deck that gave way. */
function turret(x: number, y: number, wide: number, lean: number, colour: string) {
  const half = wide / 2;
  const high = wide * 0.4;
  const deep = wide * 0.09;
  const drum = `M${num(-half)} 0V${num(-high)}H${num(half)}V0Q0 ${num(deep * 2)} ${num(-half)} 0Z`;
  const port = (px: number) => disc(px, -high * 0.42, wide * 0.045, wide * 0.07);
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${lean})">${
    shape(drum, colour) +
    inside(
      drum,
      shape(box(-half, -wide, half * 0.5, wide * 1.3), lighter(colour, 0.18)) +
        shape(box(half * 0.42, -wide, half, wide * 1.3), darker(colour, 0.34)),
    ) +
    stroke(
      `M${num(-half)} ${num(-high * 0.18)}Q0 ${num(-high * 0.18 + deep * 2)} ${num(half)} ${num(-high * 0.18)}`,
      darker(colour, 0.3),
      3,
    ) +
    shape(port(-half * 0.44) + port(half * 0.06), mix(ink, colour, 0.1)) +
    shape(disc(0, -high, half, deep), lighter(colour, 0.3)) +
    shape(disc(0, -high, half * 0.86, deep * 0.74), darker(colour, 0.12))
  }</g>`;
}

const breastwork = (y: number): Point[] => [
  [262, y - 30, 1],
  [330, y - 44, 1],
  [640, y - 30, 1],
  [960, y - 40, 1],
  [1024, y - 10, 1],
  [1040, y + 60, 1],
  [220, y + 60, 1],
];

const hullLine = (y: number): Point[] => [
  [96, y + 6, 1],
  [240, y + 16],
  [560, y + 34],
  [800, y + 26],
  [1150, y + 2, 1],
  [1166, y + 70],
  [1120, y + 150],
  [1010, y + 300, 1],
  [230, y + 300, 1],
  [120, y + 190],
  [44, y + 136, 1],
  [92, y + 100],
];

/** The hull below, ram to the left: armour plates slid apart, the deck fallen on what carried it. */
function hull(stage: Stage, y: number, iron: string) {
  const { r } = stage;
  const d = curve(hullLine(y));
  const wet = mix(iron, stage.mid, 0.42);
  let armour = '';
  for (let x = 130, i = 0; x < 1130; x += 96, i++) {
    const top = y + 26 + r.between(0, 34);
    const slab = `M${num(x)} ${num(top)}l88 ${num(r.between(-8, 8))}l${num(r.between(-10, 12))} 92l-88 ${num(r.between(-6, 8))}Z`;
    armour += shape(slab, i % 2 ? lighter(wet, 0.14) : lighter(wet, 0.06));
  }
  const holes = [
    [330, 182, 34],
    [610, 196, 50],
    [884, 184, 38],
  ].map(([x = 0, dy = 0, s = 0]) => blot(x, y + dy, s, r, 0.6));
  return (
    shape(d, lighter(wet, 0.2)) +
    inside(
      d,
      shape(d, wet, 'transform="translate(0 10)"') +
        armour +
        shape(box(0, y + 134, 1200, 200), darker(wet, 0.5), 'opacity="0.6"') +
        shape(holes.join(''), darker(wet, 0.8)) +
        growthSpots(stage, 80, 1140, y + 40, y + 250, 80),
    )
  );
}

const buoy = (x: number, y: number) =>
  shape(`M${x - 9} ${y + 4}l4 -34h10l4 34Z`, honey) +
  shape(disc(x, y - 34, 7), mix(honey, ochre, 0.5));

/** The monitor as a breakwater: turrets over the water, her armour fallen in below, buoys that keep all out. */
export const cerberus: Hand = {
  draw: (stage) => {
    const { surface: y = 290 } = stage;
    const sand = sandOf(stage, 556, 566);
    const iron = lit(mix(rust, '#5E5A54', 0.45), stage);
    const deck = curve(breastwork(y));
    const upper =
      shape(box(600, y - 112, 90, 84), darker(iron, 0.2)) +
      shape(box(520, y - 122, 250, 13), iron) +
      stroke(`M630 ${y - 118}V${y - 190}M680 ${y - 118}V${y - 150}`, darker(iron, 0.2), 7) +
      turret(410, y - 34, 210, -5, iron) +
      turret(880, y - 26, 210, 5, mix(iron, ochre, 0.14)) +
      shape(deck, lighter(iron, 0.12)) +
      inside(deck, shape(deck, darker(iron, 0.15), 'transform="translate(0 12)"'));
    const green = mix('#6E8A4A', stage.mid, 0.3);
    const grass =
      reeds(stage, -20, 420, () => 770, mix(green, stage.mid, 0.3)) +
      reeds(stage, 820, 1230, () => 806, green);
    return groundOf(
      [{ svg: upper + hull(stage, y, iron) }, sand, { svg: grass + buoy(40, y) + buoy(1176, y) }],
      {
        open: area(300, 560, 600, 120),
        floor: [],
        growth: 'none',
        solids: [hullLine(y)],
      },
    );
  },
  hour: 'gold',
  surface: 290,
  above: (stage) => {
    const { r, surface: y = 290 } = stage;
    const cliff = ridgeOf(
      [
        [700, y + 20],
        [790, y - 60],
        [860, y - 112],
        [980, y - 132],
        [1120, y - 120],
        [1260, y - 150],
      ],
      lit('#B8622F', stage),
      r,
      { grain: 'strata', rough: 7, step: 44, light: lit(mix('#D98A4A', paper, 0.2), stage) },
    );
    const scrub = curve(
      `840,${y - 100}^ 960,${y - 156} 1100,${y - 146} 1260,${y - 184}^ 1260,${y - 130}^ 980,${y - 122}`,
    );
    return shape(scrub, lit(bush, stage)) + cliff.svg;
  },
  cast: (stage) => ({
    behind: school(700, 604, 240, 40, 22, 16, seen(stage, ink, 0.35), 12),
    front: smoothStingray(560, 704, 330, 3) + seahorse(1010, 690, 130),
  }),
};
