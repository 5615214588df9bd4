import { animal, arrow, diver, figure, lines, path, rect, stroke, text } from './kit.ts';

const months = ['D', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N'];
const column = (month: number) => 36 + month * 34;

const seasons = [
  ['leopard-shark', 'Leopard sharks', 0, 6, 84, 'honey'],
  ['grey-nurse-shark', 'Grey nurses', 5, 11, 168, 'reef'],
] as const;

export const twoCalendars = () =>
  figure('Two calendars, one rock', [
    ...seasons.map(([species, name, from, to, y, colour]) => {
      const x = column(from);
      return (
        rect(x, y, column(to) - x, 34, colour) +
        animal(species, { x: x + 54, y: y + 17, long: 84, colour: 'deep' }) +
        text(x, y - 8, name, { bold: true })
      );
    }),
    rect(column(11) + 17, 84, 17, 34, 'honey'),
    rect(column(3), 202, column(5) - column(3), 4, 'reef'),
    text(column(3), 228, 'young', { height: 19 }),
    rect(column(6), 244, column(11) - column(6), 10, 'coral'),
    text(column(6), 238, 'whales', { height: 19 }),
    ...months.map((month, i) =>
      text(column(i) + 17, 282, month, { anchor: 'middle', height: 19, bold: true }),
    ),
    text(column(2) + 17, 308, '26 °C', { anchor: 'middle', height: 19 }),
    text(column(8) + 17, 308, '18 °C', { anchor: 'middle', height: 19 }),
  ]);

export const lowAndToTheSide = () =>
  figure('At the Nursery: low, to the side', [
    rect(0, 52, 480, 216, 'shallow'),
    path('M0 252Q120 240 240 250T480 244V320H0Z', 'honey'),
    path('M0 252Q4 196 40 190Q84 196 92 250Z', 'deep'),
    path('M404 246Q410 206 444 200Q474 208 480 246Z', 'deep'),
    animal('leopard-shark', { x: 178, y: 236, long: 170, colour: 'ink' }),
    diver(366, 212),
    stroke('M266 262V274M266 268H318M318 262V274', 'deep'),
    text(292, 300, '3 m', { anchor: 'middle', bold: true, colour: 'deep' }),
    diver(178, 130),
    stroke('M150 104L206 160M206 104L150 160', 'coral', 5),
    lines(252, 116, ['not above one,', 'not after a tail'], {}),
    arrow([92, 204], [40, 150], 'pale', 4),
    lines(20, 112, ['let it pass'], { bold: true }),
    text(20, 78, '4 to 12 m', { height: 19 }),
  ]);
