import { animal, arrow, diver, figure, lines, path, rect, stroke, text } from './kit.ts';

const metre = 78;

/** Lengths of the article; black cod has the outline of the potato cod, another Epinephelus. */
const giants = [
  ['queensland-groper', 2.7, 'Queensland groper'],
  ['potato-cod', 2, 'potato cod'],
  ['humphead-maori-wrasse', 2, 'Maori wrasse'],
  ['potato-cod', 1.5, 'black cod'],
  ['eastern-blue-groper', 1.2, 'blue groper'],
] as const;

const places = [
  [124, 108, 180],
  [346, 108, 180],
  [92, 238, 296],
  [250, 238, 296],
  [398, 238, 296],
] as const;

export const fiveToScale = () =>
  figure('Five fishes to one scale', [
    ...giants.map(([species, long, name], i) => {
      const [x, y, foot] = places[i] ?? [0, 0, 0];
      return (
        animal(species, { x, y, long: long * metre * 0.96, colour: i === 0 ? 'reef' : 'quiet' }) +
        text(x, y + 7, `${long} m`, { anchor: 'middle', bold: true, colour: 'paper' }) +
        text(x, foot, name, { anchor: 'middle', height: 19 })
      );
    }),
    stroke(`M356 44V52M356 48H${356 + metre}M${356 + metre} 44V52`, 'coral', 2),
    text(348, 54, '1 m', { height: 19, anchor: 'end' }),
  ]);

export const letItDecide = () =>
  figure('Let it decide', [
    rect(0, 52, 480, 268, 'shallow'),
    path('M0 286Q120 268 240 280T480 272V320H0Z', 'honey'),
    animal('potato-cod', { x: 132, y: 152, long: 176, colour: 'deep', flip: true }),
    diver(396, 206, true),
    stroke('M226 214V228M226 221H340M340 214V228', 'coral'),
    text(283, 248, '5 metres', { anchor: 'middle', bold: true }),
    arrow([46, 152], [12, 128], 'coral', 4),
    text(14, 84, 'room behind it', { height: 19 }),
    lines(284, 92, ['side on, still,', 'hands folded, level', 'with it or lower'], {}),
  ]);
