import { disc, figure, lines, path, rect, stroke, text } from './kit.ts';

export const threeSignals = () =>
  figure('Three things a torch can say', [
    ...[0, 1, 2].map((i) => rect(20 + i * 150, 56, 140, 176, 'deep')),
    stroke('M90 108a44 36 0 1 1 -0.1 0', 'honey', 6),
    stroke('M112 100L90 108L108 124', 'honey', 6),
    stroke('M240 96V192M226 110L240 96L254 110M226 178L240 192L254 178', 'honey', 6),
    stroke('M338 144H442M354 128L338 144L354 160M426 128L442 144L426 160', 'coral', 6),
    ...[
      ['OK', 'a slow circle', 90],
      ['look here', 'up and down', 240],
      ['wrong', 'fast, to and fro', 390],
    ].map(
      ([name, how, x]) =>
        text(Number(x), 264, String(name), { anchor: 'middle', bold: true }) +
        text(Number(x), 292, String(how), { anchor: 'middle', height: 19 }),
    ),
  ]);

export const outAndHome = () =>
  figure('The plan for a first one', [
    rect(0, 96, 480, 224, 'deep'),
    path('M0 74H66L150 190L240 258L480 286V320H0Z', 'honey'),
    stroke('M34 74V52', 'ink', 4),
    disc(34, 50, 8, 'coral'),
    stroke('M84 100L158 172L246 232L396 252', 'pale', 5),
    stroke('M396 252L330 190L240 150H168L108 104', 'honey', 5),
    disc(396, 252, 8, 'coral'),
    text(54, 66, 'lamp on shore', { height: 19 }),
    lines(470, 182, ['turn at a', 'third used'], { anchor: 'end', colour: 'pale', bold: true }),
    text(190, 138, 'back shallower, stop at 5 m', { colour: 'pale', height: 19 }),
    text(466, 312, 'out 10 to 15 min, one way', {
      colour: 'deep',
      height: 19,
      anchor: 'end',
    }),
  ]);
