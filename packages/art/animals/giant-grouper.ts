import { curve, parsePoints } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { abyss, deep, dune, honey, ink, mix, paper, reef } from '../palette.ts';
import { comb, fan, finStyles, type GrouperOptions } from './grouper-fins.ts';

function mottling(r: Random) {
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
  return { mottle, pale };
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
  const { plain, spotted } = finStyles({
    colour: fin,
    shade: mix(fin, shade, 0.6),
    mark,
    r,
    height: 540,
    gap: 27,
    size: 6.2,
  });
  const { mottle, pale } = mottling(r);
  const inner = slipped(
    spotted(tail) +
      fan(800, 0, 76, 186, -0.5, 0.5, 10, mark, 2.5) +
      plain(spiny) +
      spotted(soft) +
      spotted(anal) +
      spotted(pelvic) +
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
      spotted(pectoral) +
      fan(292, 66, 40, 140, -0.25, 0.62, 9, mark, 2.5),
  );
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}
