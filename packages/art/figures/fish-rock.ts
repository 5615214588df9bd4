import { disc, figure, lines, path, rect, stroke, text } from './kit.ts';

const along = (metres: number) => 60 + metres * 2.7;
const depth = (metres: number) => 66 + (metres - 4) * 9;

/** Floor and roof of the tunnel at the marks of the article, from the deep mouth to the shallow one. */
const marks = [
  [0, 24],
  [10, 23],
  [40, 20],
  [60, 18],
  [90, 15],
  [125, 12],
] as const;

export const throughTheRock = () => {
  const roof = marks.map(([at, metres], i) => [along(at), depth(metres) - (i === 2 ? 20 : 42)]);
  const floor = marks.map(([at, metres]) => [along(at), depth(metres)]).toReversed();
  return figure('125 metres from dark to light', [
    rect(0, 52, 480, 268, 'shallow'),
    path(`M${along(0)} 52H${along(125)}V320H${along(0)}Z`, 'honey'),
    path(`M${[...roof, ...floor].map((point) => point.join(' ')).join('L')}Z`, 'deep'),
    ...marks.map(([at, metres]) =>
      text(along(at) + (at === 125 ? -4 : at === 0 ? 4 : 0), depth(metres) + 24, String(at), {
        anchor: at === 125 ? 'end' : at === 0 ? 'start' : 'middle',
        height: 19,
        colour: 'deep',
      }),
    ),
    disc(along(60), depth(18) - 36, 8, 'shallow'),
    stroke(`M${along(60)} ${depth(18) - 46}V96`, 'deep', 2),
    lines(along(60) - 90, 88, ['bubbles: not to breathe'], { bold: true, colour: 'deep' }),
    text(8, depth(24) + 4, '24 m', { bold: true }),
    text(410, depth(12) - 14, '12 m', { bold: true }),
    lines(along(125) - 10, depth(23), ['narrow at 40,', 'dark at 60,', 'fish from 90'], {
      anchor: 'end',
      colour: 'deep',
    }),
  ]);
};

const thirds = [
  ['in reserve', 'coral'],
  ['to come out', 'reef'],
  ['to go in', 'shallow'],
] as const;

export const thirdsOfGas = () =>
  figure('How cave divers share their gas', [
    path('M150 96Q150 62 194 62H206Q250 62 250 96V300H150Z', 'quiet'),
    rect(186, 50, 28, 14, 'ink'),
    ...thirds.map(([words, colour], i) => {
      const y = 228 - i * 66;
      return (
        rect(160, y, 80, 62, colour) +
        text(200, y + 39, '⅓', {
          anchor: 'middle',
          height: 26,
          bold: true,
          colour: i === 2 ? 'ink' : 'paper',
        }) +
        text(274, y + 39, words, { bold: i === 0 })
      );
    }),
    lines(20, 120, ['Here: out of', 'the cave with', 'half or more'], {}),
  ]);
