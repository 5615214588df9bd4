import { arrow, dashed, disc, figure, lines, path, rect, text } from './kit.ts';

const tests = [
  'a name people use',
  'known as a dive',
  'a place, to a stated error',
  'sea, or plainly fresh water',
  'sixty honest words',
] as const;

export const fiveTests = () =>
  figure('Five tests for a page', [
    ...tests.map((test, i) => {
      const y = 54 + i * 46;
      return (
        rect(20 + i * 14, y, 440 - i * 28, 36, i % 2 ? 'shallow' : 'reef') +
        text(240, y + 25, test, { anchor: 'middle', colour: i % 2 ? 'ink' : 'paper', bold: true }) +
        (i < 4 ? '' : arrow([240, y + 38], [240, y + 58], 'coral', 4))
      );
    }),
    text(256, 308, 'a page', { bold: true }),
  ]);

export const statedError = () =>
  figure('How far out a position may be', [
    rect(0, 52, 480, 268, 'shallow'),
    path(
      'M0 52H480V92Q430 84 404 118Q376 150 340 112Q290 78 236 106Q206 150 160 128Q120 96 70 118Q30 128 0 112Z',
      'honey',
    ),
    disc(112, 196, 20, 'pale'),
    dashed('M112 176a20 20 0 1 1 -0.1 0', 'coral'),
    disc(112, 196, 5, 'coral'),
    disc(352, 210, 78, 'pale'),
    dashed('M352 132a78 78 0 1 1 -0.1 0', 'coral'),
    disc(352, 210, 5, 'coral'),
    lines(112, 246, ['a few hundred', 'metres'], { anchor: 'middle', bold: true }),
    text(352, 312, 'a few kilometres', { anchor: 'middle', bold: true }),
    text(20, 78, 'coast', { colour: 'deep', height: 19 }),
  ]);
