import { school } from '../../kit/growth/school.ts';
import { box, curve, parsePoints, polygon } from '../../kit/outline.ts';
import { fade, inside, shape, stroke } from '../../kit/print.ts';
import { ink, mix, paper } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { growthSpots, iron, rail } from '../grounds/hull.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import { part } from '../grounds/warship.ts';
import type { Hand } from '../hand.ts';
import { distant, seen } from '../landmarks.ts';
import { boarfish, furSeal, leatherjacket } from '../named.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** Bridge, lattice mast, funnel and hangar, as they rise behind the forecastle. */
function upperWorks(body: string, haze: string) {
  const far = mix(body, haze, 0.3);
  const lattice =
    'M640 196L676 26L712 196M648 158H704M655 122H697M662 86H690M648 158L697 122M704 158L655 122M655 122L690 86M697 122L662 86M626 74H730M644 52H708';
  return (
    part(houses[2], far, 8) +
    part(houses[1], mix(body, haze, 0.2), 8) +
    shape(polygon('804,262 808,240 870,244 874,266'), darker(far, 0.4)) +
    stroke(lattice, mix(body, haze, 0.12), 8) +
    part(houses[0], body, 12) +
    shape(polygon('524,252 560,238 560,262 524,276'), darker(body, 0.8)) +
    shape(
      [0, 1, 2, 3, 4].map((i) => box(576 + i * 38, 240 + i * 1.5, 26, 22)).join(''),
      darker(body, 0.8),
    ) +
    shape(box(610, 306, 34, 60) + box(708, 308, 34, 60), darker(body, 0.8)) +
    shape(polygon('514,220 560,202 560,400 508,400'), darker(body, 0.35), 'opacity="0.5"')
  );
}

/** Her side, the flare of her bow, and what stands on her, as they are seen. */
const side =
  '386,318^ 520,356 700,384 1000,404^ 1250,418^ 1250,640^ 700,706 468,760^ 436,620 404,440';
const flare = '386,318^ 340,352^ 330,420 384,600 468,760^ 430,600 402,440';
const houses = [
  '508,400^ 514,214^ 560,196^ 776,204^ 790,404^',
  '800,400^ 806,258^ 872,262^ 884,404^',
  '880,410^ 884,300^ 1010,306^ 1020,420^',
  '640,196 676,26 712,196',
] as const;

/** The bow towards us: flare to the left, her side going away to the right. */
function bow(stage: Stage, body: string) {
  const haze = fade(stage.mid, 0, 0.5, { x1: 0, y1: 0, x2: 1, y2: 0 });
  const sideLine = curve(side);
  return (
    shape(curve(flare), darker(body, 0.5)) +
    shape(sideLine, lighter(body, 0.26)) +
    inside(
      sideLine,
      shape(sideLine, body, 'transform="translate(4 12)"') +
        stroke('M400 420L1250 480M420 520L1250 540', darker(body, 0.28), 4) +
        shape('M430 640L1260 560V800H430Z', darker(body, 0.45), 'opacity="0.7"') +
        haze.defs +
        shape('M640 340H1260V740H640Z', haze.fill) +
        shape(box(620, 452, 44, 46) + box(880, 466, 34, 36), darker(body, 0.8)) +
        growthSpots(stage, 400, 1200, 330, 700, 110),
    ) +
    stroke('M430 424q14 26 6 52M424 436h26', darker(body, 0.6), 9)
  );
}

/** The frigate's knife of a bow over us, the mast above her bridge almost in the air. */
export const exHmasCanberra: Hand = {
  draw: (stage) => {
    const { mid } = stage;
    const body = mix(iron(stage), mid, 0.12);
    const sand = sandOf(stage, 640, 600);
    const mound = curve(
      '250,812^ 320,752 392,716 452,700 520,698 640,690 860,664 1260,620^ 1260,860^ 240,860^',
    );
    const scour = curve('300,744 380,706 460,694 700,680 470,716 370,744');
    const launcher =
      part('470,352^ 476,322^ 512,322^ 516,362^', body) + stroke('M494 322L486 282', body, 9);
    return groundOf(
      [
        { svg: sand.svg },
        { svg: upperWorks(body, mid) + launcher + bow(stage, body) },
        {
          svg: shape(mound, stage.sand.colour) + shape(scour, stage.sand.shade, 'opacity="0.8"'),
          perches: [
            ...rail(
              stage,
              [
                [400, 322],
                [480, 344],
              ],
              0.7,
            ),
            ...rail(
              stage,
              [
                [516, 212],
                [770, 206],
              ],
              0.6,
            ),
            ...rail(
              stage,
              [
                [810, 386],
                [1180, 410],
              ],
              0.4,
            ),
          ],
        },
      ],
      {
        open: area(40, 80, 320, 500),
        floor: sand.floor,
        growth: 'lush',
        solids: [side, flare, ...houses].map(parsePoints),
      },
    );
  },
  hour: 'grey',
  cast: (stage) => ({
    behind:
      school(220, 330, 260, 150, 28, 20, seen(stage, ink, 0.35), 5, { flip: true }) +
      distant(diversOf(stage)(880, 130, 74, 12), 0.1),
    front:
      furSeal(240, 190, 210, -20) +
      distant(furSeal(120, 330, 130, 12), 0.25) +
      leatherjacket(250, 540, 84, 3, true) +
      leatherjacket(160, 580, 78, -4, true) +
      boarfish(150, 706, 104, -2, true) +
      stroke('M676 26L668 -30', mix(stage.mid, paper, 0.4), 4),
  }),
};
