import { disc, figure, path, rect, stroke, text } from './kit.ts';

/** The article's table: what a litre becomes over each ten metres. */
const steps = [
  ['40 to 30 m', 1.25],
  ['30 to 20 m', 1.33],
  ['20 to 10 m', 1.5],
  ['10 m to the top', 2],
] as const;

export const litreOfGas = () =>
  figure(
    'A litre, ten metres higher',
    steps.map(([label, litres], i) => {
      const y = 66 + i * 62;
      const long = 120 * litres;
      return (
        text(20, y + 29, label, { height: 19 }) +
        rect(184, y, 120, 42, 'shallow') +
        rect(304, y, long - 120, 42, i === 3 ? 'coral' : 'reef') +
        text(184 + long + 8, y + 28, `${litres} l`, {
          bold: true,
          colour: i === 3 ? 'coral' : 'ink',
        })
      );
    }),
  );

const depth = (metres: number) => 62 + metres * 8.2;

export const slowAscent = () =>
  figure('The way up', [
    rect(76, depth(0), 404, 320 - depth(0), 'shallow'),
    stroke(`M76 ${depth(0)}H480`, 'reef', 2),
    ...[0, 5, 10, 20, 30].map((metres) =>
      text(66, depth(metres) + 7, metres === 0 ? '0 m' : String(metres), { anchor: 'end' }),
    ),
    stroke(`M76 ${depth(5)}H480M76 ${depth(10)}H480`, 'reef', 1),
    stroke(`M96 ${depth(30)}L196 ${depth(10)}L252 ${depth(5)}H380L452 ${depth(0) + 4}`, 'ink', 5),
    disc(452, depth(0) + 4, 7, 'coral'),
    text(186, depth(20) + 22, '9 or 10 m a minute,', { height: 19 }),
    text(186, depth(20) + 46, 'or slower', { height: 19 }),
    text(316, depth(5) + 28, '3 to 5 min', { anchor: 'middle', bold: true }),
    text(466, depth(10) + 34, 'last 5 m: one minute', { anchor: 'end', height: 19 }),
    path(`M418 ${depth(10) + 12}l7 -24l8 22z`, 'ink'),
  ]);
