import { deep, honey, ink, kelp, mix, sand, shallow } from '../../palette.ts';
import type { Place } from '../kit/space.ts';

export const skin = mix(kelp, deep, 0.35);
export const skinDark = mix(deep, ink, 0.5);
export const pale = mix(sand, shallow, 0.25);
export const seam = mix(sand, honey, 0.35);
export type Rim = readonly (readonly [number, number])[];
export type Show = (p: Place) => Place;
