import { animal, modelled } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { ink, kelp, mix, ochre, paper, sand } from '../palette.ts';

const brown = mix(mix(kelp, ochre, 0.3), sand, 0.3);
const rings = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [x = 0, y = 0, size = 0] = row.split(',').map(Number);
      return disc(x, y, size, size * 0.88);
    })
    .join('');

/** A rolled ear: a tube slit down its front. */
const ear = (line: string, slit: string) =>
  shape(taper(line, 46, 38), brown) +
  stroke(curve(slit, false), mix(brown, ink, 0.45), 11) +
  stroke(curve(line, false), mix(brown, paper, 0.25), 6);

/** Aplysia argus, spotted sea hare: black rings on soft brown, two rolled ears, two flaps over gill and shell. */
export const spottedSeaHare = animal(() => {
  const r = random(97);
  const light = mix(brown, paper, 0.4);
  const shade = mix(brown, ink, 0.4);
  const black = mix(ink, '#14100C', 0.6);
  const body = curve(`
    10,70 -4,30 20,-16 70,-42 130,-50 190,-40 240,-44 300,-90 380,-160 480,-206 590,-212 690,-180 770,-116
    830,-30 890,50 1000,122^ 900,140 740,136 560,142 380,136 220,140 120,128 60,112
  `);
  const near = curve(`
    290,30 330,-50 400,-110 480,-140 550,-120 600,-142 670,-124 730,-66 780,0 820,70^ 760,96 660,110
    520,112 400,100 320,74
  `);
  const mottle = shape(
    spots({ x: 0, y: -220, width: 1000, height: 360 }, 44, r, () => r.between(4, 10)),
    mix(brown, paper, 0.3),
    'opacity="0.7"',
  );
  const ring = (text: string) =>
    shape(rings(text), mix(brown, sand, 0.3)) + stroke(rings(text), black, 8);
  return (
    ear('196,-30 190,-90 166,-150', '180,-96 170,-124 160,-152') +
    shape(taper('40,20 -10,-30 -66,-54', 54, 40), mix(brown, ink, 0.15)) +
    modelled(
      body,
      { base: brown, light, shade },
      mottle +
        ring(
          '70,0,15 120,40,19 196,20,17 210,88,20 90,92,14 420,-160,20 300,-40,18 860,70,18 900,114,13',
        ),
      { light: 14, shade: 30 },
    ) +
    // The gap between the flaps, with the gill and shell below
    shape(
      curve('380,-120 470,-182 580,-192 670,-168 720,-110 660,-126 600,-140 550,-118 480,-138'),
      shade,
    ) +
    modelled(
      near,
      { base: mix(brown, paper, 0.08), light, shade },
      mottle +
        ring(
          '400,-30,26 370,56,20 480,-80,22 486,20,30 470,88,14 580,-50,26 590,60,24 660,-84,19 680,10,27 690,88,15 752,50,18 740,-20,13',
        ),
      { light: 12, shade: 22 },
    ) +
    stroke(
      curve('330,-50 400,-110 480,-140 550,-120 600,-142 670,-124 730,-66 780,0', false),
      black,
      7,
    ) +
    shape(taper('36,56 -26,34 -84,40', 62, 46), brown) +
    stroke(curve('-20,40 -60,40 -92,44', false), mix(brown, ink, 0.4), 9) +
    ear('236,-24 250,-90 246,-158', '244,-100 243,-130 240,-160') +
    shape(disc(176, -10, 8), black)
  );
});
