import { dome, staghorn } from '../../kit/growth/hard-coral.ts';
import { school } from '../../kit/growth/school.ts';
import { box, curve, num, polygon } from '../../kit/outline.ts';
import { disc } from '../../kit/plate.ts';
import { shape, stroke } from '../../kit/print.ts';
import { blush, coral, honey, mix } from '../../palette.ts';
import { diversOf } from '../divers.ts';
import { area, groundOf, sandOf } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { distant, seen } from '../landmarks.ts';
import { batfish, coralTrout, parrotfish, whitetipReefShark } from '../named.ts';
import { ridgeOf } from '../rock.ts';
import { darker, lighter, type Stage } from '../scene.ts';

/** A child of concrete who bends over a bench of corals. */
function gardener(x: number, y: number, s: number, colour: string, flip = false) {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -s : s} ${s})">${
    shape(
      curve('-16,0^ -14,-44 -18,-74 -8,-98 8,-100 18,-82 16,-48 20,0^ 6,0^ 2,-40 -4,0^'),
      colour,
    ) +
    stroke('M6 -90Q30 -80 46 -62', colour, 10) +
    shape(disc(12, -116, 15, 17), lighter(colour, 0.1)) +
    shape(curve('-16,0^ -14,-44 -18,-74 -8,-98 -2,-60 -6,0^'), darker(colour, 0.25))
  }</g>`;
}

const bench = (x: number, y: number, wide: number, colour: string) =>
  shape(box(x, y - 46, wide, 12), lighter(colour, 0.2)) +
  shape(box(x + 8, y - 36, 10, 36) + box(x + wide - 18, y - 36, 10, 36), darker(colour, 0.2));

/** Gable after gable of beams: what is nearer is drawn later. */
function greenhouse(stage: Stage) {
  const { mid } = stage;
  const gable = (i: number) => {
    const t = i / 4;
    const cx = 470 + 310 * (1 - t);
    const half = 150 + 120 * t;
    const foot = 566 + 132 * t;
    const eave = foot - (120 + 96 * t);
    const peak = foot - (262 + 196 * t);
    return { cx, half, foot, eave, peak, haze: 0.5 - 0.42 * t, width: 9 + 10 * t };
  };
  let out = '';
  let before: ReturnType<typeof gable> | undefined;
  for (let i = 0; i <= 4; i++) {
    const g = gable(i);
    const steel = mix('#DDE6DE', mid, g.haze);
    const ribs = `M${num(g.cx - g.half)} ${num(g.foot)}L${num(g.cx - g.half * 0.86)} ${num(g.eave)}L${num(g.cx)} ${num(g.peak)}L${num(g.cx + g.half * 0.86)} ${num(g.eave)}L${num(g.cx + g.half)} ${num(g.foot)}`;
    if (before) {
      const b = before;
      out += stroke(
        `M${num(b.cx)} ${num(b.peak)}L${num(g.cx)} ${num(g.peak)}M${num(b.cx - b.half * 0.86)} ${num(b.eave)}L${num(g.cx - g.half * 0.86)} ${num(g.eave)}M${num(b.cx + b.half * 0.86)} ${num(b.eave)}L${num(g.cx + g.half * 0.86)} ${num(g.eave)}M${num(b.cx + b.half * 0.43)} ${num((b.eave + b.peak) / 2)}L${num(g.cx + g.half * 0.43)} ${num((g.eave + g.peak) / 2)}`,
        mix(steel, mid, 0.2),
        g.width * 0.7,
      );
    }
    if (i === 2)
      out +=
        bench(530, 630, 90, seen(stage, '#9AA39A', 0.35)) +
        gardener(700, 636, 0.86, seen(stage, '#A9AEA4', 0.3), true);
    out += stroke(ribs, steel, g.width);
    before = g;
  }
  return out;
}

/** The Coral Greenhouse on its sand, children of concrete at their benches, fish at the windows. */
export const museumOfUnderwaterArt: Hand = {
  draw: (stage) => {
    const { r, mid } = stage;
    const sand = sandOf(stage, 560, 552);
    const reef = ridgeOf(
      [
        [820, 700],
        [900, 570],
        [1010, 500],
        [1130, 430],
        [1260, 380],
      ],
      mid,
      r,
      { near: 0.5, grain: 'reef' },
    );
    const slab = shape(
      polygon('150,706 800,706 1010,574 560,566'),
      mix(stage.sand.shade, mid, 0.25),
    );
    const stone = '#A9AEA4';
    const planted =
      staghorn(354, 664, 90, 44, mix(coral, mid, 0.2), 4) +
      dome(420, 666, 60, 34, mix(honey, mid, 0.2), 6) +
      staghorn(566, 590, 60, 30, mix(blush, mid, 0.3), 8);
    return groundOf(
      [
        sand,
        reef,
        {
          svg:
            slab +
            greenhouse(stage) +
            bench(310, 712, 150, stone) +
            planted +
            gardener(272, 716, 1.2, stone) +
            gardener(520, 716, 1.1, seen(stage, stone, 0.08), true),
        },
      ],
      { open: area(700, 80, 420, 260), floor: sand.floor, growth: 'lush' },
    );
  },
  hour: 'noon',
  cast: (stage) => ({
    behind: school(640, 470, 240, 80, 30, 16, seen(stage, honey, 0.25), 10),
    front:
      parrotfish(1060, 382, 140, 2) +
      batfish(960, 240, 96, 0) +
      batfish(1060, 290, 84, 0) +
      distant(whitetipReefShark(260, 190, 250, -3, true), 0.15) +
      coralTrout(690, 714, 170, -3) +
      diversOf(stage)(700, 150, 110, 12),
  }),
};
