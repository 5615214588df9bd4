import { curve, type Point, parsePoints } from '../kit/outline.ts';
import { inside, placeFlat, shape, stroke } from '../kit/print.ts';
import { type Random, random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { ink, mix, paper, reef, rust, sand, shallow } from '../palette.ts';

type GreyNurseOptions = {
  flip?: boolean;
  base?: string;
  shade?: string;
  light?: string;
  mark?: string;
};

function coatOfBody(
  r: Random,
  {
    side,
    light,
    shade,
    mark,
    body,
  }: { side: string; light: string; shade: string; mark: string; body: string },
) {
  let out = '';
  let coat = shape(
    curve(`
      -10,0 60,-30 160,-56 300,-76 440,-64 600,-44 760,-32 840,-34 840,-200 -10,-200
    `),
    side,
  );
  coat += shape(
    curve('20,10 110,20 220,40 330,50 450,44 600,22 760,0 830,-8 830,150 20,150'),
    light,
  );
  coat += shape(
    curve('90,50 200,76 330,82 470,66 620,38 790,4 820,10 800,140 90,140'),
    mix(light, shade, 0.45),
  );
  const dots: string[] = [];
  for (let i = 0; i < 34; i++) {
    const t = r();
    const px = 330 + t * 460;
    dots.push(
      blot(
        px,
        -64 + t * 40 + r.between(-24, 62) * (1 - t * 0.6),
        r.between(4, 10) * (1 - t * 0.3),
        r,
        0.7,
      ),
    );
  }
  coat += shape(dots.join(''), mark, 'opacity="0.75"');
  out += inside(body, coat);
  return out;
}

/** Gills, ahead of the pectoral fin. */
function gills(shade: string) {
  let out = '';
  for (let i = 0; i < 5; i++)
    out += stroke(
      curve(
        [
          [172 + i * 13, -34 + i * 2],
          [164 + i * 13, 0],
          [170 + i * 13, 34 - i],
        ],
        false,
      ),
      shade,
      4,
    );
  return out;
}

/** Mouth with its ragged teeth. */
function faceWithTeeth(shade: string, light: string) {
  let out = '';
  const gape: Point[] = parsePoints('24,10^ 52,12 84,8 112,-2^ 98,16 70,26 44,20');
  out += shape(curve(gape), mix(ink, rust, 0.25));
  let teeth = '';
  for (let i = 0; i < 9; i++) {
    const tx = 34 + i * 8.4;
    const ty = 12.5 - i * 0.9;
    teeth += `M${tx} ${ty}l5 0l-3 ${9 - i * 0.4}Z`;
  }
  out += shape(teeth, paper);
  // Eye, small and pale
  out += `<circle cx="84" cy="-28" r="9" fill="${shade}"/><circle cx="83" cy="-29" r="6.5" fill="${light}"/><circle cx="83" cy="-29" r="3.4" fill="${ink}"/>`;
  out += shape(curve('34,-12 44,-10 42,-4 34,-6'), shade);
  return out;
}

/** Carcharias taurus: pointed snout, humped back, two dorsal fins alike in size and set far back. `x`, `y` are its middle; it looks left. */
export function greyNurse(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: GreyNurseOptions = {},
) {
  const {
    flip,
    base = mix('#8B8A7C', shallow, 0.2),
    shade = mix(reef, ink, 0.45),
    light = mix(sand, shallow, 0.25),
    mark = mix(rust, ink, 0.3),
  } = options;
  const r = random(33);
  const body = curve(`
    0,-6 26,-30 74,-58 140,-86 220,-110 310,-120 400,-112 500,-90 600,-70 690,-56 770,-42 812,-40
    822,-18 812,8 770,12 690,30 600,52 500,76 410,92 320,98 230,90 160,70 112,48 76,32 40,18 8,6
  `);
  const tail = curve(`
    788,-40^ 850,-66 910,-108 972,-166 1006,-190 1012,-178 1000,-150^ 984,-146 972,-128 936,-82
    890,-34 866,-4 868,34 862,70 850,78 828,50 790,8^
  `);
  const dorsal = (bx: number, by: number, s: number) =>
    curve([
      [bx, by, 1],
      [bx + 34 * s, by - 46 * s],
      [bx + 66 * s, by - 84 * s],
      [bx + 84 * s, by - 90 * s],
      [bx + 92 * s, by - 78 * s],
      [bx + 90 * s, by - 44 * s],
      [bx + 112 * s, by + 10 * s, 1],
      [bx + 100 * s, by + 24 * s],
      [bx + 50 * s, by + 20 * s],
    ]);
  const pectoral = curve('222,62^ 270,58 312,72^ 336,120 352,170 350,192 334,196 290,164 250,120');
  const farPectoral = curve('196,76^ 236,84 240,120 222,160 206,176 196,166 190,120');
  const pelvic = curve('524,62^ 570,50^ 598,84 612,114 600,120 566,98');
  const anal = curve('672,28^ 734,14^ 752,54 762,92 750,98 716,74');
  const side = mix(base, shade, 0.3);
  const under = mix(base, shade, 0.62);
  let out =
    shape(farPectoral, mix(base, shade, 0.75)) +
    shape(tail, side) +
    shape(dorsal(448, -102, 1), side) +
    shape(dorsal(640, -64, 0.92), side) +
    shape(pelvic, side) +
    shape(anal, side);
  out += inside(
    tail,
    shape(curve('780,-10 860,-30 930,-90 1010,-180 1020,-120 900,0 870,90 820,60'), under),
  );
  for (const [bx, by, s] of [
    [448, -102, 1],
    [640, -64, 0.92],
  ] as const)
    out += inside(
      dorsal(bx, by, s),
      shape(
        curve([
          [bx + 60 * s, by + 20 * s],
          [bx + 74 * s, by - 40 * s],
          [bx + 90 * s, by - 92 * s],
          [bx + 130 * s, by],
          [bx + 110 * s, by + 40 * s],
        ]),
        under,
      ),
    );
  out += shape(body, base);
  out += coatOfBody(r, { side, light, shade, mark, body });
  out += stroke(curve('24,-26 76,-54 150,-84 240,-108 320,-114', false), mix(base, paper, 0.45), 5);
  out +=
    shape(pectoral, side) +
    inside(pectoral, shape(curve('220,90 280,110 356,190 340,220 220,130'), under));
  out += gills(shade);
  out += faceWithTeeth(shade, light);
  return placeFlat(out, { x, y, scale: length / 1000, angle, flip, middle: '-500 0' });
}
