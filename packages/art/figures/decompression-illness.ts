import { disc, figure, path, rect, stroke, text } from './kit.ts';

/** A person flat on the back, the head at the left, with a mask of oxygen and its cylinder. */
const patient = [
  rect(20, 196, 440, 12, 'honey'),
  path('M132 166Q180 152 254 166L420 182Q436 186 436 194H132Z', 'reef'),
  path('M424 182L432 164H442L446 194H424Z', 'ink'),
  stroke('M156 188L246 190', 'deep', 10),
  disc(108, 174, 21, 'honey'),
  path('M94 158Q106 142 120 156L116 166H98Z', 'coral'),
  stroke('M107 150Q96 96 64 104V128', 'reef', 4),
  rect(50, 126, 28, 66, 'reef'),
  rect(58, 116, 12, 12, 'ink'),
];

export const flatAndOxygen = () =>
  figure('Flat, oxygen, and ring early', [
    ...patient,
    text(64, 84, 'oxygen, near 100 %', { bold: true, height: 19 }),
    text(460, 148, 'on the back, level', { bold: true, height: 19, anchor: 'end' }),
    rect(20, 226, 440, 80, 'shallow'),
    text(34, 258, 'Call 000 first.', { bold: true, colour: 'ink', height: 22 }),
    text(34, 290, 'Then 1800 088 200, day or night', { bold: true, height: 20 }),
  ]);

const spans = [
  ['often', 'within the hour', 110],
  ['mostly', 'within a few hours', 220],
  ['sometimes', 'up to a day', 440],
] as const;

export const whenSymptomsBegin = () =>
  figure('When symptoms appear', [
    stroke('M20 66V282', 'ink', 3),
    text(30, 70, 'surface', { height: 19 }),
    ...spans.map(([how, when, long], i) => {
      const y = 84 + i * 68;
      const colour = i === 0 ? 'coral' : i === 1 ? 'reef' : 'shallow';
      return (
        rect(20, y, long, 30, colour) +
        text(28, y + 22, how, { bold: true, height: 19, colour: i === 2 ? 'ink' : 'paper' }) +
        text(28, y + 53, when, { height: 19 })
      );
    }),
    text(20, 308, 'A flight or a high road can bring them on', { height: 19 }),
  ]);
