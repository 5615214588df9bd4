import { winds } from '../dive-site-facts.ts';

export type Side = (typeof winds)[number];

/** Packs the sides that shelter a site into a number, so that a list carries them cheaply: a bit for each from north, clockwise. */
export const packSides = (isSheltered: (side: Side) => boolean): number =>
  winds.reduce((bits, side, index) => (isSheltered(side) ? bits | (1 << index) : bits), 0);

/** @param sides as `packSides` packed them */
export const isShelteredFrom = (sides: number | undefined, side: Side): boolean =>
  (((sides ?? 0) >> winds.indexOf(side)) & 1) === 1;
