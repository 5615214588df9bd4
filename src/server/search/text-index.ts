/** Parts of a text of up to three signs are told apart into so many kinds, a power of two; some share one. */
const kindBits = 13;
const kinds = 2 ** kindBits;
const longest = 3;

export type TextIndex = ReturnType<typeof createTextIndex>;

/**
 * Texts in which others are looked for, whatever the case of their letters. A text can only be found where
 * all its parts of three signs are: which texts have a part is one bit each, so that few need to be read.
 */
export function createTextIndex() {
  const texts: string[] = [];
  const freePlaces: number[] = [];
  /** How many times 32 texts there is room for. */
  let width = 1;
  /** For each kind of part a row of `width`, with a bit for each text. */
  let parts = new Uint32Array(kinds * width);

  function widen() {
    const wider = Math.ceil(width * 1.25);
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
      // No search text holds the sign between the fields.
      const text = fields.map((field) => field.toLowerCase()).join('\0');
      texts[place] = text;
      const column = place >>> 5;
      const bit = 1 << (place & 31);
      for (let start = 0; start < text.length; start++) {
        let part = 0;
        for (let end = start; end < start + longest && end < text.length; end++) {
          part = longer(part, text.charCodeAt(end));
          const cell = kindOf(part) * width + column;
          parts[cell] = (parts[cell] ?? 0) | bit;
        }
      }
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
      const size = Math.min(longest, wanted.length);
      for (let start = 0; start + size <= wanted.length; start++) {
        let part = 0;
        for (let end = start; end < start + size; end++) {
          part = longer(part, wanted.charCodeAt(end));
        }
        const row = kindOf(part) * width;
        for (let column = 0; column < width; column++) {
          may[column] = (may[column] ?? 0) & (parts[row + column] ?? 0);
        }
      }
      return (place) =>
        ((may[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0 &&
        (texts[place] ?? '').includes(wanted);
    },
  };
}

/** The number of a part that is one sign longer. */
const longer = (part: number, sign: number) => Math.imul(part ^ (sign + 1), 0x9e3779b1);

const kindOf = (part: number) => part >>> (32 - kindBits);
