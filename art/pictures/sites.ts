import { box } from '../kit/outline.ts';
import type { Picture } from '../kit/picture.ts';
import { print, shape } from '../kit/print.ts';
import { specks } from '../kit/spots.ts';
import { fern, mix, paper, shallow } from '../palette.ts';
import { bommieScene } from './sites/bommie.ts';
import { caveScene } from './sites/cave.ts';
import { driftScene } from './sites/drift.ts';
import { freshScene } from './sites/freshwater.ts';
import { gutterScene } from './sites/gutter.ts';
import { muckScene } from './sites/muck.ts';
import { pierScene } from './sites/pier.ts';
import { reefScene } from './sites/reef.ts';
import { cool, HEIGHT, WIDTH } from './sites/sheet.ts';
import { wallScene } from './sites/wall.ts';
import { wreckScene } from './sites/wreck.ts';

const scenes = {
  reef: reefScene,
  bommie: bommieScene,
  gutter: gutterScene,
  wreck: wreckScene,
  wall: wallScene,
  cave: caveScene,
  pier: pierScene,
  muck: muckScene,
  drift: driftScene,
  freshwater: freshScene,
};

/** The quiet prints behind 'Photo Coming Soon': a full scene under a wash of pale water, so that words stay easy to read on it. */
export const pictures: Picture[] = Object.entries(scenes).flatMap(([type, scene], i) =>
  (['temperate', 'tropical'] as const).map(
    (climate): Picture => ({
      folder: 'sites',
      name: `${type}-${climate}`,
      width: WIDTH,
      height: HEIGHT,
      widths: [400, 800],
      grain: 0.4,
      svg: () => {
        const pale = cool(climate) ? mix(fern, paper, 0.5) : mix(shallow, paper, 0.45);
        return print(
          WIDTH,
          HEIGHT,
          pale,
          scene(climate) +
            specks(WIDTH, HEIGHT * 0.7, 30, paper, i + 3) +
            shape(box(-30, -30, WIDTH + 60, HEIGHT + 60), pale, 'opacity="0.36"'),
          { seed: 100 + i },
        );
      },
    }),
  ),
);
