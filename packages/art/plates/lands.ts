import { curve, num } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, deep, honey, ink, mix, ochre, paper, rust, sand } from '../palette.ts';
import { bush, headland, hills, lit, low, palm, tree } from './land.ts';
import { boulders, ridgeOf } from './rock.ts';
import type { Stage } from './scene.ts';
import type { Shore } from './waters.ts';

function houses(stage: Stage) {
  const { r, surface = 0 } = stage;
  const x0 = r.between(20, 500);
  let svg = low(stage, lit(bush, stage), r.between(26, 44), r.between(500, 760), x0 - 80);
  const walls = [paper, sand, mix(sand, coral, 0.3), mix(paper, deep, 0.2)];
  for (let i = 0, x = x0; i < r.whole(6, 11); i++) {
    const wide = r.between(24, 52);
    const high = r.between(16, 34);
    const y = surface - r.between(4, 18);
    const wall = lit(r.pick(walls), stage);
    svg +=
      shape(`M${num(x)} ${num(y + 16)}v${num(-high - 16)}h${num(wide)}v${num(high + 16)}Z`, wall) +
      shape(
        `M${num(x - 4)} ${num(y - high)}l${num(wide / 2 + 4)} ${num(-r.between(8, 16))}l${num(wide / 2 + 4)} ${num(r.between(8, 14))}Z`,
        lit(r.pick([rust, ochre, deep]), stage),
      );
    x += wide + r.between(6, 34);
  }
  if (r.chance(0.5)) {
    const x = r.between(x0 + 100, x0 + 400);
    svg +=
      tree(x, surface - 14, r.between(50, 90), lit(mix(bush, ink, 0.3), stage)) +
      tree(x + 30, surface - 14, r.between(40, 70), lit(mix(bush, ink, 0.3), stage));
  }
  return svg;
}

function mangroves(stage: Stage) {
  const { r, surface = 0 } = stage;
  let svg = '';
  const from = r.between(-60, 300);
  const leaf = lit(mix(bush, '#4E7A44', 0.4), stage);
  for (let i = 0, x = from; i < 13; i++, x += r.between(34, 66)) {
    const high = r.between(34, 74);
    const y = surface - r.between(18, 30);
    svg += stroke(
      `M${num(x)} ${num(y)}Q${num(x - 16)} ${num(surface - 12)} ${num(x - 22)} ${num(surface + 8)}M${num(x)} ${num(y)}V${num(surface + 8)}M${num(x)} ${num(y)}Q${num(x + 14)} ${num(surface - 12)} ${num(x + 22)} ${num(surface + 8)}`,
      lit(mix(rust, ink, 0.4), stage),
      4,
    );
    svg += shape(
      curve([
        [x - 46, y + 6, 1],
        [x - 40, y - high * 0.5],
        [x - 8, y - high],
        [x + 34, y - high * 0.6],
        [x + 48, y + 4, 1],
        [x, y + 12],
      ]),
      i % 2 ? leaf : mix(leaf, ink, 0.18),
    );
  }
  return svg;
}

function cay(stage: Stage) {
  const { r, surface = 0 } = stage;
  const x0 = r.between(200, 700);
  const long = r.between(240, 420);
  const leaf = lit(mix(bush, '#3E7A4E', 0.4), stage);
  let svg =
    low(stage, lit(sand, stage), 16, long, x0) +
    low(stage, leaf, r.between(24, 44), long * 0.62, x0 + long * 0.18);
  for (let i = r.whole(0, 4); i > 0; i--)
    svg += palm(
      x0 + long * r.between(0.22, 0.78),
      surface - 14,
      r.between(52, 84),
      r.between(-24, 24),
      mix(leaf, ink, 0.25),
    );
  return svg;
}

function peaks(stage: Stage) {
  const { r, surface = 0, coast } = stage;
  const high = surface * r.between(0.55, 0.85);
  const x = r.between(160, 760);
  const rock = ridgeOf(
    [
      [x - 90, surface + 20],
      [x, surface - high * 0.6],
      [x + 60, surface - high],
      [x + 130, surface - high * 0.86],
      [x + 190, surface - high * 0.4],
      [x + 320, surface - high * 0.3],
      [x + 420, surface + 20],
    ],
    lit(mix(coast.rock, rust, 0.25), stage),
    r,
    { grain: 'columns', rough: 9, step: 30, light: lit(mix(coast.rock, sand, 0.35), stage) },
  );
  return hills(stage, lit(mix(bush, paper, 0.25), stage), high * 0.4) + rock.svg;
}

function pines(stage: Stage) {
  const { r, surface = 0, coast } = stage;
  const long = r.between(420, 700);
  const high = r.between(30, 64);
  const leaf = lit(mix(bush, '#1E4A3E', 0.5), stage);
  let trees = '';
  for (let i = 0; i < 9; i++) {
    const x = r.between(0, long * 0.85);
    trees += tree(x, surface - high * 0.9, r.between(50, 104), i % 2 ? leaf : mix(leaf, ink, 0.25));
  }
  const cliff = ridgeOf(
    [
      [-60, surface - high],
      [long * 0.6, surface - high * r.between(0.8, 1.1)],
      [long * 0.92, surface - high * 0.5],
      [long, surface + 24],
    ],
    lit(mix(coast.rock, ochre, 0.3), stage),
    r,
    { grain: 'strata', rough: 5 },
  );
  return trees + cliff.svg;
}

function granite(stage: Stage) {
  const { r, surface = 0 } = stage;
  const stone = lit(mix('#B9A48C', coral, 0.15), stage);
  const x = r.between(60, 800);
  const heap = boulders(
    Array.from(
      { length: 7 },
      (_, i) => [x + (i - 3) * r.between(34, 66), surface - 4, r.between(34, 66)] as const,
    ),
    stone,
    r,
  );
  return (
    hills(stage, lit(bush, stage), r.between(50, 100)) +
    headland(stage, mix(stone, bush, 0.35), r.between(34, 70), 'smooth') +
    heap.svg
  );
}

/** What stands above the water, by the kind of shore. */
export const shores: Record<Shore, (stage: Stage) => string> = {
  open: () => '',
  sandstone: (s) => headland(s, lit('#C98F4E', s), s.r.between(70, 130), 'strata'),
  limestone: (s) => headland(s, lit('#DDBE86', s), s.r.between(54, 110), 'strata'),
  columns: (s) =>
    hills(s, lit(mix(bush, paper, 0.2), s), 90) +
    headland(s, lit('#6E665C', s), s.r.between(100, 160), 'columns'),
  granite,
  dunes: (s) =>
    low(s, lit(mix(sand, honey, 0.2), s), s.r.between(36, 66), 900, s.r.between(-200, 200)) +
    low(s, lit(mix(bush, sand, 0.3), s), 26, 460, s.r.between(0, 500)),
  fields: (s) =>
    hills(s, lit(mix('#A9A256', bush, 0.3), s), s.r.between(40, 90)) +
    headland(s, lit('#8E8F52', s), s.r.between(30, 60), 'smooth'),
  mangrove: mangroves,
  cay,
  rainforest: (s) =>
    hills(s, lit(mix('#3E6E5E', paper, 0.35), s), s.r.between(110, 170)) +
    hills(s, lit('#2F6650', s), s.r.between(60, 110)),
  range: (s) =>
    hills(s, lit(mix('#B86A42', paper, 0.3), s), s.r.between(60, 110)) +
    headland(s, lit('#B4623C', s), s.r.between(34, 70), 'strata'),
  jungle: (s) =>
    headland(s, lit(mix('#4E5A4A', ochre, 0.2), s), s.r.between(40, 70), 'strata') +
    low(s, lit('#2F6A4C', s), s.r.between(40, 70), 560, -120) +
    palm(
      s.r.between(100, 360),
      (s.surface ?? 0) - 40,
      84,
      s.r.between(-20, 30),
      lit(mix('#2F6A4C', ink, 0.3), s),
    ),
  peaks,
  pines,
  town: houses,
};
