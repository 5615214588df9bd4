import { disc, figure, path, rect, stroke, text } from './kit.ts';

/** A head and shoulders in the water, the eyes `below` units under the surface. */
const bather = (x: number, surface: number, below: number) => {
  const eyes = surface + below;
  return (
    path(
      `M${x - 46} 250Q${x - 44} ${eyes + 42} ${x} ${eyes + 38}Q${x + 44} ${eyes + 42} ${x + 46} 250Z`,
      'deep',
    ) +
    disc(x, eyes + 4, 30, 'honey') +
    path(`M${x - 24} ${eyes - 9}H${x + 24}V${eyes + 9}H${x - 24}Z`, 'deep') +
    stroke(`M${x - 30} ${eyes}H${x + 30}`, 'deep', 4)
  );
};

const attitudes = [
  ['too heavy', 34, 'take off 1 kg'],
  ['about right', 0, 'next step'],
  ['too light', -62, 'add 1 kg'],
] as const;

export const atTheSurface = () =>
  figure('A normal breath held, BCD empty', [
    rect(0, 150, 480, 104, 'shallow'),
    ...attitudes.map(([, below], i) => bather(88 + i * 152, 150, below)),
    stroke('M0 150H480', 'reef', 3),
    ...attitudes.map(
      ([name, , act], i) =>
        text(88 + i * 152, 280, name, { anchor: 'middle', bold: true, height: 19 }) +
        text(88 + i * 152, 305, act, { anchor: 'middle', height: 19 }),
    ),
  ]);

/** Kilos of air in 12 litres at 200 and at 50 bar, by the article. */
const loads = [
  ['200 bar', 2.9],
  ['50 bar', 0.7],
] as const;

export const airWeighs = () =>
  figure('What you breathe away', [
    ...loads.map(([bar, kilos], i) => {
      const x = 44 + i * 136;
      const full = (200 * kilos) / 2.9;
      return (
        rect(x, 62, 84, 210, 'shallow') +
        rect(x, 272 - full, 84, full, 'reef') +
        text(x + 42, 302, bar, { anchor: 'middle' })
      );
    }),
    text(298, 132, '2.2 kg', { bold: true, height: 30, colour: 'coral' }),
    text(298, 164, 'lighter at the', { height: 19 }),
    text(298, 188, 'end, at 5 m', { height: 19 }),
    text(298, 232, '12 litres hold', { height: 19 }),
    text(298, 256, '2.9 kg of air', { height: 19 }),
  ]);
