import { bottle, deep, fern, mix, reef, shallow } from '../../palette.ts';

export const WIDTH = 1600;
export const HEIGHT = 800;
export const blue = [shallow, mix(reef, shallow, 0.25), reef, mix(reef, deep, 0.6), deep];
export const green = [fern, mix(bottle, fern, 0.4), bottle, mix(bottle, deep, 0.5), deep];
