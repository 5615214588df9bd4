import { foldText } from './fold-text.ts';

const words = new Set(
  'emergency bent bends dci dcs decompression embolism recompression hyperbaric chamber ambulance unconscious rescue cpr'.split(
    ' ',
  ),
);

/** Tells whether a search may come from somebody who needs help now. */
export const asksForHelp = (text: string): boolean =>
  foldText(text)
    .split(' ')
    .some((word) => words.has(word));
