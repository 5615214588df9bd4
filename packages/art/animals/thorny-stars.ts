import { animal, modelled } from '../kit/fish.ts';
import { nth } from '../kit/list.ts';
import { along, curve, num, type Point, polygon, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, honey, ink, mix, ochre, paper, reef, rust, sand } from '../palette.ts';

const round = (turn: number, out: number, squash = 1): Point => [
  500 + Math.cos(turn) * out,
  Math.sin(turn) * out * squash,
];

/** A thorn that stands on its root and leans outward, its last third in another colour. */
function thorn(x: number, y: number, turn: number, long: number, wide: number) {
  const at = (u: number, v: number): Point => [
    x + Math.cos(turn) * u - Math.sin(turn) * v,
    y + Math.sin(turn) * u + Math.cos(turn) * v,
  ];
  return {
    root: polygon([at(0, -wide), at(long, 0), at(0, wide)]),
    tip: polygon([at(long * 0.38, -wide * 0.62), at(long, 0), at(long * 0.38, wide * 0.62)]),
  };
}

/** Acanthaster planci species group: a broad disc with sixteen short arms, thorns tipped orange all over. */
export const crownOfThorns = animal(() => {
  const r = random(16);
  const base = mix(mix('#5E6B5A', '#7A4668', 0.55), paper, 0.12);
  const shade = mix(base, ink, 0.5);
  const count = 16;
  const turns = Array.from(
    { length: count },
    (_, i) => ((i + r.between(-0.1, 0.1)) / count) * Math.PI * 2,
  );
  const reach = turns.map(() => r.between(385, 440));
  const outline = turns.flatMap((turn, i): Point[] => {
    const out = nth(reach, i);
    const half = Math.PI / count;
    return [
      round(turn - half, 236),
      round(turn - half * 0.62, 320),
      round(turn - half * 0.42, out - 30),
      round(turn, out),
      round(turn + half * 0.42, out - 30),
      round(turn + half * 0.62, 320),
    ];
  });
  const roots: { root: string; tip: string }[] = [];
  for (const [i, turn] of turns.entries())
    for (const [k, side] of [
      [0.97, 0],
      [0.84, 1],
      [0.84, -1],
      [0.7, 0],
      [0.62, 1],
      [0.62, -1],
    ] as const) {
      const a = turn + side * 0.085;
      const [x, y] = round(a, nth(reach, i) * k);
      roots.push(thorn(x, y, a + side * 0.35 + r.between(-0.2, 0.2), r.between(70, 94), 12));
    }
  for (const [ring, n] of [
    [214, 17],
    [146, 11],
    [76, 6],
    [12, 1],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = ((i + r.between(-0.2, 0.2)) / n) * Math.PI * 2 + ring;
      const [x, y] = round(a, ring);
      roots.push(thorn(x, y, a + r.between(-0.3, 0.3), r.between(66, 86), 13));
    }
  const d = curve(outline);
  const lines = turns.map((turn, i) => {
    const [a, b] = [round(turn, 60), round(turn, nth(reach, i) - 30)];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  });
  return (
    modelled(
      d,
      { base, light: mix(base, paper, 0.45), shade },
      stroke(lines.join(''), mix(base, '#8A4A6A', 0.5), 26),
      { light: 12, shade: 26 },
    ) +
    shape(disc(500, 0, 176), mix(base, '#8A4A6A', 0.5)) +
    shape(roots.map(({ root }) => root).join(''), mix(shade, '#7A2A2A', 0.5)) +
    shape(roots.map(({ tip }) => tip).join(''), mix(coral, honey, 0.25))
  );
});

/** Arm of a star as a tube along its bent line. */
function starArm(line: Point[], width: number) {
  const at = along(line, 20);
  const half = (t: number) => width * (1 - t * 0.9);
  return { at, half, d: tube(at.map(({ x, y, t }): [number, number, number] => [x, y, half(t)])) };
}

/** Rows of spines along an arm, each a pale point in a dark ring. */
function spineRows(
  at: ReturnType<typeof along>,
  half: (t: number) => number,
  rows: number[],
  size: number,
) {
  return rows
    .flatMap((k) =>
      at
        .slice(1, 19)
        .map(({ x, y, angle, t }) =>
          disc(
            x - Math.sin(angle) * half(t) * k,
            y + Math.cos(angle) * half(t) * k,
            size * (1 - t * 0.78),
          ),
        ),
    )
    .join('');
}

/** Coscinasterias muricata: eleven arms of unequal length, rows of spines along each. */
export const elevenArmedSeastar = animal(() => {
  const blue = mix('#6E7F8C', reef, 0.18);
  const shade = mix(blue, ink, 0.5);
  const lengths = [440, 400, 470, 430, 240, 190, 300, 450, 410, 480, 420];
  const r = random(11);
  const arms = lengths.map((long, i) => {
    const turn = (i / 11) * Math.PI * 2 - Math.PI / 2 + r.between(-0.07, 0.07);
    const bend = r.between(-0.28, 0.28);
    return starArm(
      [
        round(turn, 30),
        round(turn, long * 0.4),
        round(turn + bend * 0.4, long * 0.72),
        round(turn + bend, long),
      ],
      long > 350 ? 56 : 46,
    );
  });
  const tint = (i: number) => (i % 3 === 1 ? mix(blue, ochre, 0.34) : blue);
  return (
    arms
      .map(
        ({ at, half, d }, i) =>
          modelled(
            d,
            { base: tint(i), light: mix(tint(i), paper, 0.45), shade },
            stroke(
              curve(
                at.map(({ x, y }): Point => [x, y]),
                false,
              ),
              mix(tint(i), ochre, 0.45),
              12,
            ),
            { light: 8, shade: 16 },
          ) +
          shape(spineRows(at, half, [-0.62, -0.05, 0.6], 11), mix(shade, rust, 0.3)) +
          shape(spineRows(at, half, [-0.62, -0.05, 0.6], 6), mix(sand, paper, 0.5)),
      )
      .join('') +
    shape(disc(500, 0, 92), blue) +
    shape(
      Array.from({ length: 20 }, (_, i) =>
        disc(...(round(i * 2.4, 16 + i * 3.6).slice(0, 2) as [number, number]), 9),
      ).join(''),
      mix(shade, rust, 0.3),
    ) +
    shape(
      Array.from({ length: 20 }, (_, i) =>
        disc(...(round(i * 2.4, 16 + i * 3.6).slice(0, 2) as [number, number]), 5),
      ).join(''),
      mix(sand, paper, 0.5),
    ) +
    shape(disc(540, -30, 13), honey)
  );
});

/** Asterias amurensis: five pointed arms that turn up at the tip, yellow with purple scribbles. */
export const northernPacificSeastar = animal(() => {
  const base = mix(honey, '#E9C66A', 0.55);
  const shade = mix(base, rust, 0.55);
  const purple = mix('#7B3F86', ink, 0.08);
  const r = random(55);
  const flat = 0.62;
  const arms = [-1.75, -0.42, -2.98, 0.72, 2.1].map((turn) => {
    const end = round(turn, 505, flat);
    return starArm(
      [
        round(turn, 10, flat),
        round(turn, 240, flat),
        round(turn, 430, flat),
        [end[0], end[1] - 26],
        [end[0] + Math.cos(turn) * 6, end[1] - 82],
      ],
      112,
    );
  });
  const scribbles = (at: ReturnType<typeof along>, half: (t: number) => number) =>
    at
      .slice(2, 19)
      .flatMap(({ x, y, t }) =>
        [0, 1].map(() => {
          const h = half(t) * 0.75;
          const [px, py] = [x + r.between(-h, h), y + r.between(-h, h) * 0.8];
          const s = 26 * (1 - t * 0.5);
          return `M${num(px)} ${num(py)}q${num(r.between(-s, s))} ${num(-s)} ${num(r.between(0, s))} ${num(r.between(-s, s))}t${num(r.between(-s, s))} ${num(r.between(0, s))}`;
        }),
      )
      .join('');
  const fringe = (at: ReturnType<typeof along>, half: (t: number) => number) =>
    at
      .slice(4, 18)
      .map(({ x, y, angle, t }) => {
        const side = Math.cos(angle) < 0 ? -1 : 1;
        const [px, py] = [
          x - Math.sin(angle) * half(t) * side * 0.9,
          y + Math.cos(angle) * half(t) * side * 0.9,
        ];
        return `M${num(px)} ${num(py)}l${num(-Math.sin(angle) * side * 16)} ${num(Math.abs(Math.cos(angle)) * 22 + 4)}`;
      })
      .join('');
  return (
    arms
      .map(
        ({ at, half, d }) =>
          stroke(fringe(at, half), mix(base, rust, 0.3), 7) +
          modelled(d, { base, light: mix(base, paper, 0.6), shade }, '', { light: 13, shade: 22 }) +
          inside(d, stroke(scribbles(at, half), purple, 7)),
      )
      .join('') +
    shape(
      curve([
        round(-1.1, 120, flat),
        round(0.15, 126, flat),
        round(1.4, 112, flat),
        round(2.7, 126, flat),
        round(3.9, 120, flat),
      ]),
      base,
    ) +
    stroke(
      scribbles(along([round(3.1, 90, flat), round(0, 90, flat)], 20), () => 50),
      purple,
      7,
    ) +
    shape(
      arms.map(({ at, half }) => spineRows(at, half, [-0.5, 0, 0.5], 5.5)).join(''),
      mix(base, paper, 0.75),
    ) +
    shape(disc(556, -26, 13, 10), mix(paper, honey, 0.3))
  );
});
