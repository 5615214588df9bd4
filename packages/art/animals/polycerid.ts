import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, deep, ink, mix, paper } from '../palette.ts';
import { plume, rhinophore } from './slug-parts.ts';

/** Head, back and tail of a slug without a mantle's skirt, and the strip of foot under it. */
const body = curve(`
  8,70 6,20 40,-34 96,-62 170,-74 280,-100 400,-124 520,-134 620,-124 700,-92 770,-36 830,18 900,58 1004,98^
  880,112 700,108 500,104 300,106 120,108 40,104
`);
const foot = curve(`
  14,92 100,96 240,92 380,98 520,92 660,98 800,94 900,92 1004,92^ 960,124 860,132 740,122 600,134
  460,122 320,134 180,124 60,128 4,116
`);

type Slug = {
  base: string;
  light: string;
  shade: string;
  marks: string;
  foot: string;
  horn: { stalk: string; club: string; tip?: string };
  gill: { vane: string; rib: string };
  /** Feelers beside the mouth. */
  feeler: string;
};

function slug({ base, light, shade, marks, foot: sole, horn, gill, feeler }: Slug) {
  return (
    rhinophore(150, -62, -16, { length: 140, width: 46 }, horn) +
    plume(500, -118, -34, { length: 210, width: 42 }, gill) +
    plume(580, -120, 40, { length: 200, width: 42 }, gill) +
    shape(foot, sole) +
    stroke(body, mix(shade, ink, 0.25), 5) +
    modelled(body, { base, light, shade }, marks, { light: 12, shade: 26 }) +
    shape(curve('10,60 -22,66 -26,92 2,100 36,92'), feeler) +
    shape(disc(206, -54, 34, 14), mix(shade, base, 0.4)) +
    rhinophore(206, -52, -4, { length: 158, width: 50 }, horn) +
    shape(disc(542, -104, 66, 24), mix(shade, base, 0.4)) +
    plume(540, -100, 4, { length: 230, width: 48 }, gill) +
    plume(506, -98, -58, { length: 170, width: 38 }, gill) +
    plume(580, -98, 60, { length: 160, width: 38 }, gill)
  );
}

/** Tambja verconis, Verco's tambja: custard yellow with royal-blue spots, blue gills and rhinophores. */
export const vercosTambja = animal(() => {
  const r = random(47);
  const yellow = '#F4C936';
  const blue = '#2348A8';
  const teal = '#2C7FA6';
  const at: [number, number, number][] = [
    [56, 22, 15],
    [110, -28, 13],
    [120, 50, 18],
    [190, 10, 15],
    [240, 66, 14],
    [270, -58, 17],
    [290, 10, 20],
    [360, -88, 15],
    [370, 60, 17],
    [390, -24, 19],
    [470, 20, 20],
    [480, -72, 14],
    [530, 74, 15],
    [580, -36, 17],
    [600, 30, 19],
    [650, -80, 15],
    [680, 72, 15],
    [700, -16, 18],
    [752, 30, 16],
    [760, -20, 12],
    [822, 40, 12],
    [880, 70, 11],
    [930, 66, 9],
  ];
  return slug({
    base: yellow,
    light: mix(yellow, paper, 0.5),
    shade: '#C98F1C',
    marks: shape(at.map(([x, y, size]) => blot(x, y, size, r)).join(''), blue),
    foot: mix(yellow, blue, 0.12),
    horn: { stalk: mix(yellow, blue, 0.2), club: blue, tip: mix(blue, ink, 0.3) },
    gill: { vane: mix(teal, blue, 0.45), rib: mix(yellow, paper, 0.1) },
    feeler: blue,
  });
});

/** Nembrotha purpureolineata, purple-lined nembrotha: brown-purple lines along a cream body, an orange flush, purple about gills, foot and horns. */
export const purpleLinedNembrotha = animal(() => {
  const cream = '#F6EBD3';
  const purple = '#6E2F5C';
  const red = mix(coral, '#C0262E', 0.4);
  const flush = inside(
    body,
    shape(
      curve(
        '120,-110 400,-180 660,-180 800,-60 900,50 1000,98 880,70 780,22 700,-20 600,-44 460,-56 320,-44 200,-28',
      ),
      '#EFA04E',
      'opacity="0.55"',
    ),
  );
  const lines = [
    '60,-24 160,-50 300,-76 420,-94 520,-98 640,-84 720,-30 800,24 900,70',
    '34,0 150,-22 290,-46 420,-62 540,-64 650,-46 740,6 820,44 910,78',
    '20,28 140,8 280,-14 420,-28 560,-28 680,-8 770,36 840,62 910,86',
    '18,52 140,38 290,22 440,12 580,14 710,34 820,66',
    '24,74 150,64 300,56 460,50 600,52 720,68 800,88',
    '40,92 170,86 320,82 480,80 620,84 700,94',
  ];
  return slug({
    base: cream,
    light: paper,
    shade: mix(cream, deep, 0.24),
    marks: flush + stroke(lines.map((line) => curve(line, false)).join(''), purple, 8),
    foot: '#8A4FA0',
    horn: { stalk: '#8A4FA0', club: red, tip: mix(red, ink, 0.2) },
    gill: { vane: red, rib: purple },
    feeler: '#8A4FA0',
  });
});
