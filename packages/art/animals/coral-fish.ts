import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { coral, deep, honey, ink, mix, ochre, paper, sand } from '../palette.ts';

const dots = (
  places: readonly (readonly [x: number, y: number, radius: number])[],
  colour: string,
) => shape(places.map(([x, y, radius]) => disc(x, y, radius)).join(''), colour);

/** Rows of dots, every second one set back by half a step. */
const rows = (
  area: { left: number; right: number; top: number; bottom: number },
  [across, down]: [across: number, down: number],
  radius: number,
) => {
  const places: [number, number, number][] = [];
  for (let row = 0; area.top + row * down <= area.bottom; row += 1) {
    for (let x = area.left + (row % 2) * (across / 2); x <= area.right; x += across)
      places.push([x, area.top + row * down, radius]);
  }
  return places;
};

/** Amphiprion akindynos: amber-brown, two white bars thinly edged in black, a white tail. */
export const barrierReefAnemonefish = animal(() => {
  const amber = mix(ochre, honey, 0.45);
  return fishOf({
    base: amber,
    light: mix(amber, paper, 0.35),
    shade: mix(amber, ink, 0.3),
    body: `
      4,20^ 50,-70 140,-164 260,-222 400,-232 550,-190 680,-116 784,-66^ 784,66 680,126 550,188
      400,220 260,204 140,150 50,84
    `,
    fins: [
      [
        '770,-62^ 850,-104 930,-118 984,-80 970,0 984,80 930,118 850,104 770,62^',
        mix(paper, ink, 0.1),
      ],
      ['770,-44^ 850,-84 920,-96 960,-66 948,0 960,66 920,96 850,84 770,44^', '#FFFFFF'],
      ['230,-210^ 300,-274 400,-284 480,-262 560,-286 660,-262 726,-180 692,-106^', amber],
      ['480,200^ 560,276 650,252 712,180 690,118^', amber],
      ['290,204^ 320,286 384,296 420,206^', amber],
    ],
    marks:
      bars(
        [
          '186,-260 292,-260 284,-110 320,-10 268,240 178,240 214,90 196,-60',
          '484,-280 566,-270 556,-60 576,40 540,260 474,260 500,80 474,-20',
        ],
        ink,
      ) +
      bars(
        [
          '200,-260 280,-260 272,-110 308,-10 256,240 192,240 228,90 208,-60',
          '498,-280 554,-270 544,-60 564,40 528,260 488,260 514,80 488,-20',
        ],
        paper,
      ),
    front: [['350,30^ 410,0 470,20 480,80 440,116 380,90^', mix(amber, paper, 0.25)]],
    eye: [130, -56, 32],
    iris: mix(honey, paper, 0.3),
    mouth: '6,28 40,40 70,36',
    depth: { shade: 26 },
  });
});

/** Paracanthurus hepatus: royal blue, a black palette with a blue hole along the side, a yellow wedge of a tail. */
export const blueTang = animal(() => {
  const blue = '#2756C4';
  const dark = mix(ink, blue, 0.2);
  const yellow = '#F2C53A';
  return (
    fishOf({
      base: blue,
      light: mix(blue, paper, 0.35),
      shade: mix(blue, ink, 0.45),
      body: `
        0,26 50,-40 140,-120 280,-180 450,-192 620,-158 760,-90 850,-36^ 850,36 760,92 620,152
        450,186 290,178 150,132 50,78
      `,
      fins: [
        ['836,-40^ 900,-92 1000,-150 966,0 1000,150 900,92 836,40^', dark],
        ['180,-140^ 240,-206 420,-250 620,-222 780,-140 836,-46^ 500,-170', dark],
        ['400,176^ 520,228 680,200 790,130 836,46^', dark],
        ['280,170^ 320,236 372,232 380,178^', dark],
      ],
      marks:
        bars(
          [
            '120,-70 170,-130 300,-200 500,-214 700,-150 880,-60 880,22 780,44 660,84 540,96 430,74 330,20 230,-46',
          ],
          dark,
        ) +
        bars(['380,-84 460,-124 570,-120 660,-78 630,-14 540,20 450,4 390,-36'], blue) +
        bars(['760,0 812,-26 900,-40 900,40 812,26'], yellow),
      front: [['270,40^ 330,8 400,22 410,64 350,86 300,74^', yellow]],
      eye: [150, -46, 22],
      iris: mix(blue, paper, 0.6),
      mouth: '2,30 30,38 54,34',
      depth: { shade: 30 },
    }) + shape(curve('840,0^ 880,-52 976,-116^ 946,0 976,116^ 880,52'), yellow)
  );
});

/** Balistoides viridescens: heavy and olive, a net of dark marks, a black moustache, dark edges on orange fins. */
export const titanTriggerfish = animal(() => {
  const olive = mix('#B7A63E', ochre, 0.12);
  const dark = mix('#3C4A34', ink, 0.4);
  const orange = mix(honey, coral, 0.3);
  const fin = (outline: string): [string, string] => [outline, orange];
  const edge = (outline: string) => stroke(curve(outline, false), dark, 16);
  return (
    fishOf({
      base: olive,
      light: mix(olive, paper, 0.35),
      shade: mix(olive, ink, 0.35),
      body: `
        0,40 70,-24 170,-110 300,-190 460,-222 620,-192 760,-112 850,-60^ 850,60 760,114 640,194
        500,244 380,232 240,174 110,110 20,72
      `,
      fins: [
        fin('836,-60^ 910,-112 986,-100 1000,0 986,100 910,112 836,60^'),
        fin('540,-206^ 610,-306 700,-296 786,-196 826,-74^'),
        fin('560,216^ 640,312 726,286 800,186 826,74^'),
        ['330,-190^ 346,-290 372,-292 384,-250 450,-214^', dark],
      ],
      marks:
        dots(rows({ left: 330, right: 830, top: -170, bottom: 200 }, [58, 46], 11), dark) +
        bars(['236,-150 300,-190 350,-60 336,60 280,110 250,20'], mix(dark, olive, 0.35)) +
        bars(['-20,22 60,-10 150,12 222,62 210,84 140,44 60,22 -10,44'], ink) +
        bars(['-20,56 60,34 134,58 196,96 180,112 100,82 10,78'], mix(olive, paper, 0.55)),
      front: [['336,30^ 390,0 436,20 440,70 396,96 350,80^', orange]],
      eye: [258, -112, 24],
      iris: honey,
      mouth: '0,56 40,66 84,66',
      depth: { shade: 30 },
    }) +
    edge('540,-206 610,-306 700,-296 786,-196 826,-74') +
    edge('560,216 640,312 726,286 800,186 826,74') +
    edge('910,-112 986,-100 1000,0 986,100 910,112')
  );
});

/** Cromileptes altivelis: a tiny hollow face below a high back, round black dots all over. */
export const barramundiCod = animal(() => {
  const coat = mix(sand, paper, 0.45);
  const fin = mix(sand, ochre, 0.18);
  const black = mix(ink, deep, 0.2);
  return (
    fishOf({
      base: coat,
      light: paper,
      shade: mix(coat, ink, 0.28),
      body: `
        0,60 60,34 130,6 186,-40 244,-140 330,-226 440,-252 570,-216 710,-146 820,-90 860,-80^
        860,80 800,98 680,142 540,182 400,190 260,168 130,124 40,90
      `,
      fins: [
        ['846,-80^ 910,-112 984,-92 1000,0 984,92 910,112 846,80^', fin],
        ['300,-210^ 370,-300 500,-322 640,-306 770,-262 840,-170 836,-84^', fin],
        ['560,170^ 620,254 724,256 784,190 800,98^', fin],
        ['330,180^ 356,264 420,276 446,184^', fin],
      ],
      marks: dots(
        [
          ...rows({ left: 330, right: 830, top: -170, bottom: 130 }, [108, 62], 19),
          ...([
            [110, 40, 10],
            [170, 70, 13],
            [232, 20, 15],
            [250, 110, 15],
            [206, -34, 11],
          ] as const),
        ],
        black,
      ),
      front: [['300,60^ 360,24 430,50 436,110 380,136 320,110^', fin]],
      eye: [150, 20, 17],
      iris: honey,
      mouth: '2,70 40,82 80,80',
      gill: '262,-100 292,-20 288,70 256,130',
    }) +
    dots(
      [
        [420, -282, 15],
        [540, -288, 16],
        [660, -264, 16],
        [770, -222, 15],
        [906, -52, 15],
        [950, 10, 15],
        [904, 62, 15],
        [640, 216, 14],
        [724, 218, 14],
        [370, 232, 12],
        [362, 76, 11],
        [404, 104, 11],
      ],
      black,
    )
  );
});

/** Plectorhinchus chaetodonoides, an adult: cream, dense round black spots, thick lips. */
export const harlequinSweetlips = animal(() => {
  const cream = mix(paper, sand, 0.55);
  const black = mix(ink, ochre, 0.12);
  const fin = mix(cream, ink, 0.12);
  return (
    fishOf({
      base: cream,
      light: paper,
      shade: mix(cream, ink, 0.28),
      body: `
        6,40 26,-30 80,-104 160,-170 270,-212 400,-218 560,-188 720,-122 840,-62^ 840,62 700,114
        540,158 380,170 240,152 120,116 40,84
      `,
      fins: [
        ['826,-60^ 900,-98 990,-110 980,0 990,110 900,98 826,60^', fin],
        ['230,-194^ 300,-266 440,-284 600,-262 740,-232 806,-168 820,-72^', fin],
        ['590,150^ 644,224 730,214 784,150 800,76^', fin],
        ['320,164^ 346,240 404,252 430,168^', fin],
      ],
      marks: dots(rows({ left: 110, right: 830, top: -190, bottom: 140 }, [52, 38], 13), black),
      front: [['300,30^ 360,0 430,24 436,80 380,108 320,84^', mix(fin, ink, 0.2)]],
      eye: [176, -84, 26],
      iris: honey,
      gill: '258,-130 292,-50 290,40 256,110',
    }) +
    dots(
      [
        [330, -244, 12],
        [400, -256, 12],
        [470, -258, 12],
        [540, -250, 12],
        [610, -238, 12],
        [680, -222, 12],
        [750, -186, 12],
        [890, -60, 12],
        [944, -70, 12],
        [890, 0, 12],
        [944, 0, 12],
        [890, 60, 12],
        [944, 70, 12],
        [650, 186, 11],
        [716, 174, 11],
        [372, 216, 11],
      ],
      black,
    ) +
    shape(curve('-10,36 8,4 52,4 70,30 60,46^ 20,50 0,46'), mix(cream, coral, 0.3)) +
    shape(curve('0,52 30,50 64,52^ 76,68 50,88 14,80'), mix(cream, coral, 0.38))
  );
});

/** Chaetodon auriga: white, two sets of slanting lines at right angles, a yellow rear, a spot and a thread behind. */
export const threadfinButterflyfish = animal(() => {
  const yellow = mix(honey, '#F5CE3A', 0.55);
  const grey = mix(ink, paper, 0.35);
  const upper = [0, 1, 2, 3, 4].map((i) => `M${262 + i * 62} ${30 - i * 34}l130 -226`);
  const lower = [0, 1, 2, 3, 4, 5, 6].map(
    (i) => `M${268 + i * 46} ${36 - i * 22 + i * i * 7}l330 190`,
  );
  return (
    fishOf({
      base: mix(mix(paper, sand, 0.6), ink, 0.07),
      light: mix(paper, sand, 0.4),
      shade: mix(paper, ink, 0.3),
      body: `
        0,40^ 70,16 140,-30 210,-130 310,-226 450,-272 600,-250 720,-164 790,-60 840,-42^ 840,42
        790,60 720,156 600,228 450,252 310,216 210,140 130,86 60,60
      `,
      fins: [
        ['826,-42^ 880,-76 986,-84 1000,0 986,84 880,76 826,42^', yellow],
        ['320,-226^ 400,-310 500,-330 640,-312 760,-262 860,-250^ 800,-170 796,-58^', yellow],
        ['440,240^ 560,302 690,272 776,196 796,58^', yellow],
        ['330,216^ 360,304 410,240^', paper],
      ],
      marks:
        stroke(upper.join(''), grey, 9) +
        stroke(lower.join(''), grey, 9) +
        bars(['700,-260 900,-200 900,200 690,260 740,150 764,0 744,-140'], yellow) +
        bars(['158,-150 214,-180 222,-60 204,70 196,140 140,96 168,0'], ink),
      front: [['350,30^ 410,8 456,38 446,78 396,68^', mix(paper, yellow, 0.35)]],
      eye: [186, -34, 23],
      depth: { shade: 20 },
    }) +
    shape(disc(722, -226, 34), ink) +
    stroke('M760 -262Q860 -262 960 -226', yellow, 9)
  );
});
