import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { honey, ink, mix, ochre, paper, rust } from '../palette.ts';

/** Brachionichthys hirsutus: a small angler on two hands, a crest above, spotted all over. */
export const handfish = animal(() => {
  const cream = mix(paper, honey, 0.25);
  const mark = mix(rust, ochre, 0.4);
  return (
    shape(curve('120,-150^ 130,-230 160,-250 166,-170^'), cream) +
    shape(disc(142, -248, 24, 18), mark) +
    fishOf({
      base: cream,
      light: paper,
      shade: mix(mark, ink, 0.1),
      body: `
        10,0 30,-70 90,-140 190,-176 320,-170 470,-130 620,-84 740,-50 800,-44^ 800,40 720,56
        600,84 450,130 300,156 170,150 80,110 26,60
      `,
      fins: [
        [
          '790,-46^ 870,-100 970,-110 1000,-30 996,40 960,100 870,90 790,42^',
          mix(cream, ochre, 0.25),
        ],
        ['200,-160^ 220,-260 280,-290 340,-240 370,-150^', mix(cream, ochre, 0.25)],
        ['390,-140^ 470,-230 590,-220 690,-150 740,-60^', mix(cream, ochre, 0.25)],
        ['520,110^ 580,190 670,180 700,110 700,60^', mix(cream, ochre, 0.25)],
      ],
      marks: shape(
        spots({ x: 30, y: -170, width: 780, height: 330 }, 62, random(9), () => 15),
        mark,
      ),
      front: [
        [
          '330,90^ 400,90 460,150 480,230 500,270 450,262 440,290 410,262 380,280 376,240 340,170^',
          mix(cream, ochre, 0.3),
        ],
        [
          '170,140^ 220,150 250,210 280,250 240,252 220,272 196,246 166,250 170,200^',
          mix(cream, ochre, 0.3),
        ],
      ],
      eye: [130, -96, 24],
      iris: honey,
      mouth: '14,20 60,36 96,28',
    })
  );
});
