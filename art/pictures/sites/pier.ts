import { sandFloor } from '../../kit/ground.ts';
import { dome, staghorn } from '../../kit/growth/hard-coral.ts';
import { pile } from '../../kit/growth/pile.ts';
import { growthTints } from '../../kit/growth/rock.ts';
import { spongeClump } from '../../kit/growth/sponges.ts';
import { polygon } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { abyss, coral, deep, mix, ochre, paper, reef, rust, sand } from '../../palette.ts';
import { type Climate, colours, cool, far, fish, HEIGHT, mid, near, sea, WIDTH } from './sheet.ts';

export function pierScene(climate: Climate) {
  const rows: [number, number, number][] = [
    [0.18, 22, 0.7],
    [0.3, 30, 0.55],
    [0.48, 42, 0.35],
    [0.78, 62, 0.1],
  ];
  const under = rows
    .map(([t, width, mist], i) => {
      const wood = mix(mix(deep, rust, 0.3), far(climate), mist);
      const crust = {
        wood,
        shade: mix(wood, abyss, 0.4),
        light: mix(wood, paper, 0.2),
        growth: growthTints.map((c) => mix(c, far(climate), mist)),
        from: 170 + 60 * t,
      };
      const left = 560 - 620 * t;
      const right = 660 + 560 * t;
      const top = 130 - 180 * t;
      return (
        shape(
          polygon([
            [left - width, top],
            [right + width, top - 6],
            [right + width, top + width * 0.5],
            [left - width, top + width * 0.6],
          ]),
          mix(wood, abyss, 0.25),
        ) +
        pile(left, top, 580 + t * 220, width, 50 + i, crust) +
        pile(right, top, 575 + t * 220, width, 60 + i, crust)
      );
    })
    .join('');
  return (
    sea(climate, 52, 200) +
    shape(
      polygon([
        [-40, -40],
        [WIDTH + 40, -40],
        [WIDTH + 40, 10],
        [720, 120],
        [500, 120],
        [-40, 20],
      ]),
      near(climate),
    ) +
    fish(climate, 620, 330, 53) +
    sandFloor(WIDTH, HEIGHT, 590, {
      colour: mix(sand, colours(climate)[2] ?? reef, 0.4),
      shade: mid(climate),
      light: sand,
      seed: 55,
      ripples: 6,
    }) +
    under +
    (cool(climate)
      ? spongeClump(330, 700, 80, 7)
      : dome(340, 720, 130, 60, ochre, 57) + staghorn(860, 720, 130, 70, coral, 58))
  );
}
