import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, deep, honey, ink, mix, ochre, paper } from '../palette.ts';
import { gillRing, rhinophore } from './slug-parts.ts';

/** The edge of the mantle, or a line as far inside it as `inset` says; `rise` lifts its far side. */
function mantle(inset = 0, rise = 0): Point[] {
  const count = 64;
  return Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const long = Math.sign(c) * Math.abs(c) ** 0.9;
    const near = s < 0;
    const frill = (near ? 17 : 8) * Math.sin(turn * 8 + 0.6) * Math.max(0, 1 - inset / 110);
    const slim = 1 + 0.1 * c;
    return [
      430 - long * (430 - inset * 1.2) + frill * c * 0.5,
      (near ? -s * (140 - inset * 0.9) : -s * (112 - inset * 0.7 + rise * Math.abs(s) ** 0.4)) *
        slim -
        frill * s +
        14,
    ];
  });
}

type Dorid = {
  /** Colours of the mantle from its edge inwards, each with the inset at which it begins. */
  bands: [number, string][];
  marks: string;
  gill: { vane: string; rib: string };
  horn: { stalk: string; club: string; tip?: string };
  foot: string;
};

/** A chromodorid from above and aside: mantle, two horns in front, gills behind, the foot's end. */
function dorid({ bands, marks, gill, horn, foot }: Dorid) {
  const rims = bands.slice(0, -1);
  const [inset, base] = bands[bands.length - 1] ?? [0, paper];
  const hem = bands[0]?.[1] ?? paper;
  return (
    modelled(
      curve('720,50 820,36 900,40 960,56 1000,84^ 930,106 840,112 740,110'),
      { base: foot, light: mix(foot, paper, 0.5), shade: mix(foot, deep, 0.35) },
      '',
      { light: 8, shade: 16 },
    ) +
    rims
      .map(([at, colour], i) =>
        i === 0
          ? modelled(
              curve(mantle(at)),
              { base: colour, light: mix(hem, paper, 0.35), shade: mix(hem, ink, 0.2) },
              '',
              { light: 6, shade: 10 },
            )
          : shape(curve(mantle(at, 30)), colour),
      )
      .join('') +
    modelled(
      curve(mantle(inset, 62)),
      { base, light: mix(base, paper, 0.6), shade: mix(base, deep, 0.24) },
      marks,
      { light: 12, shade: 20 },
    ) +
    rhinophore(140, -76, -16, { length: 140, width: 42 }, horn) +
    shape(disc(198, 2, 30, 13), mix(base, deep, 0.26)) +
    rhinophore(198, 0, -5, { length: 160, width: 46 }, horn) +
    shape(disc(690, -40, 72, 26), mix(base, deep, 0.3)) +
    gillRing(690, -46, { length: 160, width: 26, round: 48 }, gill)
  );
}

const raspberry = '#B3203F';
const gold = '#EDB436';

/** Goniobranchus splendidus, splendid nudibranch: milk white, round red spots, a gold hem. */
export const splendidNudibranch = animal(() => {
  const r = random(23);
  const at: [number, number, number][] = [
    [110, 40, 22],
    [240, -92, 24],
    [310, -30, 34],
    [260, 62, 27],
    [430, 20, 40],
    [490, -92, 28],
    [400, 92, 22],
    [550, 62, 30],
    [590, -40, 24],
    [660, 70, 24],
    [790, -20, 20],
    [770, 50, 24],
  ];
  return dorid({
    bands: [
      [0, gold],
      [34, mix(paper, '#FFFFFF', 0.5)],
    ],
    marks: shape(
      at.map(([x, y, size]) => disc(x, y, size * r.between(0.95, 1.1), size * 0.86)).join(''),
      raspberry,
    ),
    gill: { vane: mix(raspberry, coral, 0.4), rib: mix(paper, raspberry, 0.12) },
    horn: { stalk: mix(paper, raspberry, 0.16), club: mix(raspberry, coral, 0.25) },
    foot: mix(paper, '#DDE6E2', 0.6),
  });
});

/** Chromodoris elisabethina, Elisabeth's chromodoris: black lines on blue, a white rim, an orange hem, orange gills. */
export const elisabethsChromodoris = animal(() => {
  const blue = '#7FB2DF';
  const line = mix(ink, '#0B0B14', 0.6);
  const orange = '#E88A24';
  return dorid({
    bands: [
      [0, orange],
      [28, paper],
      [48, blue],
    ],
    marks:
      stroke(curve('80,-20 150,-90 300,-122 470,-128 600,-122 720,-100 790,-50', false), line, 15) +
      stroke(curve('90,16 180,-44 310,-66 430,-68', false), line, 13) +
      stroke(curve('480,-68 560,-66 620,-56', false), line, 13) +
      stroke(curve('270,-2 390,-10 520,-6 600,2 740,16', false), line, 13) +
      stroke(curve('100,56 190,64 330,64 480,58', false), line, 14) +
      stroke(curve('524,58 640,62 720,62 790,40', false), line, 14) +
      shape(disc(150, 30, 12, 8) + disc(640, 34, 12, 7), line),
    gill: { vane: orange, rib: mix(honey, paper, 0.4) },
    horn: { stalk: mix(orange, honey, 0.5), club: orange },
    foot: mix(blue, paper, 0.5),
  });
});

/** Hypselodoris bennetti, Bennett's hypselodoris: dark blue streaks and red spots on pale blue, a yellow margin. */
export const bennettsNudibranch = animal(() => {
  const r = random(31);
  const pale = '#D9E6F2';
  const blue = '#2B3F8C';
  const streaks = `100,-10,70 150,-70,90 190,50,110 260,-104,130 300,-20,120 330,70,120 440,-50,110
    450,24,110 440,-112,120 500,88,110 590,-70,90 580,46,100 690,74,100 790,-30,60`;
  const at = `130,24,17 250,-52,19 260,24,16 400,-84,16 390,-16,20 410,56,19 530,-10,18 570,-92,15
    560,80,16 660,48,16 800,30,16 770,-62,15 160,-30,13`;
  const rows = (text: string) =>
    text.split(/\s+/).map((row) => row.split(',').map(Number) as [number, number, number]);
  return dorid({
    bands: [
      [0, gold],
      [22, pale],
    ],
    marks:
      rows(streaks)
        .map(([x, y, long]) => {
          const bow = r.between(-10, 10);
          return stroke(
            `M${x} ${y}q${long / 2} ${bow.toFixed(1)} ${long} ${(bow / 2).toFixed(1)}`,
            blue,
            r.between(6, 10),
          );
        })
        .join('') +
      shape(
        rows(at)
          .map(([x, y, size]) => disc(x, y, size, size * 0.84))
          .join(''),
        '#C8372F',
      ),
    gill: { vane: mix(coral, ochre, 0.2), rib: mix(honey, paper, 0.4) },
    horn: { stalk: mix(paper, coral, 0.35), club: mix(coral, ochre, 0.25) },
    foot: mix(pale, paper, 0.3),
  });
});
