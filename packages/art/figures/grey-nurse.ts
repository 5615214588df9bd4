import { animal, arrow, diver, figure, lines, path, rect, stroke, text } from './kit.ts';

export const howToKnowOne = () =>
  figure('How to know a grey nurse', [
    rect(0, 52, 480, 268, 'shallow'),
    animal('grey-nurse-shark', { x: 232, y: 186, long: 400, colour: 'deep' }),
    stroke('M258 110L254 92M326 122L286 92', 'coral'),
    text(270, 82, 'two fins of a size, set back', { anchor: 'middle', bold: true }),
    stroke('M48 196L70 262', 'coral'),
    lines(20, 282, ['pointed snout,', 'teeth that show'], {}),
    stroke('M424 140L432 208', 'coral'),
    text(470, 230, 'long upper lobe', { height: 19, anchor: 'end' }),
    stroke('M208 196L250 262', 'coral'),
    lines(232, 282, ['spots, often, as', 'individual as a print'], {}),
  ]);

export const leaveTheWayOut = () =>
  figure('A gutter, seen from above', [
    rect(0, 52, 480, 268, 'shallow'),
    path(
      'M0 52H348Q360 84 330 96Q210 84 150 104Q60 96 44 186Q60 270 160 262Q240 286 332 270Q356 280 352 320H0Z',
      'honey',
    ),
    animal('grey-nurse-shark', { x: 150, y: 160, long: 104, colour: 'deep', flip: true }),
    animal('grey-nurse-shark', { x: 206, y: 206, long: 104, colour: 'deep' }),
    arrow([270, 180], [404, 180], 'coral', 4),
    text(408, 160, 'the way out', { anchor: 'middle', bold: true }),
    diver(300, 252),
    lines(362, 246, ['still, low,', 'at the wall'], {}),
    text(16, 304, 'wall', { height: 19, bold: true, colour: 'deep' }),
    text(100, 78, 'no chase, no crowd over ten', { height: 19, colour: 'deep' }),
  ]);
