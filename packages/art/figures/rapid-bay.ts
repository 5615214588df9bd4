import { animal, dashed, disc, figure, lines, path, rect, stroke, text } from './kit.ts';

export const twoJetties = () =>
  figure('Two jetties, seen from above', [
    rect(0, 52, 480, 268, 'shallow'),
    path('M0 268Q150 250 280 270T480 262V320H0Z', 'honey'),
    path('M262 268V92H168V66H410V92H316V268Z', 'pale'),
    stroke('M289 270V80M182 79H396', 'deep', 8),
    stroke('M120 262V168', 'reef', 8),
    disc(120, 168, 8, 'coral'),
    dashed('M128 160Q172 140 214 108', 'coral', 4),
    lines(12, 110, ['leg one, about', '150 to 200 m'], {}),
    lines(20, 204, ['new,', 'stairs'], { bold: true }),
    lines(320, 130, ['old: out, 15 m', 'to each side'], { bold: true }),
    lines(320, 194, ['T: only as', 'signs allow'], {}),
    text(20, 306, 'beach', { colour: 'deep', height: 19, bold: true }),
  ]);

const fronds = Array.from({ length: 15 }, (_, i) => {
  const x = 16 + i * 32;
  const tall = 62 + ((i * 37) % 34);
  return `M${x} 310q-14 -${Math.round(tall / 2)} 0 -${tall}`;
}).join('');

export const weedThatMovesLate = () =>
  figure('Weed that moves a beat late', [
    rect(0, 52, 480, 268, 'shallow'),
    stroke(fronds, 'honey', 10),
    animal('leafy-seadragon', { x: 246, y: 178, long: 188, colour: 'deep' }),
    stroke('M158 170L116 128', 'coral'),
    lines(14, 84, ['a straight snout,', 'a small round eye'], { bold: true }),
    stroke('M268 158L332 114', 'coral'),
    lines(340, 92, ['clear fins', 'that flicker'], { bold: true }),
    lines(366, 158, ['just above', 'the weed,', '3 to 8 m'], {}),
    lines(14, 190, ['30 to', '35 cm'], {}),
  ]);
