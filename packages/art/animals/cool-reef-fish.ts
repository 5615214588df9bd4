import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import {
  coral,
  deep,
  honey,
  ink,
  kelp,
  mix,
  ochre,
  paper,
  rust,
  sand,
  shallow,
} from '../palette.ts';

/** Achoerodus gouldii, a large male: deep at the shoulder, a blunt forehead, a very small eye, deep blue. */
export const westernBlueGroper = animal(() => {
  const blue = mix('#28588F', deep, 0.2);
  const dark = mix(blue, deep, 0.6);
  const fin = mix(blue, deep, 0.35);
  return (
    fishOf({
      base: blue,
      light: mix(blue, shallow, 0.45),
      shade: mix(blue, ink, 0.55),
      body: `
        6,50^ 4,-10 20,-90 70,-174 160,-232 290,-252 430,-236 570,-190 700,-130 790,-92 856,-76^
        856,76 780,96 670,140 530,186 390,206 250,196 130,154 50,104
      `,
      fins: [
        ['840,-72^ 900,-108 976,-126 994,-60 998,0 994,60 976,126 900,108 840,72^', fin],
        ['230,-226^ 290,-276 400,-288 520,-270 640,-236 730,-206 782,-166 800,-104^ 500,-190', fin],
        ['540,166^ 600,224 690,226 764,184 790,96^', fin],
        ['300,186^ 356,190 396,246 384,268 336,240', dark],
      ],
      front: [['340,40^ 392,4 452,8 486,52 486,108 446,138 396,120 358,86^', dark]],
      marks: shape(
        curve('0,90 120,130 300,156 520,150 520,260 0,260'),
        mix(blue, paper, 0.14),
        'opacity="0.45"',
      ),
      eye: [196, -112, 17],
      iris: '#E8B04A',
      mouth: '4,66 44,76 90,70',
      gill: '284,-120 326,-46 328,40 290,120',
    }) + shape(curve('-8,46 20,26 54,42 66,60 54,88 18,92 -8,72'), mix(blue, shallow, 0.35))
  );
});

/** Notolabrus gymnogenis, a male: green-brown, one red belt behind the middle, red fins, a white tail stalk. */
export const crimsonBandedWrasse = animal(() => {
  const base = mix(kelp, '#4F6B45', 0.45);
  const red = '#B0302C';
  return fishOf({
    base,
    light: mix(base, paper, 0.35),
    shade: mix(base, ink, 0.4),
    body: `
      0,30 34,-34 96,-104 190,-158 310,-184 440,-184 580,-156 700,-112 800,-74 852,-64^ 852,64 800,76
      700,112 580,150 440,176 300,172 180,138 84,92 24,56
    `,
    fins: [
      [
        '838,-62^ 890,-88 960,-84 998,-44 1002,0 998,44 960,84 890,88 838,62^',
        mix(paper, honey, 0.5),
      ],
      [
        '214,-162^ 270,-206 360,-224 470,-218 570,-200 660,-206 750,-190 806,-134 804,-72^ 520,-160',
        red,
      ],
      ['486,156^ 550,202 660,200 752,178 802,122 800,72^', red],
      ['300,158^ 338,154 392,218 364,226 322,194', mix(base, red, 0.4)],
    ],
    marks:
      bars(['516,-210 628,-200 650,-20 626,190 520,190 548,0'], red) +
      bars(['744,-120 880,-120 880,120 744,120 768,0'], mix(paper, ink, 0.05)) +
      bars(
        ['70,-62 150,-120 162,-104 86,-44', '46,66 160,98 150,118 58,84'],
        mix(base, paper, 0.45),
      ),
    front: [['280,26^ 344,0 404,20 410,60 352,84 300,66^', mix(honey, base, 0.3)]],
    eye: [156, -66, 19],
    iris: '#D98B3C',
    mouth: '4,40 40,48 74,42',
    gill: '232,-112 268,-24 264,44 232,104',
  });
});

/** Notolabrus tetricus, a male: thickset, a blunt head with heavy lips, a broad square tail; blue-grey, one broad white bar round the middle, yellow fins, a blue chin. */
export const bluethroatWrasse = animal(() => {
  const base = mix('#5E7C92', deep, 0.2);
  const yellow = mix(honey, '#F0C84A', 0.4);
  const blue = '#2E6FC9';
  return (
    fishOf({
      base,
      light: mix(base, paper, 0.45),
      shade: mix(base, ink, 0.45),
      body: `
        10,18^ 24,-44 70,-108 140,-162 240,-194 370,-198 520,-184 660,-148 770,-108 836,-98^ 836,98
        770,108 660,142 520,176 370,188 230,178 110,142 40,98 10,62^
      `,
      fins: [
        ['820,-94^ 880,-118 990,-122 1000,0 990,122 880,118 820,94^', yellow],
        [
          '226,-182^ 260,-228 380,-246 520,-238 660,-210 760,-190 812,-140 800,-96^ 500,-170',
          yellow,
        ],
        ['500,166^ 560,222 680,212 770,170 806,124 790,94^', yellow],
        ['286,172^ 330,170 376,232 350,242 308,208', yellow],
      ],
      marks:
        bars(['452,-230 566,-220 580,0 560,230 456,230 470,0'], paper) +
        bars(['566,-220 612,-210 626,0 606,220 560,230 580,0'], mix(ink, base, 0.3)) +
        bars(['-10,58 80,78 190,96 244,190 120,190 10,120'], blue),
      front: [['300,22^ 380,-10 444,18 452,76 384,106 320,76^', yellow]],
      eye: [168, -74, 21],
      iris: '#D9B04A',
      mouth: '8,50 52,58 88,50',
      gill: '250,-128 292,-40 290,50 252,118',
      depth: { shade: 30 },
    }) + shape(curve('-6,42 14,14 48,24 66,46 58,74 20,84 -4,68'), mix(base, paper, 0.3))
  );
});

/** Parma microlepis: a thickset brown-black damselfish with one white blaze on the gill cover. */
export const whiteEar = animal(() => {
  const base = mix(mix(ink, rust, 0.28), sand, 0.08);
  const fin = mix(base, ink, 0.35);
  return fishOf({
    base,
    light: mix(base, paper, 0.25),
    shade: mix(base, ink, 0.6),
    body: `
      4,40 50,-50 130,-150 260,-226 410,-244 570,-212 710,-140 810,-70^ 810,70 710,146 570,216
      420,240 270,216 140,150 50,100
    `,
    fins: [
      ['796,-66^ 860,-120 950,-146 996,-120 960,0 996,120 950,146 860,120 796,66^', fin],
      ['240,-214^ 300,-280 420,-300 560,-290 700,-270 790,-240 800,-150 776,-84^', fin],
      ['470,226^ 560,300 690,300 776,230 790,150 772,84^', fin],
      ['300,222^ 330,310 380,320 420,230^', fin],
    ],
    marks: bars(['262,-124 306,-130 320,-70 304,-22 268,-30 256,-76'], paper),
    front: [['330,50^ 390,16 450,40 456,96 400,124 350,104^', mix(base, paper, 0.14)]],
    eye: [158, -66, 30],
    iris: mix(rust, honey, 0.3),
    mouth: '6,48 40,58 72,52',
    depth: { shade: 26 },
  });
});

/** Atypichthys strigatus: small and silver, five or six dark stripes along the body, plain yellow fins. */
export const mado = animal(() => {
  const silver = mix(paper, shallow, 0.12);
  const yellow = mix(honey, '#F3D04C', 0.5);
  return fishOf({
    base: silver,
    light: paper,
    shade: mix(silver, ink, 0.2),
    body: `
      0,30 50,-40 130,-120 250,-178 390,-192 540,-164 690,-100 800,-50 850,-40^ 850,40 800,50
      690,92 540,146 390,170 250,154 130,110 50,70
    `,
    fins: [
      ['836,-38^ 900,-100 996,-136 950,0 996,136 900,100 836,38^', yellow],
      ['230,-166^ 290,-246 380,-256 470,-222 560,-232 670,-190 750,-110 770,-62^', yellow],
      ['520,138^ 570,206 660,196 730,120 760,58^', yellow],
      ['290,160^ 330,236 372,230 390,166^', yellow],
    ],
    marks: bars(
      [
        '150,-150 260,-170 420,-178 560,-150 560,-136 420,-152 260,-146 160,-132',
        '110,-110 260,-130 440,-134 640,-96 800,-48 800,-34 640,-74 440,-106 260,-104 120,-90',
        '60,-50 220,-76 440,-82 660,-46 860,-14 860,4 660,-22 440,-54 220,-48 70,-28',
        '20,10 220,-20 440,-26 660,6 850,18 850,32 660,28 440,0 220,8 30,28',
        '60,62 220,44 440,34 640,46 780,50 780,62 640,66 440,60 220,70 80,78',
        '150,112 280,104 440,94 600,90 600,104 440,116 280,128 170,126',
      ],
      mix(ink, rust, 0.35),
    ),
    front: [['290,20^ 350,-2 406,18 412,54 356,76 306,60^', mix(yellow, paper, 0.25)]],
    eye: [142, -46, 27],
    iris: mix(sand, honey, 0.4),
    mouth: '2,36 30,44 54,40',
    depth: { shade: 24 },
  });
});

/** Cheilodactylus fuscus: red-brown above, silver below, a striped face, fat lips, bumps before the eye, white bars by the tail. */
export const redMorwongOfReefs = animal(() => {
  const red = mix(coral, rust, 0.62);
  const fin = mix(red, ink, 0.2);
  return (
    fishOf({
      base: red,
      light: mix(red, paper, 0.35),
      shade: mix(sand, ink, 0.25),
      body: `
        0,56 30,6 80,-60 160,-144 270,-198 400,-190 540,-142 670,-86 780,-44 850,-32^ 850,32 780,42
        670,76 540,110 400,126 260,122 120,102 40,84
      `,
      fins: [
        ['836,-30^ 900,-100 1000,-156 952,-50 938,0 952,50 1000,150 900,96 836,30^', fin],
        ['240,-190^ 280,-268 350,-262 420,-216 520,-212 640,-166 740,-122 770,-54^ 500,-156', fin],
        ['540,100^ 590,156 640,146 690,68^', fin],
      ],
      marks:
        bars(['20,60 200,60 420,46 640,30 870,10 870,160 0,160'], mix(paper, sand, 0.35)) +
        bars(
          [
            '40,20 110,-30 130,-10 60,44',
            '84,50 170,-20 186,0 110,70',
            '150,70 214,10 226,34 176,84',
          ],
          mix(paper, sand, 0.3),
        ) +
        bars(['690,-110 728,-100 716,80 680,84', '778,-70 812,-60 804,60 772,60'], paper),
      front: [['300,44^ 380,44 470,74 566,116 470,124 380,102 320,80^', mix(fin, paper, 0.2)]],
      eye: [166, -62, 23],
      gill: '238,-104 270,-34 266,30 232,88',
    }) +
    shape(curve('86,-78^ 92,-112 116,-122 130,-104 124,-90^'), mix(red, paper, 0.2)) +
    shape(curve('-10,56 8,34 44,42 56,58 46,80 10,86'), mix(red, paper, 0.35)) +
    shape('M4 62H44', ochre)
  );
});
