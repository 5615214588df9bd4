import { animal, arrow, diver, figure, lines, path, rect, stroke, text } from './kit.ts';

const centimetre = 6;

export const weedyOrLeafy = () =>
  figure('Plain outline, or none?', [
    animal('weedy-seadragon', { x: 166, y: 108, long: 45 * centimetre, colour: 'reef' }),
    animal('leafy-seadragon', { x: 140, y: 238, long: 35 * centimetre, colour: 'reef' }),
    lines(332, 92, ['Weedy'], { bold: true, height: 22 }),
    lines(332, 120, ['a few tabs,', 'to 45 cm'], {}),
    lines(332, 210, ['Leafy'], { bold: true, height: 22 }),
    lines(332, 238, ['all branches,', '30 to 35 cm'], {}),
    stroke(
      `M332 298V306M332 302H${332 + 10 * centimetre}M${332 + 10 * centimetre} 298V306`,
      'coral',
      2,
    ),
    text(406, 309, '10 cm', { height: 19 }),
  ]);

const weed = Array.from(
  { length: 9 },
  (_, i) =>
    `M${16 + i * 24} 284q-12 -${44 + (i % 3) * 8} ${i % 2 ? 6 : -4} -${92 + ((i * 29) % 24)}`,
).join('');

const mysids = Array.from({ length: 24 }, (_, i) => {
  const x = 234 + ((i * 41) % 70);
  const y = 222 + ((i * 23) % 40);
  return `M${x} ${y}h3`;
}).join('');

export const edgeOfTheWeed = () =>
  figure('Where to stop and look', [
    rect(0, 52, 480, 232, 'shallow'),
    path('M0 284H480V320H0Z', 'honey'),
    stroke(weed, 'deep', 9),
    stroke(mysids, 'ink', 3),
    animal('weedy-seadragon', { x: 258, y: 140, long: 84, colour: 'ink' }),
    diver(404, 186),
    arrow([366, 180], [318, 152], 'coral', 3),
    text(24, 92, 'the height of', { height: 19 }),
    text(24, 116, 'the weed tops', { height: 19 }),
    text(470, 92, 'it may hang a metre above', { anchor: 'end', height: 19, bold: true }),
    text(470, 262, 'mysids: its kitchen', { anchor: 'end', height: 19 }),
    text(20, 310, 'weed', { colour: 'deep', bold: true, height: 19 }),
    text(300, 310, 'sand', { colour: 'deep', bold: true, height: 19 }),
  ]);
