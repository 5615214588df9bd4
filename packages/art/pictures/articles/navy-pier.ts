import { giantGrouper } from '../../animals/giant-grouper.ts';
import { sandFloor } from '../../kit/ground.ts';
import { box } from '../../kit/outline.ts';
import { shape, stroke } from '../../kit/print.ts';
import { faded, garden, tropic } from '../../kit/scene/garden.ts';
import { pile } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { deep, honey, ink, mix, paper, reef, sand, shallow } from '../../palette.ts';
import { HEIGHT, WIDTH } from './sheet.ts';

export function navyPier() {
  let out = sea(
    WIDTH,
    HEIGHT,
    [mix(shallow, paper, 0.2), mix(reef, shallow, 0.45), reef, mix(reef, deep, 0.6), deep],
    141,
  );
  out += shape(box(-30, -30, 1660, 44), ink);
  out += lightShafts({
    x: 760,
    y: -360,
    reach: 1200,
    count: 9,
    spread: 1.2,
    colour: paper,
    density: 0.45,
    seed: 26,
  });
  const far = (t: number) => mix(ink, reef, t);
  // Rows of steel piles running away to the light
  for (const [x, w, t, b] of [
    [740, 16, 0.72, 640],
    [800, 16, 0.72, 640],
    [690, 22, 0.6, 660],
    [860, 22, 0.6, 660],
    [610, 32, 0.46, 690],
    [940, 32, 0.46, 690],
  ] as const)
    out += pile(x, -10, b, w, x, far(t), far(t - 0.14));
  out += stroke('M610 120L690 150M860 150L940 120M610 300L940 300M690 220H860', far(0.5), 12);
  out += sandFloor(WIDTH, HEIGHT, 660, {
    colour: mix(sand, reef, 0.55),
    shade: mix(sand, reef, 0.72),
    light: mix(sand, reef, 0.35),
    seed: 28,
    ripples: 8,
  });
  out +=
    pile(450, -10, 760, 62, 31, far(0.25), far(0.1), faded(tropic, deep, 0.3), 0.15) +
    pile(1110, -10, 760, 62, 32, far(0.25), far(0.1), faded(tropic, deep, 0.3), 0.15);
  out += stroke('M450 160L1110 130', far(0.2), 22);
  out += school(780, 380, 300, 150, 150, 30, mix(deep, reef, 0.3), 7, 184, mix(honey, paper, 0.3));
  out +=
    garden(() => 740, 240, 440, 3, 60, 12, tropic, mix(sand, deep, 0.66)) +
    garden(() => 744, 1140, 1360, 3, 60, 14, tropic, mix(sand, deep, 0.66));
  out += giantGrouper(800, 600, 560, -2);
  out +=
    pile(120, -10, 840, 130, 33, mix(ink, deep, 0.4), ink, tropic, 0.1) +
    pile(1480, -10, 840, 140, 35, mix(ink, deep, 0.4), ink, tropic, 0.1);
  out += stroke('M120 120L-40 60M1480 130L1640 70', mix(ink, deep, 0.4), 34);
  return out + specks(WIDTH, HEIGHT, 60, paper, 12, 2.2);
}
