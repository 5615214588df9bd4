import { foldText } from '../text/fold-text.ts';

/** Search terms for each category of reviews, singular and plural. */
const words: Record<string, readonly string[]> = {
  Wetsuits: ['wetsuit', 'steamer', 'exposure suit', 'semi dry'],
  'Dive Computers': ['computer'],
  'Masks & Fins': ['mask', 'fin', 'fins'],
  Regulators: ['regulator', 'reg', 'octopus regulator', 'first stage', 'second stage'],
  BCDs: ['bcd', 'bc', 'buoyancy vest', 'buoyancy jacket'],
  Cameras: ['camera', 'gopro'],
};

/** The category of reviews that a text names. */
export function gearCategory(text: string): string | undefined {
  const padded = ` ${foldText(text)} `;
  const names = ([, list]: [string, readonly string[]]) =>
    list.some((word) => padded.includes(` ${word} `) || padded.includes(` ${word}s `));
  return Object.entries(words).find(names)?.[0];
}
