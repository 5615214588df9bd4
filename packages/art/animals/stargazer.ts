import { animal, eye, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { dune, ink, mix, ochre, paper } from '../palette.ts';

const base = mix(mix(dune, ink, 0.38), ochre, 0.12);
const shade = mix(base, ink, 0.45);
const white = mix(paper, dune, 0.42);
const iris = mix(base, paper, 0.35);

/** The edge of a fin in white, then the fin itself within. */
const edged = (outer: string, inner: string): [string, string][] => [
  [outer, white],
  [inner, mix(base, ink, 0.22)],
];

/** Kathetostoma laeve dug out: a square head with its eyes on top, a fringed frown, two saddles. */
export const commonStargazer = animal(() => {
  const r = random(19);
  const fringe = Array.from({ length: 8 }, (_, i) => {
    const y = -96 + i * 17;
    return `M${18 + i * 3} ${y}L${-8 + i * 3} ${y - 10}`;
  }).join('');
  return (
    // The eye of the other side looks over the crown.
    eye(184, -188, 17, iris) +
    fishOf({
      base,
      light: mix(base, paper, 0.3),
      shade,
      body: `
        34,-150^ 84,-176 150,-184 230,-176 320,-166 420,-150 540,-122 660,-88 780,-58 860,-44^ 862,44
        780,70 640,104 500,136 360,160 230,172 120,160 60,120 26,50 14,-40
      `,
      fins: [
        ...edged(
          '846,-44^ 900,-84 970,-92 996,-50 1000,0 996,52 970,92 900,84 846,44^',
          '846,-44^ 896,-72 952,-78 972,-44 976,0 972,46 952,78 896,72 846,44^',
        ),
        ...edged(
          '470,-132^ 500,-206 560,-214 640,-180 740,-134 800,-98 812,-50^',
          '470,-128^ 504,-186 560,-192 640,-158 740,-112 790,-82 800,-50^',
        ),
        ...edged(
          '430,146^ 470,192 560,194 680,158 770,120 800,66^',
          '430,142^ 474,172 560,172 680,136 760,102 788,66^',
        ),
      ],
      marks:
        shape(
          [
            '396,-170 450,-170 520,-150 540,-90 520,-20 470,6 420,-20 396,-90',
            '640,-110 700,-100 744,-80 752,-30 726,16 690,18 656,-10 636,-60',
          ]
            .map((outline) => curve(outline))
            .join(''),
          mix(mix(base, '#3A2A1C', 0.7), ink, 0.2),
        ) +
        shape(
          spots({ x: 20, y: -180, width: 840, height: 200 }, 62, r, () => 9, 0.7),
          mix(base, ink, 0.2),
        ) +
        shape(curve('20,130 260,150 520,110 800,50 800,200 20,220'), mix(base, paper, 0.55)),
      front: [
        ...edged(
          '300,34^ 350,-30 440,-34 520,20 556,90 540,150 470,172 390,150 320,100^',
          '304,38^ 352,-8 436,-12 506,34 534,92 520,136 464,150 392,130 324,92^',
        ),
      ],
      // A plate with its keels covers the cheek; the mouth rises along the front.
      mouth: '66,-132 30,-112 16,-70 22,-24 46,14 66,26',
      gill: '300,-130 322,-60 318,20 286,90 240,130',
      eye: [122, -172, 21],
      iris,
      depth: { light: 14, shade: 30 },
    }) +
    stroke(fringe, mix(base, paper, 0.5), 8) +
    stroke('M360 36L470 20M366 60L516 76M360 86L506 128', mix(base, ink, 0.5), 6) +
    stroke('M96 -100Q150 -70 170 -10Q176 40 150 90', shade, 9) +
    stroke('M180 -110Q224 -70 238 -10', shade, 7)
  );
});
