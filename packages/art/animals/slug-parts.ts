import { curve, type Point, taper } from '../kit/outline.ts';
import { turned } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper } from '../palette.ts';

/** A feathered gill that stands at x, y and leans by `angle` degrees. */
export function plume(
  x: number,
  y: number,
  angle: number,
  size: { length: number; width: number },
  colours: { vane: string; rib: string },
) {
  const { length, width } = size;
  const steps = 13;
  const side = (sign: number) =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = i / steps;
      const full = Math.sin(Math.PI * (0.14 + t * 0.8)) * width;
      const lift = i % 2 ? 0.035 : 0;
      return [sign * full * (i % 2 ? 1 : 0.6), -(t + lift) * length];
    });
  const vane = curve([...side(-1), [0, -length], ...side(1).reverse()]);
  const veins = [0.25, 0.42, 0.6, 0.76].map(
    (t) =>
      `M${-width * 0.5} ${-(t + 0.1) * length}L0 ${-t * length}L${width * 0.5} ${-(t + 0.1) * length}`,
  );
  return turned(
    shape(vane, colours.vane) +
      stroke(veins.join(''), mix(colours.vane, colours.rib, 0.5), 4) +
      stroke(`M0 4L0 ${-length * 0.9}`, colours.rib, 7),
    x,
    y,
    angle,
  );
}

/** A ring of gills round x, y: the far ones tall, the near ones short and in front. */
export function gillRing(
  x: number,
  y: number,
  size: { length: number; width: number; round?: number },
  colours: { vane: string; rib: string },
) {
  const { length, width, round = 54 } = size;
  const far = [-72, 68, -44, 42, -16, 16].map((a) =>
    plume(x + (a / 72) * round, y - 12, a, { length, width }, colours),
  );
  const near = [-58, 54, -2].map((a) =>
    plume(
      x + (a / 72) * round * 0.9,
      y + 14,
      a * 1.35,
      { length: length * 0.58, width: width * 0.9 },
      { ...colours, vane: mix(colours.vane, paper, 0.18) },
    ),
  );
  return far.join('') + near.join('');
}

/** The ringed club with which a sea slug smells, on its stalk. */
export function rhinophore(
  x: number,
  y: number,
  angle: number,
  size: { length: number; width: number },
  colours: { stalk: string; club: string; tip?: string },
) {
  const { length, width } = size;
  const club = curve([
    [-width * 0.34, -length * 0.38],
    [-width * 0.52, -length * 0.58],
    [-width * 0.36, -length * 0.84],
    [0, -length],
    [width * 0.36, -length * 0.84],
    [width * 0.52, -length * 0.58],
    [width * 0.34, -length * 0.38],
  ]);
  const rings = [0.48, 0.58, 0.68, 0.78, 0.87].map((t) => {
    const half = width * (t < 0.8 ? 0.44 : 0.28);
    return `M${-half} ${-length * t}Q0 ${-length * (t - 0.05)} ${half} ${-length * t}`;
  });
  return turned(
    shape(
      taper(
        [
          [0, 14],
          [0, -length * 0.2],
          [0, -length * 0.45],
        ],
        width * 0.95,
        width * 0.6,
      ),
      colours.stalk,
    ) +
      shape(club, colours.club) +
      stroke(rings.join(''), mix(colours.club, ink, 0.35), 4) +
      (colours.tip
        ? shape(
            curve([
              [-width * 0.24, -length * 0.9],
              [0, -length * 1.03],
              [width * 0.24, -length * 0.9],
            ]),
            colours.tip,
          )
        : ''),
    x,
    y,
    angle,
  );
}
