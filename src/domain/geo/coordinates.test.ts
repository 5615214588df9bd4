import { expect, test } from 'vitest';
import { type Axis, readCoordinate, splitPosition } from './coordinates.ts';

test.each<[string, Axis, number]>([
  ['-33.9153', 'latitude', -33.9153],
  ['−33.9153', 'latitude', -33.9153],
  ['- 33.9153', 'latitude', -33.9153],
  ['33.9153 S', 'latitude', -33.9153],
  ['33.9153s', 'latitude', -33.9153],
  ['S 33.9153', 'latitude', -33.9153],
  ['S33.9153°', 'latitude', -33.9153],
  ['33.9153° south', 'latitude', -33.9153],
  ['-33.9153 S', 'latitude', -33.9153],
  ['-33', 'latitude', -33],
  ['-33.123456789', 'latitude', -33.12345679],
  ['151.263', 'longitude', 151.263],
  ['+151.263', 'longitude', 151.263],
  ['151.263 E', 'longitude', 151.263],
  ['151.263° East', 'longitude', 151.263],
  ['E151.263', 'longitude', 151.263],
  // Degrees and decimal minutes, as a chart plotter shows them.
  ['33° 54.900′ S', 'latitude', -33.915],
  ["33°54.9'S", 'latitude', -33.915],
  ['33 54.9 S', 'latitude', -33.915],
  ['S 33 54.9', 'latitude', -33.915],
  ['-33 54.9', 'latitude', -33.915],
  ['33:54.9 S', 'latitude', -33.915],
  ['33d 54.9m S', 'latitude', -33.915],
  ['33 deg 54.9 min S', 'latitude', -33.915],
  ['151° 15.780′ E', 'longitude', 151.263],
  ['151 15.78', 'longitude', 151.263],
  // Degrees, minutes and seconds.
  ['33°54′54″S', 'latitude', -33.915],
  ['33° 54\' 54" S', 'latitude', -33.915],
  ["33° 54' 54'' S", 'latitude', -33.915],
  ['33° 54’ 54” S', 'latitude', -33.915],
  ['33 54 54 S', 'latitude', -33.915],
  ['33:54:54 S', 'latitude', -33.915],
  ['33d54m54s', 'latitude', -33.915],
  ['33d54m54sS', 'latitude', -33.915],
  ['-33 54 54', 'latitude', -33.915],
  ['33°54′54.36″S', 'latitude', -33.9151],
  ['151°15′46.8″E', 'longitude', 151.263],
  ['151d15m46.8s E', 'longitude', 151.263],
  ['151d15m46.8s', 'longitude', 151.263],
  ['151 15 46.8', 'longitude', 151.263],
  // The far corners: Christmas Island, Cocos (Keeling), Macquarie, Norfolk.
  ['10.42 S', 'latitude', -10.42],
  ['96.83 E', 'longitude', 96.83],
  ['54.62 S', 'latitude', -54.62],
  ['167.95 E', 'longitude', 167.95],
])('%s as a %s is %d', (text, axis, degrees) => {
  expect(readCoordinate(text, axis)).toEqual({ degrees });
});

test.each<[string, Axis, string]>([
  ['', 'latitude', 'Please give the latitude.'],
  ['  ', 'longitude', 'Please give the longitude.'],
  ['south', 'latitude', 'Write the latitude like -33.9153 or 33° 54.918′ S.'],
  ['here', 'longitude', 'Write the longitude like 151.2630 or 151° 15.780′ E.'],
  ['33 54 54 12 S', 'latitude', 'Write the latitude like -33.9153 or 33° 54.918′ S.'],
  ['-', 'latitude', 'Write the latitude like -33.9153 or 33° 54.918′ S.'],
  ['1e2', 'longitude', 'Write the longitude like 151.2630 or 151° 15.780′ E.'],
  ['Infinity', 'longitude', 'Write the longitude like 151.2630 or 151° 15.780′ E.'],
  ['-33,9153', 'latitude', 'Write the decimals after a point, not a comma.'],
  [
    '33.9153',
    'latitude',
    '33.9153 alone is north of the equator. Write 33.9153 S, or a minus before it.',
  ],
  [
    '33 54 54',
    'latitude',
    '33 54 54 alone is north of the equator. Write 33 54 54 S, or a minus before it.',
  ],
  [
    '151.263',
    'latitude',
    "That is outside Australia's waters, which have a latitude of 8° to 56° S. Are latitude and longitude swapped?",
  ],
  [
    '33.9 N',
    'latitude',
    'That is north of the equator. Australia lies south of it: write S, or a minus.',
  ],
  [
    '+33.9',
    'latitude',
    'That is north of the equator. Australia lies south of it: write S, or a minus.',
  ],
  [
    '151.2 W',
    'longitude',
    'That is west of Greenwich. Australia lies east of it: write E, or no sign.',
  ],
  [
    '-151.2',
    'longitude',
    'That is west of Greenwich. Australia lies east of it: write E, or no sign.',
  ],
  ['0', 'longitude', 'That is west of Greenwich. Australia lies east of it: write E, or no sign.'],
  ['33.9 E', 'latitude', 'A latitude ends in S, not E.'],
  ['151.2 S', 'longitude', 'A longitude ends in E, not S.'],
  ['S 33.9 N', 'latitude', 'Name one hemisphere, not S and N.'],
  ['+33.9 S', 'latitude', 'The sign + and the letter S contradict each other.'],
  ['-151.2 E', 'longitude', 'The sign - and the letter E contradict each other.'],
  ['33.9 54 S', 'latitude', 'Degrees with decimals take no minutes.'],
  ['33 54.9 12 S', 'latitude', 'Minutes with decimals take no seconds.'],
  ['33 60 S', 'latitude', 'Minutes go up to 60: 60 is too many.'],
  ['33 54 60.5 S', 'latitude', 'Seconds go up to 60: 60.5 is too many.'],
  ['-4.5', 'latitude', "That is outside Australia's waters, which have a latitude of 8° to 56° S."],
  [
    '-151.263',
    'latitude',
    "That is outside Australia's waters, which have a latitude of 8° to 56° S. Are latitude and longitude swapped?",
  ],
  [
    '33.915',
    'longitude',
    "That is outside Australia's waters, which have a longitude of 70° to 172° E. Are latitude and longitude swapped?",
  ],
  [
    '190',
    'longitude',
    "That is outside Australia's waters, which have a longitude of 70° to 172° E.",
  ],
])('%j as a %s is refused: %s', (text, axis, error) => {
  expect(readCoordinate(text, axis)).toEqual({ error });
});

test.each([
  ['-33.915, 151.263', '-33.915', '151.263'],
  ['-33.915 151.263', '-33.915', '151.263'],
  ['−33.915;151.263', '−33.915', '151.263'],
  ["33°54.9'S 151°15.8'E", "33°54.9'S", "151°15.8'E"],
  ['33° 54.900′ S, 151° 15.780′ E', '33° 54.900′ S', '151° 15.780′ E'],
  ['33 54 54 S / 151 15 46 E', '33 54 54 S', '151 15 46 E'],
  ['S33 54.9 E151 15.8', 'S33 54.9', 'E151 15.8'],
])('%s is a pasted position', (text, latitude, longitude) => {
  expect(splitPosition(text)).toEqual({ latitude, longitude });
});

test.each(['', '-33.915', '33 54.9 S', '151 15 46.8', 'E 151.263', '33 54'])(
  '%j is one coordinate at most',
  (text) => {
    expect(splitPosition(text)).toBeUndefined();
  },
);
