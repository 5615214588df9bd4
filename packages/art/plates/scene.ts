import type { Outline, Point } from '../kit/outline.ts';
import type { Random } from '../kit/random.ts';
import { abyss, mix, paper } from '../palette.ts';
import type { PlateFacts } from './facts.ts';
import type { Hand } from './hand.ts';
import type { Box } from './room.ts';
import type { Coast, Shore } from './waters.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'grey' | 'night';

/** All that the parts of one plate share. */
export type Stage = {
  r: Random;
  facts: PlateFacts;
  /** The composition made for this site, where it has one. */
  hand: Hand | undefined;
  coast: Coast;
  shore: Shore;
  hour: Hour;
  /** The y of the waterline; undefined where the plate shows water alone. */
  surface: number | undefined;
  /** Water from its top in the plate down, darker at deep sites. */
  water: string[];
  /** Outlines of hulls, as they are drawn. */
  hulls: Point[][];
  /** The room that divers take. */
  divers: Box[];
  /** Rock in the water, by distance. */
  far: string;
  mid: string;
  near: string;
  sand: { colour: string; shade: string; light: string };
};

/** A place where something grows or sits; `nx`, `ny` point out of the rock. */
export type Perch = { x: number; y: number; nx: number; ny: number; near: number };

export type Area = { x: number; y: number; width: number; height: number };

/** The ground of a plate and the room that it leaves. */
export type Ground = {
  svg: string;
  /** Drawn over growth and animals: a frame of rock, piles that stand near. */
  front?: string;
  perches: Perch[];
  /** Open water for animals that swim. */
  open: Area;
  /** Where animals lie on the ground. */
  floor: Perch[];
  /** Outlines of rock, hulls and piles near us, before which no animal swims. */
  solids?: Point[][];
  /** How large its animals are drawn, where it shows something that has a known size. */
  scale?: number;
  /** Braces of a pier, each from pile to pile. */
  braces?: (readonly [Point, Point])[];
  /** Growth in place of what the coast has: none in pools and on bare sand. */
  growth?: 'none' | 'sparse' | 'lush';
};

export const lighter = (colour: string, t: number) => mix(colour, paper, t);
export const darker = (colour: string, t: number) => mix(colour, abyss, t);
export const depthsOf = ({ depthMin, depthMax }: PlateFacts) => ({
  top: depthMin,
  bottom: depthMax,
});
export type { Outline, Point };
