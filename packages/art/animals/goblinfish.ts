import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { coral, ink, mix, paper, rust } from '../palette.ts';

const base = mix(rust, '#A9603F', 0.5);
const shade = mix(base, ink, 0.45);
const pale = mix(base, paper, 0.55);
const fin = mix(base, ink, 0.18);

/** Seventeen spines with the skin between them cut in; the first three stand highest. */
const spines = Array.from({ length: 17 }, (_, i) => {
  const x = 282 + i * 24;
  const tip = [-262, -304, -322][i] ?? -300 + Math.abs(i - 7) * 4;
  return `${x},${tip}^ ${x + 13},${tip + 62}^`;
}).join(' ');

/** Glyptauchen panduratus: a boxy head, a deep notch in its nape, red-ringed eyes, side fins like fans. */
export const goblinfish = animal(() => {
  const r = random(41);
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.35),
      shade,
      body: `
        20,10^ 34,-70 62,-130 110,-164 176,-168 216,-140 236,-84^ 268,-88 296,-170 360,-214 450,-220
        560,-196 670,-150 770,-90 840,-60^ 842,52 760,86 640,130 520,164 390,180 260,172 150,140 60,90
      `,
      fins: [
        ['830,-56^ 890,-96 960,-100 992,-60 1000,0 992,58 960,96 890,88 830,48^', fin],
        [`270,-110^ ${spines} 690,-256 760,-220 810,-150 826,-76^ 700,-110 500,-170 360,-180`, fin],
        ['560,140^ 590,214 660,222 750,180 800,120 816,66^ 700,90', fin],
        ['300,160^ 330,256 400,262 440,214 430,166^', fin],
      ],
      marks:
        shape(
          [
            '470,-230 560,-210 600,-120 560,-20 500,10 470,-60 440,-130',
            '640,-170 740,-120 760,-50 720,40 660,60 640,-10 620,-90',
            '300,-190 350,-210 380,-120 350,-50 310,-70',
          ]
            .map((outline) => curve(outline))
            .join(''),
          mix(base, ink, 0.4),
        ) +
        shape(
          spots({ x: 20, y: -220, width: 840, height: 400 }, 52, r, () => 10, 0.8),
          pale,
        ) +
        shape(curve('60,100 220,150 420,160 560,130 600,220 60,220'), mix(base, paper, 0.35)),
      // The fan of the side fin, with a pale edge and its rays.
      front: [
        [
          '300,20^ 350,-70 450,-96 540,-50 580,40 560,140 490,210 400,214 330,150 296,90^',
          mix(pale, base, 0.3),
        ],
        ['304,26^ 352,-50 446,-72 524,-32 556,42 538,130 480,188 404,190 340,136 302,84^', fin],
      ],
      eye: [136, -104, 36],
      iris: coral,
      mouth: '22,14 70,34 112,74',
      gill: '250,-60 280,10 268,90 236,136',
      depth: { light: 14, shade: 34 },
    }) +
    stroke(
      'M330 40L440 -56M336 54L510 -18M340 68L540 46M340 82L524 124M338 96L462 182M334 106L404 186',
      mix(fin, paper, 0.35),
      7,
    ) +
    stroke('M108 -60Q150 -30 196 -34M110 -150Q136 -176 168 -156', shade, 8) +
    stroke('M60 96L44 132M92 116L82 152', fin, 9)
  );
});
