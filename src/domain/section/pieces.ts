import { type Corners, corners, type Part } from './places.ts';

export interface Piece {
  /** Words of a guide that name the piece. */
  words: RegExp;
  /** Height in metres; undefined if the piece rises to the shallowest depth of the dive. */
  high?: number;
  /** The width of the piece as a multiple of its height. */
  wide: number;
  /** Outlines in shares of the piece's box: from its left edge, and up from the sea floor. */
  shapes: readonly (readonly [Part['kind'], Corners])[];
}

const disc = (x: number, y: number, across: number, up: number): Corners =>
  Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 9) * Math.PI;
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)] as const;
  });

/** A line of some thickness, as an outline. */
const bar = (x0: number, y0: number, x1: number, y1: number, half = 0.03): Corners => {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [((y1 - y0) / long) * half, (-(x1 - x0) / long) * half];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
};

const rim: Corners = (() => {
  const ring = (radius: number) => disc(0.5, 0.46, radius, radius);
  const [outer, inner] = [ring(0.5), ring(0.42)];
  return [...outer, ...outer.slice(0, 1), ...inner.slice(0, 1), ...inner.slice(1).reverse()];
})();

const rib = (x: number, lean: number): Corners => [
  [x, 0],
  [x - lean * 0.3, 0.5],
  [x + lean, 1],
  [x + lean + 0.035, 0.97],
  [x - lean * 0.3 + 0.05, 0.5],
  [x + 0.06, 0],
];

export const pieces: readonly Piece[] = [
  {
    words: /\bboilers?\b/i,
    high: 4.4,
    wide: 1,
    shapes: [
      ['wreckage', disc(0.5, 0.46, 0.5, 0.52)],
      ['hollow', disc(0.27, 0.36, 0.12, 0.12)],
      ['hollow', disc(0.73, 0.36, 0.12, 0.12)],
      ['hollow', disc(0.5, 0.22, 0.12, 0.12)],
      ['seam', bar(0.14, 0.62, 0.86, 0.62, 0.02)],
    ],
  },
  {
    words: /\bengines?\b|machinery/i,
    high: 6,
    wide: 0.8,
    shapes: [
      [
        'wreckage',
        corners([
          0, 0, 0.2, 0.62, 0.08, 0.62, 0.08, 1, 0.36, 1, 0.36, 0.7, 0.5, 0.7, 0.5, 0.94, 0.88, 0.94,
          0.88, 0.6, 0.78, 0.6, 1, 0,
        ]),
      ],
      ['hollow', corners([0.3, 0.06, 0.42, 0.5, 0.6, 0.5, 0.72, 0.06])],
      ['seam', bar(0.2, 0.28, 0.82, 0.28, 0.03)],
    ],
  },
  {
    words: /\bstern\b/i,
    wide: 1.1,
    shapes: [
      [
        'wreckage',
        corners([
          0.1, 0, 0.02, 0.34, 0.14, 0.4, 0, 0.72, 0.05, 1, 0.34, 0.95, 0.5, 0.86, 0.58, 0.62, 0.76,
          0.5, 0.84, 0.22, 1, 0,
        ]),
      ],
      ['seam', bar(0.06, 0.7, 0.56, 0.62, 0.018)],
    ],
  },
  {
    words: /\bbows?\b/i,
    wide: 1.1,
    shapes: [
      [
        'wreckage',
        corners([0, 0, 0.12, 0.3, 0.3, 0.44, 0.34, 0.74, 0.62, 0.84, 1, 1, 0.94, 0.5, 0.84, 0]),
      ],
      ['seam', bar(0.36, 0.66, 0.94, 0.8, 0.018)],
      ['hollow', disc(0.82, 0.68, 0.035, 0.04)],
    ],
  },
  {
    words: /paddle wheel|paddle boxes/i,
    high: 3.6,
    wide: 1,
    shapes: [
      ...[0, 1, 2, 3].map((i): Piece['shapes'][number] => {
        const [dx, dy] = [0.46 * Math.cos((i * Math.PI) / 4), 0.46 * Math.sin((i * Math.PI) / 4)];
        return ['wreckage', bar(0.5 - dx, 0.46 - dy, 0.5 + dx, 0.46 + dy, 0.018)];
      }),
      ['wreckage', rim],
      ['seam', disc(0.5, 0.46, 0.09, 0.09)],
    ],
  },
  {
    words: /propellers?\b/i,
    high: 4,
    wide: 0.9,
    shapes: [
      ['wreckage', bar(0.5, 0.45, 1.3, 0.12, 0.035)],
      ['seam', corners([0.5, 0.45, 0.34, 0.8, 0.46, 1, 0.62, 0.78])],
      ['seam', corners([0.5, 0.45, 0.08, 0.42, 0, 0.2, 0.26, 0.2])],
      ['seam', corners([0.5, 0.45, 0.68, 0.1, 0.92, 0.06, 0.86, 0.32])],
      ['wreckage', disc(0.5, 0.45, 0.1, 0.1)],
    ],
  },
  {
    words: /(?<!\bat )\banchors?\b(?! line)/i,
    high: 3.2,
    wide: 1.1,
    shapes: [
      ['wreckage', bar(0.34, 0.1, 0.72, 0.98, 0.035)],
      ['wreckage', bar(0.5, 0.96, 0.86, 0.78, 0.03)],
      [
        'wreckage',
        corners([
          0.02, 0.46, 0.1, 0.14, 0.36, 0, 0.64, 0.06, 0.78, 0.26, 0.66, 0.22, 0.48, 0.14, 0.34,
          0.12, 0.2, 0.22, 0.2, 0.4,
        ]),
      ],
    ],
  },
  {
    words: /\bcannon\b|muzzles/i,
    high: 0.9,
    wide: 3.2,
    shapes: [
      [
        'wreckage',
        corners([
          0, 0.1, 0, 0.7, 0.06, 0.8, 0.1, 0.66, 0.94, 0.9, 0.98, 1, 1, 0.96, 1, 0.5, 0.96, 0.42,
          0.1, 0,
        ]),
      ],
    ],
  },
  {
    words: /\bribs\b|\bframes\b|\bkeel\b|timbers/i,
    high: 4,
    wide: 2.4,
    shapes: [
      ['wreckage', bar(-0.04, 0.03, 1.06, 0.03, 0.03)],
      ...[0.02, 0.22, 0.42, 0.62, 0.84].map((x, i): Piece['shapes'][number] => [
        'wreckage',
        rib(x, i < 3 ? -0.05 : 0.05),
      ]),
    ],
  },
  {
    words: /ballast/i,
    high: 1,
    wide: 5,
    shapes: [
      [
        'wreckage',
        corners([0, 0, 0.12, 0.5, 0.24, 0.62, 0.4, 0.96, 0.56, 0.86, 0.7, 1, 0.86, 0.5, 1, 0]),
      ],
    ],
  },
  {
    words: /\bplates?\b|plating|hull|iron\b|barge/i,
    high: 2,
    wide: 2.6,
    shapes: [
      [
        'wreckage',
        corners([
          0, 0, 0.06, 0.6, 0.24, 0.52, 0.3, 0.9, 0.52, 1, 0.6, 0.5, 0.82, 0.66, 0.9, 0.3, 1, 0,
        ]),
      ],
    ],
  },
];

/** A reef or part of a hull, for a guide that names no piece up to the shallowest depth. */
export const standing: Record<'reef' | 'hull', Piece> = {
  reef: {
    words: /\b(reefs?|rocks?|gutters?|gull(y|ies)|coral|cliffs?)\b/i,
    wide: 1,
    shapes: [
      [
        'rock',
        corners([
          -0.1, 0, 0, 0.34, 0.12, 0.52, 0.16, 0.86, 0.34, 1, 0.56, 0.92, 0.7, 0.6, 0.92, 0.4, 1.1,
          0,
        ]),
      ],
    ],
  },
  hull: {
    words: /./,
    wide: 0.8,
    shapes: [
      [
        'wreckage',
        corners([
          0, 0, 0.06, 0.6, -0.05, 1, 0.16, 0.92, 0.4, 0.86, 0.56, 0.66, 0.86, 0.7, 1, 0.34, 1.06, 0,
        ]),
      ],
      ['seam', bar(0.06, 0.66, 0.52, 0.58, 0.02)],
    ],
  },
};
