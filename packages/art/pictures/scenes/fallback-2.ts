import { sandFloor } from '../../kit/ground.ts';
import { shape } from '../../kit/print.ts';
import { faded, temperate } from '../../kit/scene/garden.ts';
import { pile } from '../../kit/scene/rock.ts';
import { school } from '../../kit/scene/school.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { bottle, deep, fern, ink, mix, paper, rust, shallow } from '../../palette.ts';
import { bed, green, HEIGHT, WIDTH } from './sheet.ts';

export function fallback2() {
  let out = sea(WIDTH, HEIGHT, green, 73);
  out += lightShafts({
    x: 900,
    y: -260,
    reach: 1100,
    count: 6,
    spread: 1.2,
    colour: fern,
    density: 0.26,
    seed: 79,
  });
  const tan = mix(deep, bottle, 0.4);
  // Rows of piles under a jetty, going away
  out += shape('M-20 -20H1620V40H-20Z', mix(ink, deep, 0.4));
  for (const [x, w, t] of [
    [620, 20, 0.75],
    [700, 24, 0.68],
    [800, 30, 0.58],
    [1010, 30, 0.58],
    [930, 22, 0.7],
  ] as const)
    out += pile(x, -10, 800, w, x, mix(ink, tan, t), mix(ink, tan, t * 0.8));
  out += sandFloor(WIDTH, HEIGHT, 776, {
    colour: bed,
    shade: mix(bed, deep, 0.45),
    light: mix(bed, shallow, 0.22),
    seed: 76,
    ripples: 9,
  });
  out +=
    pile(
      1120,
      -10,
      830,
      58,
      72,
      mix(ink, tan, 0.4),
      mix(ink, tan, 0.2),
      faded(temperate, deep, 0.35),
    ) +
    pile(1300, -10, 880, 96, 73, mix(ink, rust, 0.16), ink, temperate, 0.2) +
    pile(1540, -10, 940, 130, 74, mix(ink, rust, 0.16), ink, temperate, 0.18);
  out += school(
    1060,
    420,
    300,
    90,
    90,
    26,
    mix(shallow, bottle, 0.25),
    78,
    184,
    mix(paper, shallow, 0.4),
  );
  return out + specks(WIDTH, HEIGHT, 90, fern, 72, 2.4);
}
