import { coralWall } from './coral-wall.ts';
import { kelpForest } from './kelp-forest.ts';
import type { Film } from './kit/stage.ts';
import { wreck } from './wreck.ts';

export const films: readonly Film[] = [kelpForest, coralWall, wreck];
export const SECONDS = 12;
export const FRAMES_PER_SECOND = 24;
