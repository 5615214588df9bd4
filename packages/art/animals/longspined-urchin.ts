import { animal, modelled } from '../kit/fish.ts';
import { type Point, polygon } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { ink, mix, paper, reef, rust } from '../palette.ts';

/** Centrostephanus rodgersii: a black-red ball of long spines, some with a sheen of green and blue. */
export const longspinedUrchin = animal(() => {
  const r = random(27);
  const dark = mix(ink, '#5A1620', 0.45);
  const red = mix(ink, '#7A1E26', 0.75);
  const count = 88;
  const spines = Array.from({ length: count }, (_, i) => {
    const z = 1 - ((i + 0.5) / count) * 1.55;
    const flat = Math.sqrt(1 - z * z);
    const turn = i * 2.39996 + r.between(-0.12, 0.12);
    const [dx, dy] = [Math.cos(turn) * flat, Math.sin(turn) * flat];
    const long = (dy > 0.55 ? 0.78 : 1) * r.between(440, 520);
    const from: Point = [500 + dx * 140, dy * 118];
    const to: Point = [500 + dx * long, dy * long * 0.78 - 20];
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const wide = z > 0.12 ? 7 : 10;
    const [nx, ny] = [(-(to[1] - from[1]) / size) * wide, ((to[0] - from[0]) / size) * wide];
    const colour = r.chance(0.26)
      ? mix(mix('#2F8A6A', reef, r()), dark, 0.25)
      : r.chance(0.5)
        ? red
        : dark;
    return {
      z,
      colour: mix(colour, paper, z < 0 ? 0.16 : z > 0.5 ? 0.14 : 0),
      d: polygon([
        [from[0] - nx, from[1] - ny],
        [to[0] - nx * 0.2, to[1] - ny * 0.2],
        [to[0] + nx * 0.2, to[1] + ny * 0.2],
        [from[0] + nx, from[1] + ny],
      ]),
    };
  });
  const draw = (list: typeof spines) => list.map(({ d, colour }) => shape(d, colour)).join('');
  const behind = spines.filter(({ z }) => z <= 0.12).reverse();
  const before = spines.filter(({ z }) => z > 0.12).sort((a, b) => a.z - b.z);
  return (
    draw(behind) +
    modelled(disc(500, 0, 160, 136), { base: dark, light: mix(dark, rust, 0.5), shade: ink }, '', {
      light: 12,
      shade: 40,
    }) +
    draw(before)
  );
});
