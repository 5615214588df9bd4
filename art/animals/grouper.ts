import { nth } from '../list.ts';
import { abyss, deep, dune, honey, ink, mix, paper, reef, sand, shallow } from '../palette.ts';
import {
  blot,
  curve,
  group,
  inside,
  type Point,
  parsePairs,
  parsePoints,
  place,
  random,
  shaded,
  shape,
  slipped,
  spots,
  stroke,
} from '../print.ts';

export type GrouperOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
  fin?: string;
};

const comb = (roots: Point[], tips: Point[]): string => {
  const points: Point[] = [[nth(roots, 0)[0], nth(roots, 0)[1], 1]];
  tips.forEach((tip, i) => {
    points.push([tip[0], tip[1], 1]);
    const next = tips[i + 1];
    if (next) points.push([tip[0] * 0.35 + next[0] * 0.65, tip[1] * 0.4 + next[1] * 0.6 + 13]);
  });
  const end = nth(roots, 1);
  points.push([end[0], end[1], 1]);
  return curve(points);
};

const rays = (from: Point[], to: Point[], colour: string, width: number) =>
  from
    .map((p, i) =>
      stroke(`M${p[0]} ${p[1]}L${nth(to, i)[0]} ${nth(to, i)[1]}`, colour, width, 'opacity="0.55"'),
    )
    .join('');

const fan = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  width: number,
) => {
  const a: Point[] = [];
  const b: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = from + ((to - from) * i) / (count - 1);
    a.push([x + Math.cos(t) * inner, y + Math.sin(t) * inner]);
    b.push([x + Math.cos(t) * outer, y + Math.sin(t) * outer]);
  }
  return rays(a, b, colour, width);
};

/** Epinephelus tukula, the potato cod of Cod Hole: pale, with big dark blotches set well apart. `x`, `y` are its middle; it looks left. */
export function potatoCod(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: GrouperOptions = {},
) {
  const {
    flip,
    base = mix(sand, shallow, 0.28),
    shade = mix(reef, sand, 0.42),
    light = paper,
    mark = mix(deep, ink, 0.35),
    fin = mix(base, shade, 0.45),
  } = options;
  const r = random(5);
  const body = curve(`
    4,2 22,-22 70,-66 128,-112 190,-148 270,-176 360,-186 460,-178 560,-156 660,-122 750,-86
    812,-66 858,-60 884,-34 892,0 884,32 858,56 812,62 740,84 650,120 550,150 440,168 330,172
    230,164 140,140 64,102 14,62 -6,40 -4,26
  `);
  const tail = curve(`
    842,-66^ 890,-96 944,-122 976,-124 990,-84 998,-30 998,28 988,84 974,120 942,116 890,88
    842,58^
  `);
  const spiny = comb(
    parsePoints('268,-164 600,-130'),
    parsePoints(`
      286,-214 316,-238 348,-248 382,-248 416,-242 450,-232 484,-220 516,-207 548,-200 578,-196
    `),
  );
  const soft = curve(`
    560,-150^ 580,-192 624,-210 680,-214 738,-200 782,-166 804,-122 806,-88 786,-66^
  `);
  const anal = curve('592,130^ 606,168 640,204 690,214 736,194 764,150 768,104 756,74^');
  const pelvic = curve('262,158^ 330,162^ 372,192 396,232 384,244 340,232 294,202');
  const pectoral = curve(
    '296,28^ 322,10 372,8 424,30 452,66 448,104 414,128 366,124 322,98 300,66^',
  );
  const finSpots = (d: string) =>
    inside(
      d,
      shape(
        spots({ x: 240, y: -260, width: 780, height: 520 }, 34, r, () => 6.5),
        mark,
      ),
    );
  const flesh = (d: string) => shape(d, fin) + inside(d, shaded(d, shade, 0.1, 0.8));
  const blotches: [number, number, number][] = [
    [300, -128, 30],
    [392, -140, 34],
    [486, -126, 33],
    [582, -106, 29],
    [668, -74, 26],
    [752, -42, 22],
    [826, -26, 17],
    [334, -66, 30],
    [432, -70, 36],
    [536, -54, 33],
    [632, -28, 29],
    [724, 4, 25],
    [806, 28, 18],
    [494, 10, 31],
    [592, 38, 28],
    [680, 62, 23],
    [470, 82, 24],
    [556, 98, 21],
  ];
  const coat = blotches.map(([bx, by, s]) => blot(bx, by, s, r, 0.72, 0.25)).join('');
  const inner = slipped(
    flesh(tail) +
      finSpots(tail) +
      fan(800, 0, 70, 180, -0.55, 0.55, 11, mark, 2.5) +
      flesh(spiny) +
      rays(
        parsePoints(`
          300,-170 334,-178 368,-182 402,-182 436,-178 470,-172 504,-164 538,-154
        `),
        parsePoints(`
          316,-236 348,-246 382,-246 416,-240 450,-230 484,-218 516,-205 548,-192
        `),
        mark,
        3,
      ) +
      flesh(soft) +
      finSpots(soft) +
      flesh(anal) +
      finSpots(anal) +
      flesh(pelvic) +
      finSpots(pelvic) +
      shape(body, base) +
      inside(
        body,
        shape(
          curve(`
            60,-80 180,-160 360,-200 600,-160 860,-80 860,-56 640,-104 420,-150 250,-142 130,-92
          `),
          light,
        ) +
          shaded(
            curve('-20,50 120,84 260,96 430,96 600,70 760,34 880,20 880,200 -20,200'),
            shade,
            0.1,
            1,
          ) +
          shape(coat, mark) +
          shape(
            spots({ x: 20, y: -110, width: 250, height: 230 }, 40, r, (px, py) =>
              px < 70 || py > 96 ? 3.5 : 7,
            ),
            mark,
          ),
      ) +
      // gill cover, jaw, eye with the streaks that run from it
      stroke(curve('258,-118 286,-60 292,10 278,78 236,128', false), shade, 6) +
      stroke(curve('214,-40 228,10 216,70', false), shade, 4) +
      stroke(curve('-4,30 40,46 96,56 134,62', false), mark, 6) +
      shape(curve('70,50^ 112,50 150,48 158,66 142,82 112,72'), shade) +
      parsePairs('-0.35,58 0.15,70 0.6,60 2.5,44 3.3,40')
        .map(([a, l]) =>
          stroke(
            `M${148 + Math.cos(a) * 26} ${-52 + Math.sin(a) * 24}L${148 + Math.cos(a) * l} ${-52 + Math.sin(a) * l}`,
            mark,
            5,
          ),
        )
        .join('') +
      shape(blot(148, -52, 22, r), light) +
      shape(blot(147, -52, 14, r), ink) +
      shape(blot(142, -58, 4.5, r), paper) +
      flesh(pectoral) +
      finSpots(pectoral) +
      fan(290, 50, 40, 140, -0.25, 0.62, 9, mark, 2.5),
  );
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}

/** Epinephelus lanceolatus, the giant Queensland grouper: huge, small-eyed, mottled, yellowish fins flecked black. */
export function giantGrouper(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: GrouperOptions = {},
) {
  const {
    flip,
    base = mix(deep, dune, 0.36),
    shade = abyss,
    light = mix(dune, reef, 0.3),
    mark = mix(deep, ink, 0.7),
    fin = mix(honey, deep, 0.35),
  } = options;
  const r = random(15);
  const body = curve(`
    0,10 16,-20 60,-62 120,-104 200,-150 290,-186 390,-204 490,-200 590,-176 680,-140 760,-104
    820,-84 866,-76 892,-44 900,0 892,42 866,72 818,80 750,102 660,142 560,176 450,196 340,200
    236,190 146,162 70,118 14,74 -12,46 -10,26
  `);
  const tail = curve(`
    846,-84^ 896,-112 946,-122 980,-98 1000,-44 1004,8 996,60 974,104 940,120 894,106 846,78^
  `);
  const spiny = comb(
    parsePoints('330,-184 610,-150'),
    parsePoints(`
      344,-226 372,-240 402,-246 434,-246 466,-242 498,-236 530,-226 562,-220 596,-216
    `),
  );
  const soft = curve(`
    584,-170^ 600,-214 650,-238 712,-240 768,-222 808,-184 822,-136 816,-100 792,-84^
  `);
  const anal = curve('610,158^ 620,198 656,232 706,238 752,214 778,166 780,124 766,94^');
  const pelvic = curve('258,186^ 330,194^ 366,220 384,254 370,264 328,254 284,228');
  const pectoral = curve(
    '300,44^ 330,22 384,20 436,44 462,84 456,122 420,144 368,138 324,112 304,80^',
  );
  const flecks = (d: string) =>
    inside(
      d,
      shape(
        spots({ x: 240, y: -260, width: 780, height: 540 }, 27, r, () => 6.2),
        mark,
      ),
    );
  const flesh = (d: string) => shape(d, fin) + inside(d, shaded(d, mix(fin, shade, 0.6), 0.1, 0.8));
  let mottle = '';
  for (let i = 0; i < 46; i++)
    mottle += blot(
      r.between(90, 860),
      r.between(-190, 120),
      r.between(10, 40),
      r,
      0.6,
      r.between(-0.5, 0.8),
    );
  let pale = '';
  for (let i = 0; i < 30; i++)
    pale += blot(
      r.between(160, 820),
      r.between(-180, 90),
      r.between(8, 26),
      r,
      0.55,
      r.between(-0.4, 0.8),
    );
  const inner = slipped(
    flesh(tail) +
      flecks(tail) +
      fan(800, 0, 76, 186, -0.5, 0.5, 10, mark, 2.5) +
      flesh(spiny) +
      flesh(soft) +
      flecks(soft) +
      flesh(anal) +
      flecks(anal) +
      flesh(pelvic) +
      flecks(pelvic) +
      shape(body, base) +
      inside(
        body,
        shape(mottle, mix(base, mark, 0.55)) +
          shape(pale, light, 'opacity="0.75"') +
          shape(
            curve(`
              40,-60 160,-150 390,-226 620,-190 870,-96 870,-78 640,-146 400,-180 220,-136 100,-76
            `),
            light,
          ) +
          shaded(
            curve(`
              -30,64 120,100 280,116 450,112 620,84 780,44 890,30 890,240 -30,240
            `),
            shade,
            0.1,
            1,
          ),
      ) +
      stroke(curve('262,-120 292,-56 298,20 284,96 240,150', false), mark, 7) +
      stroke(curve('-10,36 36,62 96,82 156,86', false), mark, 9) +
      shape(curve('60,70^ 110,66 172,56 190,82 170,108 116,98'), mix(base, mark, 0.5)) +
      stroke(curve('20,84 80,120 150,146', false), mark, 4) +
      shape(blot(138, -46, 15, r), light) +
      shape(blot(137, -46, 9.5, r), ink) +
      shape(blot(134, -50, 3, r), paper) +
      flesh(pectoral) +
      flecks(pectoral) +
      fan(292, 66, 40, 140, -0.25, 0.62, 9, mark, 2.5),
  );
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}
