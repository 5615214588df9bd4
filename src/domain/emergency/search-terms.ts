import { foldText } from '../text/fold-text.ts';

/** Words and phrases that match as a whole: "numbfish" does not match "numb". */
const emergencyPhrases = [
  'emergency bent bends dci dcs decompression embolism recompression hyperbaric chamber',
  'ambulance unconscious rescue cpr anaphylaxis stung stings bitten drowning drowned headache',
  'tingling tingles tingly numb numbness rash dizzy dizziness vertigo paralysed paralysis',
]
  .join(' ')
  .split(' ')
  .concat(
    'pins and needles',
    'pins needles',
    'lost buddy',
    'lost my buddy',
    'lost diver',
    'missing buddy',
    'missing diver',
    'buddy missing',
    'chest pain',
    'joint pain',
    'out of air',
    'no air',
    'not breathing',
    'cant breathe',
    'short of breath',
    'jellyfish sting',
    'stonefish sting',
    'stingray sting',
  );

/** Whether a search is a call for help, for which the emergency page is the first result. */
export function asksForHelp(text: string): boolean {
  const padded = ` ${foldText(text)} `;
  return emergencyPhrases.some((phrase) => padded.includes(` ${phrase} `));
}
