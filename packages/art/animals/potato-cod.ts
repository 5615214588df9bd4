import { curve, parsePairs, parsePoints, parseTriples } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blot, spots } from '../kit/spots.ts';
import { deep, ink, mix, paper, reef, sand, shallow } from '../palette.ts';
import { comb, fan, finStyles, type GrouperOptions, rays } from './grouper-fins.ts';

const blotches = parseTriples(`
  300,-128,30 392,-140,34 486,-126,33 582,-106,29 668,-74,26 752,-42,22 826,-26,17 334,-66,30
  432,-70,36 536,-54,33 632,-28,29 724,4,25 806,28,18 494,10,31 592,38,28 680,62,23 470,82,24
  556,98,21
`);

function coatOfBody(
  r: Random,
  {
    body,
    light,
    shade,
    coat,
    mark,
  }: { body: string; light: string; shade: string; coat: string; mark: string },
) {
  return inside(
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
  );
}

function faceAndGills(shade: string, mark: string, light: string, r: Random) {
  return (
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
    shape(blot(142, -58, 4.5, r), paper)
  );
}

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
  const { plain, spotted } = finStyles({
    colour: fin,
    shade: shade,
    mark,
    r,
    height: 520,
    gap: 34,
    size: 6.5,
  });

  const coat = blotches.map(([bx, by, s]) => blot(bx, by, s, r, 0.72, 0.25)).join('');
  const inner = slipped(
    spotted(tail) +
      fan(800, 0, 70, 180, -0.55, 0.55, 11, mark, 2.5) +
      plain(spiny) +
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
      spotted(soft) +
      spotted(anal) +
      spotted(pelvic) +
      shape(body, base) +
      coatOfBody(r, { body, light, shade, coat, mark }) +
      // gill cover, jaw, eye with the streaks that run from it
      faceAndGills(shade, mark, light, r) +
      spotted(pectoral) +
      fan(290, 50, 40, 140, -0.25, 0.62, 9, mark, 2.5),
  );
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}
