import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { ink, mix, paper, rust, sand } from '../palette.ts';

const base = mix('#D3AE78', sand, 0.3);
const shade = mix(base, ink, 0.38);
const freckle = mix('#6B4423', rust, 0.3);

/** A paddle fin with its freckles; `edge` is lit. */
const paddle = (outline: string, seed: number, colour: string) => {
  const d = curve(outline);
  return (
    shape(d, colour) +
    inside(
      d,
      shape(
        spots({ x: 100, y: -130, width: 700, height: 300 }, 27, random(seed), () => 6),
        freckle,
        'opacity="0.85"',
      ),
    )
  );
};

/** The black spot over the pectoral fin, ringed in white. */
const epaulette =
  shape(disc(242, -14, 37, 33), mix(paper, sand, 0.2)) + shape(disc(242, -14, 28, 25), ink);

/** Hemiscyllium ocellatum, walking: slender, freckled, a ringed black spot behind the gills, paddle fins under it. */
export const epauletteShark = animal(() => {
  const body = curve(`
    0,18 6,0 30,-20 70,-38 120,-50 190,-58 270,-58 360,-54 460,-48 560,-42 660,-37 760,-34 850,-36
    930,-42 980,-46 998,-36 990,-18 966,2 900,14 840,14 760,14 660,20 560,28 460,38 360,46 270,50
    190,50 120,46 70,42 30,36
  `);
  const head = (x: number, y: number) => x < 190 || Math.hypot(x - 242, y + 14) < 50;
  const coat = spots({ x: 20, y: -70, width: 980, height: 110 }, 31, random(27), (x, y) =>
    head(x, y) ? (x < 110 ? 3.2 : x < 190 ? 4.4 : 0) : y > 22 ? 0 : 9,
  );
  const saddles = [330, 430, 530, 630, 730, 815, 895]
    .map((x, i) =>
      curve(`${x - 30},-80 ${x + 30},-80 ${x + 24},-20 ${x + 8},${6 - i} ${x - 18},-6`),
    )
    .join('');
  return (
    paddle('190,34^ 172,62 150,96 150,112 166,118 200,104 224,76 236,40^', 5, shade) +
    paddle('404,32^ 392,62 378,88 380,104 396,106 420,88 440,60 446,30^', 6, shade) +
    paddle('404,-46^ 424,-84 448,-108 470,-112 480,-100 482,-74 500,-40^', 7, base) +
    paddle('534,-40^ 556,-78 580,-98 602,-100 612,-88 612,-64 630,-34^', 8, base) +
    paddle('770,8^ 800,34 840,46 874,42 884,28 872,6^', 9, mix(base, shade, 0.3)) +
    modelled(
      body,
      { base, light: mix(base, paper, 0.45), shade },
      shape(curve('-20,30 80,26 200,28 400,20 600,6 800,0 800,90 -20,90'), mix(base, paper, 0.55)) +
        shape(saddles, mix(base, freckle, 0.45), 'opacity="0.55"') +
        shape(coat, freckle),
      { light: 7, shade: 10 },
    ) +
    epaulette +
    [0, 1, 2, 3]
      .map((i) => stroke(`M${140 + i * 14} -22Q${147 + i * 14} -6 ${141 + i * 14} 12`, shade, 4.5))
      .join('') +
    paddle('226,30^ 250,28 282,36^ 300,64 312,98 306,116 288,120 258,102 234,70^', 5, base) +
    paddle('430,28^ 452,26 476,30^ 490,54 496,84 488,100 470,100 446,80 432,54^', 6, base) +
    stroke('M236 44Q258 82 292 108M438 40Q452 70 480 92', shade, 4, 'opacity="0.5"') +
    stroke(curve('14,34 30,34 44,26', false), shade, 5) +
    stroke('M16 20Q10 32 14 44', shade, 5) +
    shape(disc(80, -22, 13, 10), mix(base, shade, 0.5)) +
    shape(disc(80, -22, 9.5, 8), mix(sand, paper, 0.3)) +
    shape(disc(80, -22, 7, 5), ink) +
    shape(disc(102, -4, 8, 5.5), shade)
  );
});
