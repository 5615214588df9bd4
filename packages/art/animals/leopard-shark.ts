import { curve, type Point } from '../kit/outline.ts';
import { group, inside, place, shaded, shape, slipped, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { dune, honey, ink, mix, paper, rust, sand } from '../palette.ts';

type LeopardSharkOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
};

function coatOfBody({
  body,
  light,
  shade,
  coat,
  mark,
  ridge,
}: {
  body: string;
  light: string;
  shade: string;
  coat: string;
  mark: string;
  ridge: (dy: number, from: number, to: number) => string;
}) {
  return inside(
    body,
    shape(
      curve(`
              -10,22 60,22 180,26 300,20 420,6 560,-12 640,-8 760,-20 900,-56 1000,-90 1000,80
              -10,80
            `),
      light,
    ) +
      shaded(
        curve(`
                -10,30 90,34 200,36 320,24 450,8 560,-6 660,0 780,-10 960,-60 1000,80 -10,80
              `),
        shade,
        0.15,
        0.9,
      ) +
      shape(coat, mark) +
      ridge(-52, 150, 560) +
      ridge(-26, 170, 620),
  );
}

function gillsAndFace(shade: string, mark: string, base: string) {
  return (
    [0, 1, 2, 3]
      .map((i) =>
        stroke(
          curve(
            [
              [126 + i * 13, -22 + i * 2],
              [131 + i * 13, -4],
              [127 + i * 13, 16],
            ],
            false,
          ),
          shade,
          3,
        ),
      )
      .join('') +
    shape(curve('50,-20 58,-27 68,-24 70,-17 60,-13'), ink) +
    shape(curve('56,-22 60,-24 62,-21 58,-19'), paper) +
    stroke(curve('74,-12 82,-14 88,-10', false), mark, 4) +
    stroke(curve('10,18 26,24 44,22', false), mark, 3) +
    stroke(curve('6,14 4,26 8,34', false), base, 4)
  );
}

/** Stegostoma tigrinum, the leopard shark of Byron Bay: tail half its length, blunt head, ridged flanks. `x`, `y` are its middle; it looks left. */
export function leopardShark(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: LeopardSharkOptions = {},
) {
  const {
    flip,
    base = mix(sand, honey, 0.42),
    shade = mix(dune, rust, 0.35),
    light = mix(sand, paper, 0.6),
    mark = mix(rust, ink, 0.45),
  } = options;
  const r = random(21);
  const body = curve(`
    0,6 8,-16 34,-36 80,-54 140,-70 210,-80 290,-82 370,-72 450,-56 530,-42 600,-40 700,-48
    800,-64 900,-88 988,-118^ 998,-96 984,-66 956,-46^ 930,-46 870,-16 780,14 690,30 634,28 590,8
    556,4 500,10 430,20 350,34 260,46 170,50 90,44 36,32 10,20
  `);
  const dorsal1 = curve('286,-76^ 318,-112 350,-142 376,-150 388,-136 392,-106 404,-66^');
  const dorsal2 = curve('430,-56^ 458,-84 486,-102 502,-100 506,-78 516,-44^');
  const pectoral = curve(`
    150,24^ 190,20 228,28^ 270,66 306,112 314,136 300,146 256,136 206,108 172,72
  `);
  const farPectoral = curve('120,36^ 150,40 160,60 150,92 128,112 110,108 104,84');
  const pelvic = curve('352,28^ 400,20^ 424,42 436,62 424,66 392,56');
  const anal = curve('508,8^ 560,2^ 584,18 592,34 576,36 540,26');
  const shadeFin = (d: string) =>
    shape(d, base) +
    inside(
      d,
      shape(
        spots({ x: 90, y: -160, width: 520, height: 320 }, 21, r, () => 4.6),
        mark,
      ),
    );
  const all = [body, dorsal1, dorsal2, pectoral, pelvic, anal].join('');
  const coat = spots({ x: 30, y: -120, width: 970, height: 160 }, 24, r, (px, py) => {
    const belly = 26 + (px > 500 ? -10 : 0);
    if (py > belly) return 0;
    const head = px < 120 ? 0.55 : 1;
    const tail = px > 600 ? 0.85 : 1;
    return 6.6 * head * tail;
  });
  const ridge = (dy: number, from: number, to: number): string => {
    const points: Point[] = [];
    for (let px = from; px <= to; px += 60)
      points.push([px, dy - (px - 200) * -0.012 - 12 * Math.sin((px - 120) / 260)]);
    return stroke(curve(points, false), light, 4, 'opacity="0.8"');
  };
  const inner =
    shape(farPectoral, shade) +
    slipped(
      shape(all, base) +
        shadeFin(dorsal1) +
        shadeFin(dorsal2) +
        shadeFin(anal) +
        shadeFin(pelvic) +
        shape(body, base) +
        coatOfBody({ body, light, shade, coat, mark, ridge }) +
        shape(pectoral, base) +
        inside(
          pectoral,
          shaded(pectoral, shade, 0, 0.85) +
            shape(
              spots({ x: 150, y: 20, width: 180, height: 140 }, 20, r, () => 4.6),
              mark,
            ),
        ) +
        gillsAndFace(shade, mark, base),
    );
  return place(group(inner, 'transform="translate(-500 0)"'), x, y, length, angle, flip);
}
