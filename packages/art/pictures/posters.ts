import type { Picture } from '../kit/picture.ts';
import { greatBarrierReef } from './posters/great-barrier-reef.ts';
import { julianRocks } from './posters/julian-rocks.ts';
import { lordHowe } from './posters/lord-howe-island.ts';
import { ningaloo } from './posters/ningaloo.ts';
import { poster } from './posters/sheet.ts';
import { southAustralia } from './posters/south-australia.ts';
import { yongala } from './posters/ss-yongala.ts';
import { sydney } from './posters/sydney.ts';
import { tasmania } from './posters/tasmania.ts';

export const pictures: Picture[] = [
  poster('great-barrier-reef', greatBarrierReef),
  poster('ss-yongala', yongala),
  poster('ningaloo', ningaloo),
  poster('lord-howe-island', lordHowe),
  poster('tasmania', tasmania),
  poster('south-australia', southAustralia),
  poster('sydney', sydney),
  poster('julian-rocks', julianRocks),
];
