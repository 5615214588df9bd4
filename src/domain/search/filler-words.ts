const fillers = new Set(
  'a about all am an and any are around as at be best between by can could depth dive dived dives diver divers diving do does find for from go good how i in is it like m me metres meters my near of off on or our saturday scuba see show site sites spot spots sunday that the there this to today tomorrow under want we weekend what when where which who with would you'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => fillers.has(word);

/** A folded text without filler words such as "where" and "is". */
export const withoutFillers = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !isFiller(word))
    .join(' ');
