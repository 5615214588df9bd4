import { windLabels, type winds } from '../../dive-sites/facts.ts';
import { directions, sectorAt } from '../shelter/exposure.ts';

/** E.g. south-south-east. */
export function directionText(degrees: number): string {
  const code: string = directions[sectorAt(degrees)] ?? 'N';
  const words = (one: string) => windLabels[one as (typeof winds)[number]];
  return code.length < 3 ? words(code) : `${words(code.slice(0, 1))}-${words(code.slice(1))}`;
}
