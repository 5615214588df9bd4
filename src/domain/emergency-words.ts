import { foldText } from './fold-text.ts';

const words = new Set(
  'emergency bent bends dci dcs decompression embolism recompression hyperbaric chamber ambulance unconscious rescue cpr'.split(
    ' ',
  ),
);

export const asksForHelp = (text: string): boolean =>
  foldText(text)
    .split(' ')
    .some((word) => words.has(word));
