import { animal, modelled, type Tones } from '../kit/fish.ts';
import { along, curve, num, type Point, parsePoints, polygon, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, kelp, mix, ochre, paper, rust, sand } from '../palette.ts';

type Coat = Tones & {
  leg: string;
  /** Lies over a leg: bands across it, or streaks along it. */
  legMark?: { colour: string; dash: string; width: number };
  feeler: string;
  feelerBase: string;
  horn: string;
  fan: string;
  /** Marks of a tail segment between two lines across it, kept inside it. */
  segment?: (front: Point[], rear: Point[]) => string;
  grains: string;
};

const across = (front: Point[], rear: Point[], t: number): Point[] =>
  front.map(([x, y], i) => {
    const [u, v] = rear[i] ?? [x, y];
    return [x + (u - x) * t, y + (v - y) * t];
  });

const spread = (line: Point[], count: number): Point[] =>
  along(line, count).map(({ x, y }): Point => [x, y]);

function legs({ leg, legMark, shade }: Coat) {
  const near = [
    '310,50 250,40 196,96 150,170 128,226',
    '370,66 330,80 288,150 254,222 236,262',
    '430,74 416,110 396,180 384,250 376,284',
    '490,74 506,112 516,180 530,246 534,280',
    '545,60 590,92 626,150 664,206 690,250',
  ];
  const far = near.map((line) =>
    line
      .split(' ')
      .map((pair, i) => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return `${x + 34 + i * 4},${y - 14 - i * 4}`;
      })
      .join(' '),
  );
  const draw = (line: string, colour: string, mark: boolean) => {
    const smooth = along(parsePoints(line), 14).map(({ x, y }): Point => [x, y]);
    const d = taper(smooth, 34, 8);
    if (!mark || !legMark) return shape(d, colour);
    const dash = `stroke-dasharray="${legMark.dash}" style="stroke-linecap:butt"`;
    return (
      shape(d, colour) +
      inside(d, stroke(curve(smooth, false), legMark.colour, legMark.width, dash))
    );
  };
  return (
    far.map((line) => draw(line, mix(leg, shade, 0.65), false)).join('') +
    near.map((line) => draw(line, leg, true)).join('')
  );
}

function tail(coat: Coat) {
  const spine = along(parsePoints('540,-36 640,-56 740,-46 830,-8 880,26'), 7);
  const rings = spine.map(({ x, y, angle, t }): Point[] => {
    const half = 96 - t * 40;
    const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
    return [1, 0.6, 0.1, -0.5, -1].map((k): Point => [x + nx * half * k, y + ny * half * k]);
  });
  const leaves = [-34, -8, 18, 44, 70].map((turn, i) => {
    const a = ((turn + 14) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const at = (u: number, v: number): Point => [868 + dx * u - dy * v, 26 + dy * u + dx * v];
    const long = i === 2 ? 132 : 126;
    const leaf = curve([
      at(0, -14),
      at(60, -34),
      at(long, -32),
      at(long + 8, 0),
      at(long, 32),
      at(60, 34),
      at(0, 14),
    ]);
    return (
      shape(leaf, i % 2 ? coat.fan : mix(coat.fan, coat.shade, 0.35)) +
      stroke(curve([at(20, 0), at(long - 16, 0)], false), coat.light, 5)
    );
  });
  const order = [0, 4, 1, 3, 2].map((i) => leaves[i] ?? '');
  const segments = [5, 4, 3, 2, 1, 0].map((i) => {
    const front = rings[i] ?? [];
    const rear = across(front, rings[i + 1] ?? front, 1.16);
    const [lowFront = [0, 0], lowRear = [0, 0]] = [front.at(-1), rear.at(-1)];
    const d = curve([
      ...front.map(([x, y]): Point => [x - 6, y]),
      [lowFront[0] + 8, lowFront[1] + 16],
      [lowRear[0] - 2, lowRear[1] + 30, 1],
      ...[...rear].reverse(),
    ] as Point[]);
    return (
      modelled(d, coat, coat.segment?.(front, rear), { light: 9, shade: 22 }) +
      stroke(curve(rear, false), coat.shade, 6)
    );
  });
  return order.join('') + segments.join('');
}

/** A feeler on its three stout joints, which bear spines. */
function feeler(joints: string, whip: string, { feeler: colour, feelerBase, shade }: Coat) {
  const base = along(parsePoints(joints), 7);
  const thorns = base
    .slice(1, 6)
    .flatMap(({ x, y, angle }) =>
      [-1, 1].map((side) => {
        const at = (u: number, v: number): Point => [
          x + Math.cos(angle) * u - Math.sin(angle) * v * side,
          y + Math.sin(angle) * u + Math.cos(angle) * v * side,
        ];
        return polygon([at(-10, 14), at(14, 34), at(8, 12)]);
      }),
    )
    .join('');
  return (
    shape(taper(spread(parsePoints(whip), 20), 22, 3), colour) +
    shape(thorns, mix(feelerBase, shade, 0.3)) +
    shape(
      taper(
        base.map(({ x, y }): Point => [x, y]),
        46,
        28,
      ),
      feelerBase,
    ) +
    [2, 4]
      .map((i) => {
        const { x, y, angle } = base[i] ?? { x: 0, y: 0, angle: 0 };
        const [nx, ny] = [Math.sin(angle) * 18, -Math.cos(angle) * 18];
        return stroke(`M${num(x + nx)} ${num(y + ny)}L${num(x - nx)} ${num(y - ny)}`, shade, 6);
      })
      .join('')
  );
}

function carapace(coat: Coat) {
  const spines = parsePoints('252,-92 300,-112 350,-128 404,-138 460,-142 520,-138');
  const rows = [
    ...'290,-70 340,-88 396,-98 452,-102 510,-98 320,-40 376,-54 434,-60 492,-60 540,-58 300,-8 356,-16 416,-20 476,-20 532,-20'.split(
      ' ',
    ),
  ].map((p) => p.split(',').map(Number));
  return (
    shape(
      spines
        .map(([x, y]) =>
          polygon([
            [x + 14, y + 8],
            [x - 20, y - 14],
            [x - 10, y + 12],
          ]),
        )
        .join(''),
      coat.base,
    ) +
    modelled(
      curve(
        '212,-34 236,-78 300,-108 390,-136 490,-142 566,-126 590,-40 572,48 500,78 390,78 290,56 226,24',
      ),
      coat,
      shape(
        rows
          .map(([x = 0, y = 0]) =>
            polygon([
              [x + 10, y - 7],
              [x - 16, y],
              [x + 10, y + 8],
            ]),
          )
          .join(''),
        coat.grains,
      ) + stroke('M420 -150Q376 -60 300 20M420 -20Q500 10 580 6', coat.shade, 7),
      { light: 13, shade: 34 },
    )
  );
}

function lobster(coat: Coat) {
  const leaf = (d: string) => stroke(curve(d, false), coat.feeler, 7);
  return (
    feeler(
      '246,-56 214,-92 196,-142 196,-176',
      '196,-170 214,-260 300,-370 460,-440 660,-446 800,-420',
      {
        ...coat,
        feeler: mix(coat.feeler, coat.shade, 0.3),
        feelerBase: mix(coat.feelerBase, coat.shade, 0.3),
      },
    ) +
    legs(coat) +
    leaf('214,-30 160,-50 120,-90 86,-100') +
    leaf('214,-26 150,-34 96,-40 60,-26') +
    tail(coat) +
    carapace(coat) +
    feeler('244,-40 196,-64 150,-100 122,-128', '126,-124 84,-190 20,-290 -30,-420', coat) +
    shape(curve('262,-92^ 232,-110 206,-138 196,-150^ 196,-112 214,-80 236,-66^'), coat.horn) +
    shape(disc(222, -58, 15), ink) +
    shape(disc(217, -63, 5), paper)
  );
}

const olive = mix(kelp, '#2F5A34', 0.55);

/** Sagmariasus verreauxi: olive green, the tail without sculpture. */
export const easternRockLobster = animal(() =>
  lobster({
    base: olive,
    light: mix(olive, honey, 0.45),
    shade: mix(olive, ink, 0.5),
    leg: mix(olive, ochre, 0.3),
    feeler: mix(olive, ochre, 0.4),
    feelerBase: mix(olive, ink, 0.12),
    horn: mix(olive, honey, 0.35),
    fan: mix(olive, ochre, 0.4),
    grains: mix(olive, honey, 0.4),
  }),
);

/** Panulirus cygnus: red-brown, streaks along the legs, one row of pale dots on each tail segment. */
export const westernRockLobster = animal(() => {
  const base = mix(rust, '#7A2E4A', 0.35);
  return lobster({
    base,
    light: mix(base, coral, 0.5),
    shade: mix(base, ink, 0.5),
    leg: mix(base, coral, 0.25),
    legMark: { colour: mix(sand, coral, 0.15), dash: '34 9 7 9', width: 8 },
    feeler: mix(base, coral, 0.2),
    feelerBase: mix(base, coral, 0.3),
    horn: mix(base, sand, 0.5),
    fan: mix(base, coral, 0.35),
    grains: mix(base, coral, 0.6),
    segment: (front, rear) =>
      shape(
        spread(across(front, rear, 0.66), 7)
          .map(([x, y]) => disc(x, y, 5.5))
          .join(''),
        sand,
      ),
  });
});

/** Panulirus ornatus: blue-green, cream rings on blue-black legs, dark bars across the tail. */
export const ornateRockLobster = animal(() => {
  const base = mix('#1E7F76', kelp, 0.25);
  const dark = '#14303C';
  return lobster({
    base,
    light: mix(base, honey, 0.45),
    shade: mix(base, ink, 0.5),
    leg: '#1B3A4E',
    legMark: { colour: mix(sand, honey, 0.3), dash: '13 25', width: 44 },
    feeler: mix(coral, paper, 0.35),
    feelerBase: mix(coral, '#C76BA0', 0.5),
    horn: mix(honey, paper, 0.4),
    fan: mix(base, '#2C6FA8', 0.4),
    grains: mix(honey, paper, 0.25),
    segment: (front, rear) =>
      stroke(curve(across(front, rear, 0.42), false), dark, 20) +
      stroke(curve(across(front, rear, 0.78), false), sand, 6) +
      shape(
        [1, 3]
          .map((i) => across(front, rear, 0.42)[i])
          .map((p) => (p ? disc(p[0], p[1], 9) : ''))
          .join(''),
        sand,
      ),
  });
});
