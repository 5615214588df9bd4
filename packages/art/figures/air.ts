import { figure, rect, stroke, text } from './kit.ts';

/** The article's table: minutes of 150 bar in 12 litres at 18 litres a minute. */
const minutes = [
  [5, 67],
  [10, 50],
  [15, 40],
  [20, 33],
  [30, 25],
] as const;

export const minutesByDepth = () =>
  figure(
    'The same gas, minutes by depth',
    minutes.map(([metres, long], i) => {
      const y = 58 + i * 50;
      return (
        text(74, y + 26, `${metres} m`, { anchor: 'end' }) +
        rect(88, y, long * 4.2, 36, i === 4 ? 'coral' : 'reef') +
        text(88 + long * 4.2 + 8, y + 26, `${long} min`, { bold: true })
      );
    }),
  );

/** The article's sum: 120 bar of 12 litres in 40 minutes at an average of 10 metres. */
const sum = [
  ['120 bar × 12 litres', '1,440 litres'],
  ['÷ 40 minutes', '36 a minute'],
  ['÷ 2 bar, at 10 m', '18 a minute'],
] as const;

export const yourNumber = () =>
  figure(
    'From gauge to your number',
    sum.map(([step, result], i) => {
      const y = 66 + i * 82;
      const isLast = i === 2;
      return (
        rect(20, y, 212, 58, 'shallow') +
        text(126, y + 36, step, { anchor: 'middle', height: 19 }) +
        stroke(`M240 ${y + 29}H276M266 ${y + 20}L276 ${y + 29}L266 ${y + 38}`, 'ink') +
        text(290, y + 37, result, { bold: true, height: 23, colour: isLast ? 'coral' : 'ink' })
      );
    }),
  );
