import { type Colour, figure, path, rect, stroke, text } from './kit.ts';

const height = (metres: number) => 286 - metres * 84;

/** The article's first rule for exposed ocean rocks of the east coast. */
const bands: readonly (readonly [number, number, string, Colour])[] = [
  [0, 1, 'comfortable', 'shallow'],
  [1, 1.5, 'with care', 'honey'],
  [1.5, 2, 'somewhere sheltered', 'coral'],
  [2, 2.7, 'stay dry', 'deep'],
];

export const swellHeights = () =>
  figure('Swell on exposed rocks', [
    ...bands.map(([from, to, words, colour]) => {
      const top = height(to);
      const isDark = colour === 'deep' || colour === 'coral';
      return (
        rect(84, top, 60, height(from) - top, colour) +
        (from > 0 ? text(74, height(from) + 7, `${from} m`, { anchor: 'end' }) : '') +
        text(160, (top + height(from)) / 2 + 7, words, { bold: isDark })
      );
    }),
    text(74, height(0) + 7, '0', { anchor: 'end' }),
  ]);

export const shoreWinds = () => {
  const side = (y: number, name: string, effect: string, isOut: boolean) => {
    const [from, to] = isOut ? [150, 300] : [420, 270];
    const back = isOut ? -14 : 14;
    return (
      text(150, y - 16, name, { bold: true }) +
      stroke(
        `M${from} ${y}H${to}M${to + back} ${y - 10}L${to} ${y}L${to + back} ${y + 10}`,
        'coral',
        4,
      ) +
      text(150, y + 32, effect, { height: 19 })
    );
  };
  return figure('Which side the wind is on', [
    path('M0 60H104L128 186L104 320H0Z', 'honey'),
    rect(128, 176, 352, 10, 'shallow'),
    rect(128, 310, 352, 10, 'shallow'),
    text(52, 190, 'land', { anchor: 'middle', bold: true }),
    side(106, 'Offshore', 'flat, but it pushes you out', true),
    side(240, 'Onshore', 'chop, and a stirred bottom', false),
  ]);
};
