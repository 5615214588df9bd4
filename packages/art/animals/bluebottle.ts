import { animal, modelled } from '../kit/fish.ts';
import { along, curve, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { ink, mix, paper, shallow } from '../palette.ts';

/** Physalia utriculus, bluebottle: a blue-tinted gas float with a crest, short polyps below, one long thread. */
export const bluebottle = animal(() => {
  const r = random(127);
  const blue = '#3B6FC4';
  const dark = '#1F3F8E';
  const glass = mix('#A9CDEB', shallow, 0.25);
  const float = curve(`
    0,-6 40,-50 120,-110 230,-170 360,-206 500,-214 640,-196 760,-152 860,-88 940,-30 1000,30^
    930,50 840,56 720,66 580,84 440,96 300,90 180,66 80,34
  `);
  const crest = curve(`
    150,-118 190,-190 240,-196 280,-244 336,-240 384,-276 440,-264 496,-290 548,-266 604,-276 648,-240
    700,-236 736,-190 790,-172 820,-110 620,-150 400,-160
  `);
  const ribs = [
    '210,-150 214,-180',
    '290,-176 296,-222',
    '380,-190 390,-250',
    '480,-196 494,-264',
    '580,-190 598,-250',
    '670,-174 688,-220',
    '744,-150 764,-180',
  ];
  const thread = parsePoints(
    '420,90 400,190 450,280 410,370 470,450 440,540 520,600 620,600 690,650 800,640 880,700 1000,690',
  );
  const beads = along(thread, 62)
    .slice(3)
    .map(({ x, y, t }) => disc(x, y, 13 - t * 6));
  const polyps = Array.from({ length: 26 }, (_, i) => {
    const x = 210 + i * 15 + r.between(-8, 8);
    const y = 74 + Math.sin(((x - 180) / 460) * Math.PI) * 18;
    const long = r.between(50, 150) * (0.5 + Math.sin(((i + 1) / 27) * Math.PI) * 0.7);
    return shape(
      taper(
        [
          [x, y - 20],
          [x + r.between(-14, 14), y + long * 0.5],
          [x + r.between(-26, 26), y + long],
        ],
        30,
        13,
      ),
      r.pick([blue, dark, mix(blue, paper, 0.3), '#5A56B0']),
    );
  });
  const short = [
    '300,110 280,200 310,280 270,360',
    '530,110 556,190 530,270 570,330',
    '360,110 350,210 372,300 340,420',
  ];
  return (
    short.map((line) => shape(taper(line, 9, 4), mix(blue, paper, 0.2))).join('') +
    shape(taper(thread, 14, 6), blue) +
    shape(beads.join(''), dark) +
    polyps.join('') +
    shape(crest, mix(glass, '#B79AD6', 0.45)) +
    stroke(ribs.map((line) => curve(line, false)).join(''), mix('#7C62B4', paper, 0.1), 8) +
    modelled(
      float,
      { base: glass, light: mix(glass, paper, 0.7), shade: mix(glass, blue, 0.65) },
      shape(
        curve('640,-190 800,-130 940,-30 1010,40 860,60 700,66 800,0 740,-110'),
        mix(glass, blue, 0.45),
      ),
      { light: 16, shade: 34 },
    ) +
    stroke(float, mix(blue, ink, 0.1), 5) +
    stroke(curve('96,-60 190,-126 300,-166 420,-182', false), paper, 15)
  );
});
