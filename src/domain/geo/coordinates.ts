export type Axis = 'latitude' | 'longitude';

/** Decimal degrees, south and west negative, or an error message. */
type ParsedCoordinate = { degrees: number; error?: never } | { degrees?: never; error: string };

/** Australia's waters with its islands in degrees, from Heard Island east to Norfolk Island. */
const waters = {
  latitude: { min: -56, max: -8, label: '8° to 56° S' },
  longitude: { min: 70, max: 172, label: '70° to 172° E' },
} as const;

const hemispheres = {
  latitude: { plus: 'N', minus: 'S' },
  longitude: { plus: 'E', minus: 'W' },
} as const;

const hemispherePattern = /\b(north|south|east|west)\b/gi;

const units: [RegExp, string][] = [
  [/''|′′|’’|["″”“]|seconds|sec|(?<=\d)s/gi, ' ″ '],
  [/['′’‘´]|minutes|min|(?<=\d)m/gi, ' ′ '],
  [/[°º˚]|degrees|deg|(?<=\d)d/gi, ' ° '],
  [/:/g, ' '],
  [/([+-])/g, ' $1 '],
  [/\s+/g, ' '],
];

/** Maximum length of an input in characters, because the expressions below are not linear. */
const maxLength = 120;

const number = String.raw`(\d+(?:[.]\d+)?)`;
const shape = new RegExp(
  `^(?:([+-]) )?${number}(?: °)?(?: ${number}(?: ′)?(?: ${number}(?: ″)?)?)?$`,
);

function splitLetter(text: string): { letters: string[]; rest: string } {
  const short = text.replace(hemispherePattern, (word) => word.charAt(0));
  const [, before = '', middle = '', after = ''] =
    /^\s*([NSEW]?)[\s.]*(.*?)[\s.,]*([NSEW]?)\s*$/is.exec(short) ?? [];
  return { letters: [before, after].filter(Boolean).map((l) => l.toUpperCase()), rest: middle };
}

/** The sign of a coordinate, from its letter or else its sign; or an error message. */
function readHemisphere(
  axis: Axis,
  letters: string[],
  sign: string,
): { positive: boolean } | string {
  const { plus, minus } = hemispheres[axis];
  const [letter, second] = letters;
  if (second) return `Name one hemisphere, not ${letter} and ${second}.`;
  if (letter && letter !== plus && letter !== minus) {
    return `A ${axis} ends in ${axis === 'latitude' ? 'S' : 'E'}, not ${letter}.`;
  }
  if (letter && sign) {
    const agree = (sign === '-') === (letter === minus);
    if (!agree) return `The sign ${sign} and the letter ${letter} contradict each other.`;
  }
  if (letter) return { positive: letter === plus };
  return { positive: sign !== '-' };
}

/** Reads any usual notation; refuses an unsigned latitude, which would be north of the equator. */
export function readCoordinate(text: string, axis: Axis): ParsedCoordinate {
  const plain = text.replace(/[−–—]/g, '-').trim().slice(0, maxLength);
  if (!plain) return { error: `Please give the ${axis}.` };
  // A final "s" of a longitude means seconds, since a longitude has no south.
  const marked = axis === 'longitude' ? plain.replace(/(?<=\d)s$/, '″') : plain;
  const { letters, rest } = splitLetter(marked);
  if (/\d,\d/.test(rest)) return { error: 'Write the decimals after a point, not a comma.' };
  const spaced = units.reduce((so, [unit, mark]) => so.replace(unit, mark), rest).trim();
  const [whole, sign = '', degreesText = '', minutesText, secondsText] = shape.exec(spaced) ?? [];
  if (whole === undefined) {
    const example =
      axis === 'latitude' ? '-33.9153 or 33° 54.918′ S' : '151.2630 or 151° 15.780′ E';
    return { error: `Write the ${axis} like ${example}.` };
  }
  if (minutesText && degreesText.includes('.')) {
    return { error: 'Degrees with decimals take no minutes.' };
  }
  if (secondsText && minutesText?.includes('.')) {
    return { error: 'Minutes with decimals take no seconds.' };
  }
  const minutes = Number(minutesText ?? 0);
  const seconds = Number(secondsText ?? 0);
  if (minutes >= 60) return { error: `Minutes go up to 60: ${minutesText} is too many.` };
  if (seconds >= 60) return { error: `Seconds go up to 60: ${secondsText} is too many.` };
  const side = readHemisphere(axis, letters, sign);
  if (typeof side === 'string') return { error: side };
  const size = Number(degreesText) + minutes / 60 + seconds / 3600;
  const degrees = Number((side.positive ? size : -size).toFixed(8));
  const unsigned = letters.length === 0 && sign === '' ? rest.trim() : undefined;
  const error = coordinateError(degrees, axis, unsigned);
  return error === undefined ? { degrees } : { error };
}

/** @param unsigned a text with neither sign nor letter @returns undefined for valid degrees */
export function coordinateError(
  degrees: number,
  axis: Axis,
  unsigned?: string,
): string | undefined {
  if (axis === 'latitude' && degrees >= 0 && degrees <= 90) {
    return unsigned
      ? `${unsigned} alone is north of the equator. Write ${unsigned} S, or a minus before it.`
      : 'That is north of the equator. Australia lies south of it: write S, or a minus.';
  }
  if (axis === 'longitude' && degrees <= 0) {
    return 'That is west of Greenwich. Australia lies east of it: write E, or no sign.';
  }
  const { min, max, label: range } = waters[axis];
  if (degrees >= min && degrees <= max) return undefined;
  const swapped = axis === 'latitude' ? Math.abs(degrees) > 90 : degrees < 60;
  return `That is outside Australia's waters, which have a ${axis} of ${range}.${swapped ? ' Are latitude and longitude swapped?' : ''}`;
}

/** Splits a pasted pair, e.g. `33°54.9'S 151°15.8'E`; undefined for a single coordinate. */
export function splitPosition(text: string): { latitude: string; longitude: string } | undefined {
  const plain = text.trim();
  if (plain.length > maxLength) return undefined;
  const [, south, east] =
    /^(.*\d.*?[NS])[\s,;/]+(.*\d.*[EW])$/is.exec(plain) ??
    /^([NS].*\d.*?)[\s,;/]+([EW].*\d.*)$/is.exec(plain) ??
    /^([+−-]?\d+[.]\d+)\s*[,;\s]\s*([+−-]?\d+[.]\d+)$/.exec(plain) ??
    [];
  return south && east ? { latitude: south.trim(), longitude: east.trim() } : undefined;
}
