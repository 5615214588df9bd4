import { animal, arrow, figure, lines, rect, stroke, text } from './kit.ts';

/** The flow past the pier: above the middle one way, below it the other. */
const flow = Array.from({ length: 45 }, (_, i) => {
  const x = 20 + i * 10;
  return `${x} ${Math.round(178 - 92 * Math.cos((i / 44) * Math.PI))}`;
}).join('L');

export const slackWindow = () =>
  figure('The window at slack water', [
    rect(194, 56, 92, 216, 'shallow'),
    stroke('M20 178H460', 'quiet', 2),
    stroke(`M${flow}`, 'reef', 5),
    lines(240, 84, ['slack'], { anchor: 'middle', bold: true }),
    text(240, 298, '30 to 40 min', { anchor: 'middle', bold: true }),
    arrow([176, 132], [200, 150], 'coral', 4),
    lines(20, 142, ['jump a little', 'before'], {}),
    lines(330, 142, ['out before', 'it runs'], {}),
    arrow([322, 154], [292, 178], 'coral', 4),
    text(20, 76, 'one way', { height: 19 }),
    text(460, 302, 'the other way', { height: 19, anchor: 'end' }),
  ]);

const pile = (x: number) => rect(x, 76, 14, 218, 'deep');

export const insideOut = () =>
  figure('In the order that eyes find them', [
    rect(0, 116, 480, 178, 'shallow'),
    rect(0, 294, 480, 26, 'honey'),
    rect(0, 60, 480, 16, 'deep'),
    ...[70, 196, 322, 448].map(pile),
    stroke('M0 116H480', 'reef', 2),
    ...Array.from({ length: 10 }, (_, i) =>
      animal('giant-trevally', {
        x: 104 + (i % 5) * 19 + (i > 4 ? 4 : 0),
        y: 156 + Math.floor(i / 5) * 24,
        long: 20,
        colour: 'ink',
      }),
    ),
    animal('whitetip-reef-shark', { x: 266, y: 282, long: 96, colour: 'ink' }),
    animal('queensland-groper', { x: 402, y: 204, long: 88, colour: 'ink' }),
    ...[
      [94, 140, '1 curtain'],
      [212, 258, '2 beneath'],
      [214, 198, '3 the piles'],
      [346, 164, '4 behind'],
    ].map(([x, y, words]) => text(Number(x), Number(y), String(words), { bold: true, height: 19 })),
    text(92, 102, 'platform', { height: 19 }),
    arrow([42, 84], [42, 136], 'coral', 4),
    text(470, 312, '9 to 14 m', { anchor: 'end', bold: true, colour: 'deep', height: 19 }),
  ]);
