import { joined } from '../../domain/matches.ts';

/** Parts of a text, of two signs and three, are told apart into so many kinds, a power of two; some share one. */
const kindBits = 13;
const kinds = 2 ** kindBits;

/**
 * Texts in which others are looked for, whatever the case of their letters. A text can only be found where
 * all its parts are: which texts have a part is one bit each, so that few need to be read.
 */
export function createTextIndex() {
  const texts: string[] = [];
  const freePlaces: number[] = [];
  /** How many times 32 texts there is room for. */
  let width = 1;
  /** For each kind of part a row of `width`, with a bit for each text. */
  let parts = new Uint32Array(kinds * width);

  function widen() {
    const wider = Math.ceil(width * 1.5);
    const copy = new Uint32Array(kinds * wider);
    for (let kind = 0; kind < kinds; kind++) {
      copy.set(parts.subarray(kind * width, (kind + 1) * width), kind * wider);
    }
    width = wider;
    parts = copy;
  }

  return {
    /** Keeps a text of some fields. @returns its place, which is another's once it is removed */
    add(fields: readonly string[]): number {
      const place = freePlaces.pop() ?? texts.length;
      if (place >= width * 32) widen();
      const text = joined(fields);
      texts[place] = text;
      const column = place >>> 5;
      const bit = 1 << (place & 31);
      eachKind(text, (kind) => {
        const cell = kind * width + column;
        parts[cell] = (parts[cell] ?? 0) | bit;
      });
      return place;
    },
    remove(place: number) {
      texts[place] = '';
      freePlaces.push(place);
      const others = ~(1 << (place & 31));
      for (let cell = place >>> 5; cell < parts.length; cell += width) {
        parts[cell] = (parts[cell] ?? 0) & others;
      }
    },
    /** Makes ready to tell whether the text at a place holds another. */
    search(wantedText: string): (place: number) => boolean {
      const wanted = wantedText.trim().toLowerCase();
      if (!wanted) return () => true;
      const may = new Uint32Array(width).fill(~0);
      eachKind(wanted, (kind) => {
        for (let column = 0; column < width; column++) {
          may[column] = (may[column] ?? 0) & (parts[kind * width + column] ?? 0);
        }
      });
      return (place) =>
        ((may[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0 &&
        (texts[place] ?? '').includes(wanted);
    },
  };
}

/** Goes through the kinds of all parts of a text: of two signs and of three. */
function eachKind(text: string, visit: (kind: number) => void) {
  // The numbers of what ends where the loop is.
  let [one, two, three] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    three = longer(two, sign);
    two = longer(one, sign);
    one = longer(0, sign);
    if (at > 0) visit(kindOf(two));
    if (at > 1) visit(kindOf(three));
  }
}

/** The number of a part that is one sign longer; any odd constant of that size mixes well enough. */
const longer = (part: number, sign: number) => Math.imul(part ^ (sign + 1), -1640531535);

const kindOf = (part: number) => part >>> (32 - kindBits);
