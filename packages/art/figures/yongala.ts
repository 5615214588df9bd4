import { animal, arrow, disc, figure, path, rect, stroke, text } from './kit.ts';

const depth = (metres: number) => 58 + metres * 7.8;

/** A hull on her starboard side, seen from the bow: the deck to the right, the keel to the left. */
const hull = path(
  `M150 ${depth(16)}Q176 ${depth(14.5)} 300 ${depth(15)}V${depth(28)}H190Q132 ${depth(26)} 132 ${depth(21)}Q134 ${depth(17)} 150 ${depth(16)}Z`,
  'deep',
);

export const leeOfTheHull = () =>
  figure('Below the rail the flow drops', [
    rect(64, depth(0), 416, depth(28) - depth(0), 'shallow'),
    rect(64, depth(28), 416, 320 - depth(28), 'honey'),
    ...[0, 15, 28].map((metres) =>
      text(56, depth(metres) + 7, metres ? String(metres) : '0 m', { anchor: 'end' }),
    ),
    ...[4, 8, 12].map((metres) => arrow([84, depth(metres)], [250, depth(metres)], 'coral', 4)),
    text(264, depth(5), 'current', { bold: true }),
    hull,
    stroke(`M300 ${depth(16.5)}H352M300 ${depth(21)}H344`, 'deep', 7),
    text(306, depth(13), 'rail: 14 to 16 m', { height: 19 }),
    animal('queensland-groper', { x: 424, y: depth(25.5), long: 72, colour: 'ink' }),
    text(362, depth(20), 'in the lee', { bold: true }),
    text(160, depth(23), 'on her side', { colour: 'pale', height: 19 }),
    text(272, 310, 'sand', { anchor: 'middle', bold: true, colour: 'deep' }),
  ]);

const minute = (minutes: number) => 72 + minutes * 9.7;

export const dipThenRail = () =>
  figure('Forty minutes along one ship', [
    rect(72, depth(0), 408, depth(28) - depth(0), 'shallow'),
    stroke(`M72 ${depth(0)}H480`, 'reef', 2),
    ...[0, 5, 19, 28].map((metres) =>
      text(62, depth(metres) + 7, metres === 0 ? '0 m' : metres === 19 ? '18–20' : String(metres), {
        anchor: 'end',
        height: 19,
      }),
    ),
    stroke(
      `M${minute(0)} ${depth(0)}L${minute(1)} ${depth(5)}H${minute(2)}L${minute(6)} ${depth(27)}H${minute(9)}L${minute(13)} ${depth(20)}L${minute(25)} ${depth(18)}L${minute(33)} ${depth(6)}L${minute(34)} ${depth(5)}H${minute(38)}L${minute(40)} ${depth(0)}`,
      'ink',
      5,
    ),
    disc(minute(0), depth(0), 6, 'coral'),
    disc(minute(40), depth(0), 6, 'coral'),
    text(minute(3), depth(4), 'the line', { height: 19 }),
    text(minute(12), depth(26), 'sand first', { height: 19 }),
    text(minute(12), depth(15), 'along the rail', { bold: true, height: 19 }),
    text(minute(36), depth(8) + 8, 'stop', { height: 19, anchor: 'middle', bold: true }),
    ...[0, 5, 12, 25, 40].map((minutes) =>
      text(minute(minutes), 302, minutes === 40 ? '40 min' : String(minutes), {
        anchor: minutes === 40 ? 'end' : minutes === 0 ? 'start' : 'middle',
        height: 19,
      }),
    ),
  ]);
