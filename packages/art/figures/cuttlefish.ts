import { animal, disc, figure, lines, path, rect, stroke, text } from './kit.ts';

const months = [
  ['Apr', 0, 'nothing'],
  ['May', 1, '16 °C: in'],
  ['Jun', 3, 'a dozen'],
  ['Jul', 3, '12 °C: eggs'],
  ['Aug', 2, 'thinning'],
  ['Sep', 0, 'eggs alone'],
] as const;

export const winterOnOneShore = () =>
  figure('One winter on one shore', [
    ...months.map(([month, crowd, words], i) => {
      const x = 20 + (i % 3) * 150;
      const y = 52 + Math.floor(i / 3) * 132;
      const guests = Array.from({ length: crowd }, (_, k) =>
        animal('giant-cuttlefish', {
          x: x + (crowd === 1 || k === 2 ? 70 : 46 + k * 48),
          y: y + 46 + (k === 2 ? 28 : 0) + (crowd < 3 ? 10 : 0),
          long: 44,
          colour: 'ink',
          flip: k % 2 === 1,
        }),
      );
      const eggs = i > 2 ? [30, 52, 74, 96].map((dx) => disc(x + dx, y + 96, 4, 'coral')) : [];
      return (
        rect(x, y, 140, 122, 'shallow') +
        rect(x, y + 88, 140, 4, 'honey') +
        guests.join('') +
        eggs.join('') +
        text(x + 8, y + 22, month, { bold: true, height: 19 }) +
        text(x + 132, y + 117, words, { anchor: 'end', height: 19 })
      );
    }),
  ]);

const slab = (x: number, y: number, long: number) =>
  path(`M${x} ${y}L${x + 14} ${y - 16}H${x + long - 8}L${x + long} ${y}Z`, 'honey');

const eggs = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      stroke(`M${x + i * 15} ${y}V${y + 5}`, 'pale', 2) + disc(x + i * 15, y + 10, 5, 'pale'),
  ).join('');

export const ceilingsForEggs = () =>
  figure('Eggs need a ceiling', [
    rect(0, 84, 480, 236, 'shallow'),
    stroke('M0 84H480', 'reef', 2),
    path('M0 66H76L120 160L196 214L280 262L330 280H480V320H0Z', 'deep'),
    slab(96, 148, 112),
    slab(160, 204, 118),
    slab(238, 254, 110),
    eggs(134, 149, 4),
    eggs(200, 205, 4),
    eggs(280, 255, 3),
    animal('giant-cuttlefish', { x: 268, y: 142, long: 92, colour: 'ink' }),
    animal('giant-cuttlefish', { x: 372, y: 158, long: 66, colour: 'ink' }),
    text(14, 308, 'eggs hang beneath', { colour: 'pale', height: 19 }),
    lines(470, 112, ['best seen at 1 to 4 m'], { anchor: 'end', bold: true }),
    text(470, 308, 'mud from 7 or 8 m', { colour: 'pale', anchor: 'end', height: 19 }),
  ]);
