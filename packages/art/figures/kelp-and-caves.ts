import { diver, figure, lines, path, rect, stroke, text } from './kit.ts';

/** A stem of giant kelp from the bottom to a golden end on the surface. */
const stem = (x: number, colour: 'pale' | 'honey') => {
  const blades = Array.from({ length: 8 }, (_, i) => {
    const y = 92 + i * 22;
    const side = i % 2 ? 1 : -1;
    return `M${x} ${y}q${side * 5} -8 ${side * 9} -7`;
  }).join('');
  return stroke(`M${x} 274Q${x + 4} 180 ${x} 78H${x + 9}${blades}`, colour, 3);
};

export const oneInTwenty = () =>
  figure('What is left of the canopy', [
    rect(0, 70, 480, 204, 'shallow'),
    rect(0, 274, 480, 46, 'deep'),
    stroke('M0 70H480', 'reef', 2),
    ...Array.from({ length: 20 }, (_, i) => stem(18 + i * 23, i === 13 ? 'honey' : 'pale')),
    text(20, 304, 'About 95 in 100 of the canopy is gone', {
      colour: 'pale',
      bold: true,
      height: 19,
    }),
  ]);

export const keepDaylight = () =>
  figure('Keep daylight in view', [
    rect(0, 52, 480, 268, 'shallow'),
    path(
      'M124 52H480V320H124L150 286L380 292Q430 268 416 226Q330 200 300 150Q230 104 148 128Z',
      'honey',
    ),
    path(
      'M148 128Q230 104 300 150Q330 200 416 226Q430 268 380 292L150 286Q126 214 148 128Z',
      'deep',
    ),
    path('M148 128Q200 112 244 126Q232 214 258 289L150 286Q126 214 148 128Z', 'reef'),
    diver(86, 206, true, 'ink'),
    diver(196, 236, true, 'paper'),
    lines(14, 88, ['mouths: no', 'training', 'beyond this'], {}),
    text(160, 176, 'light', { colour: 'paper', bold: true }),
    lines(276, 246, ['dark: guide,', 'two lights'], { colour: 'pale' }),
    text(466, 92, 'no straight way up', { anchor: 'end', bold: true, colour: 'deep' }),
    text(466, 314, 'turn on a third', { anchor: 'end', bold: true, colour: 'deep' }),
  ]);
