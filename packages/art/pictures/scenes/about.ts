import { bubbles } from '../../animals/bubbles.ts';
import { diver } from '../../animals/diver.ts';
import { parsePoints } from '../../kit/outline.ts';
import { kelp } from '../../kit/scene/kelp.ts';
import { rock } from '../../kit/scene/rock.ts';
import { sea } from '../../kit/scene/sheet.ts';
import { specks } from '../../kit/spots.ts';
import { lightShafts } from '../../kit/water.ts';
import { bottle, deep, fern, honey, ink, kelp as kelpColour, mix, ochre } from '../../palette.ts';
import { green, HEIGHT, WIDTH } from './sheet.ts';

export function aboutHero() {
  let out = sea(WIDTH, HEIGHT, green, 43);
  out += lightShafts({
    x: 1080,
    y: -260,
    reach: 1200,
    count: 7,
    spread: 1,
    colour: fern,
    density: 0.34,
    seed: 49,
  });
  const far = (t: number) => ({
    colour: mix(mix(kelpColour, bottle, t), deep, 0.3),
    shade: mix(deep, bottle, 0.5),
    light: mix(mix(kelpColour, bottle, t - 0.2), deep, 0.2),
  });
  for (const [i, [x, size, t]] of (
    [
      [120, 0.7, 0.8],
      [205, 0.5, 0.9],
      [560, 0.6, 0.9],
      [700, 0.85, 0.72],
    ] as const
  ).entries())
    out += kelp(x, 930, -40, 50 + i, { size, ...far(t), lean: 0.6 });
  out +=
    diver(880, 330, 400, -8, { pose: 'swim', fin: honey, trim: ochre }) +
    bubbles(894, 320, 290, 18, 7);
  for (const [i, x] of [1180, 1330, 1470, 1590].entries())
    out += kelp(x, 940, -40, 61 + i, { size: 1.25, lean: 0.5 });
  out += rock(
    parsePoints('-40,850 200,820 420,866 700,850 980,800 1200,760 1420,720 1640,760'),
    mix(ink, deep, 0.4),
    ink,
    mix(deep, bottle, 0.6),
    55,
    940,
  );
  return out + specks(WIDTH, HEIGHT, 90, fern, 42, 2.4);
}
