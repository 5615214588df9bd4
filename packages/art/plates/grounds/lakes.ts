import { curve, num } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { kelp, mix, paper } from '../../palette.ts';
import { ridgeOf, rockOf } from '../rock.ts';
import { darker, type Ground, type Stage } from '../scene.ts';
import { reeds } from './reeds.ts';
import { area, groundOf, sandOf, topOf } from './seabed.ts';

const lakeWeed = mix(kelp, '#5E9A4A', 0.6);

/** A crater lake with a steep, bare bank, whose drowned logs lie on the silt. */
export const deepLake = (stage: Stage): Ground => craterLake(stage, 'logs');

/** A crater lake with a grassy bank, a gentle slope of weed, then a slope into the dark. */
export const weedyLake = (stage: Stage): Ground => craterLake(stage, 'weed');

function craterLake(stage: Stage, on: 'logs' | 'weed'): Ground {
  const { r, near, mid } = stage;
  const bank = topOf(stage) + r.between(10, 40);
  const reach = on === 'weed' ? r.between(820, 940) : r.between(560, 700);
  const heights: [number, number][] =
    on === 'weed'
      ? [
          [-40, bank + 60],
          [reach * 0.3, bank + 150],
          [reach * 0.7, bank + 260],
          [reach, 620],
          [reach + 160, 780],
          [reach + 240, 880],
        ]
      : [
          [-40, bank - 20],
          [reach * 0.22, bank + 40],
          [reach * 0.4, bank + 330],
          [reach, 690],
          [reach + 420, 760],
          [reach + 560, 860],
        ];
  const slope = ridgeOf(heights, mix(stage.sand.colour, near, 0.45), r, {
    grain: 'smooth',
    rough: 6,
    step: 70,
  });
  const beyond = ridgeOf(
    [
      [300, 800],
      [760, 690],
      [1240, r.between(600, 680)],
    ],
    mix(mid, stage.water[3] ?? mid, 0.5),
    r,
    { grain: 'smooth', near: 0.2, rough: 6 },
  );
  const heightAt = (x: number) => {
    const i = Math.max(0, heights.findIndex(([at]) => at >= x) - 1);
    const [ax, ay] = heights[i] ?? [0, bank];
    const [bx, by] = heights[i + 1] ?? [1, bank];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  const weed = () =>
    reeds(stage, 60, reach * 0.95, (x) => heightAt(x) + 24, mix(lakeWeed, mid, 0.35)) +
    reeds(stage, 20, reach * 0.8, (x) => heightAt(x) + 50, lakeWeed);
  const log = (x: number, long: number, lean: number, thick: number) => {
    const y = heightAt(x) + 26;
    return (
      stroke(`M${num(x)} ${num(y)}l${num(long)} ${num(lean)}`, darker(near, 0.35), thick) +
      stroke(
        `M${num(x + long * 0.5)} ${num(y + lean * 0.5)}l${num(long * 0.2)} ${num(-thick * 2.6)}`,
        darker(near, 0.35),
        thick * 0.4,
      )
    );
  };
  const logs = () =>
    log(reach * 0.72, r.between(200, 260), r.between(20, 40), 26) +
    log(reach * 1.05, r.between(110, 170), r.between(-10, 20), 16) +
    log(reach * 0.5, r.between(80, 120), r.between(30, 60), 14);
  const line = stroke(
    `M30 ${num(bank + 6)}Q${num(reach * 0.5)} ${num(bank + 60)} ${num(reach * 0.9)} ${num(heightAt(reach * 0.9) + 8)}`,
    mix(paper, mid, 0.3),
    3,
  );
  const openFrom = reach * (on === 'weed' ? 0.82 : 0.7);
  return groundOf(
    [beyond, { ...slope, svg: slope.svg + (on === 'weed' ? weed() : logs()) + line }],
    {
      open: area(openFrom, topOf(stage) + 40, 1100 - openFrom, 420),
      floor: [],
      growth: 'none',
    },
  );
}

/** A sinkhole: small at the top, wide beneath, so that daylight stands in it as a column. */
export function sinkhole(stage: Stage): Ground {
  const { r, near, mid, surface, water } = stage;
  const from = surface ? surface - r.between(20, 50) : -40;
  const cx = r.between(470, 730);
  const throat = r.between(120, 180);
  const belly = r.between(360, 450);
  const light = mix(water[0] ?? paper, paper, 0.5);
  const column = [1, 0.55]
    .map((share) =>
      shape(
        `M${num(cx - throat * share)} ${num(from + 20)}H${num(cx + throat * share)}L${num(cx + throat * 1.5 * share)} 760L${num(cx - throat * 1.3 * share)} 760Z`,
        light,
        'opacity="0.2"',
      ),
    )
    .join('');
  const wall = (side: -1 | 1, colour: string, nearness: number) => {
    const at = (reach: number) => cx + side * reach;
    const edge = side < 0 ? -80 : 1280;
    const corners: [number, number][] = [
      [edge, from],
      [at(throat + r.between(20, 70)), from],
      [at(throat), from + 90],
      [at(throat + r.between(10, 40)), from + 190],
      [at(belly * 0.7), from + 250 + r.between(0, 40)],
      [at(belly), 560],
      [at(belly * r.between(0.9, 1.04)), 700],
      [at(belly * 0.7), 870],
      [edge, 870],
    ];
    return rockOf(side < 0 ? corners : corners.toReversed(), colour, r, {
      grain: 'strata',
      rough: 10,
      near: nearness,
    });
  };
  const cars = /car (bodies|wrecks)/i.test(stage.facts.description)
    ? carBody(stage, cx - 60, 742, 170, -5) + carBody(stage, cx + 190, 770, 150, 7)
    : '';
  const silt = sandOf(stage, 730, 740, false);
  return groundOf(
    [
      { svg: column + silt.svg + cars },
      wall(1, mix(mid, paper, 0.1), 0.7),
      wall(-1, mix(near, paper, 0.14), 1),
    ],
    {
      open: area(cx - belly * 0.6, from + 280, belly * 1.2, 300),
      floor: [],
      growth: 'none',
    },
  );
}

/** A sunken car: bonnet, cabin, wheels in the silt. */
function carBody(stage: Stage, x: number, y: number, long: number, turn: number) {
  const body = mix(stage.mid, '#7A3E2A', 0.45);
  const s = long / 170;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(s)})">${
    shape(curve('-85,-6^ -82,-32 -44,-38^ -22,-66 36,-66^ 58,-40 84,-34^ 88,-4^'), body) +
    shape('M-34 -40L-18 -60H6V-40ZM14 -60H34L50 -40H14Z', darker(body, 0.7)) +
    shape('M-62 -8a16 16 0 0 1 32 0ZM36 -8a16 16 0 0 1 32 0Z', darker(body, 0.8))
  }</g>`;
}
