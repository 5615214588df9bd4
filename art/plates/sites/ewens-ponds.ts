import { school } from '../../kit/growth/school.ts';
import { curve, type Point } from '../../kit/outline.ts';
import { shape } from '../../kit/print.ts';
import { fern, kelp, mix, ochre, paper } from '../../palette.ts';
import { area } from '../grounds/seabed.ts';
import type { Hand } from '../hand.ts';
import { rockOf } from '../rock.ts';
import type { Stage } from '../scene.ts';

const blades = (
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  high: number,
  colour: string,
) => {
  const { r } = stage;
  let d = '';
  for (let x = from; x < to; x += r.between(6, 13)) {
    const tall = high * r.between(0.4, 1);
    const lean = r.between(4, 34);
    d += curve([
      [x - 3, foot, 1],
      [x + lean * 0.4, foot - tall * 0.6],
      [x + lean, foot - tall, 1],
      [x + lean * 0.5, foot - tall * 0.5],
      [x + 4, foot, 1],
    ]);
  }
  return shape(d, colour);
};

/** Three basins in a row, two narrow channels between them, lawns of green under water like air. */
export const ewensPonds: Hand = {
  draw: (stage) => {
    const { r, surface = 200, near, mid } = stage;
    const bank = mix(mix(near, ochre, 0.2), paper, 0.18);
    const floor: Point[] = [
      [-60, surface - 40],
      [20, surface - 34],
      [60, surface + 90],
      [110, 560],
      [330, 600],
      [380, surface + 120],
      [400, surface + 70],
      [470, surface + 72],
      [490, surface + 140],
      [530, 640],
      [740, 690],
      [790, surface + 150],
      [806, surface + 84],
      [872, surface + 82],
      [890, surface + 150],
      [930, 600],
      [1090, 560],
      [1150, surface + 60],
      [1180, surface - 30],
      [1260, surface - 40],
    ];
    const bed = rockOf([...floor, [1260, 900], [-60, 900]], bank, r, {
      grain: 'strata',
      rough: 6,
      step: 60,
    });
    const green = mix(kelp, '#5E9A4A', 0.65);
    const lawns =
      blades(stage, 116, 340, 606, 120, mix(green, mid, 0.2)) +
      blades(stage, 530, 760, 690, 150, green) +
      blades(stage, 930, 1100, 596, 110, mix(green, mid, 0.2)) +
      blades(stage, 400, 470, surface + 76, 40, green) +
      blades(stage, 806, 872, surface + 88, 40, green);
    const reeds =
      blades(stage, -20, 46, surface - 20, 120, mix(green, ochre, 0.4)) +
      blades(stage, 1150, 1230, surface - 14, 130, mix(green, ochre, 0.3));
    const galaxias = [
      [230, 440, 11],
      [640, 470, 12],
      [1010, 430, 13],
    ].map(([x = 0, y = 0, seed = 0]) =>
      school(x, y, 130, 70, 9, 20, mix(fern, mid, 0.6), seed, { flip: seed % 2 > 0 }),
    );
    return {
      svg: reeds + bed.svg + lawns + galaxias.join(''),
      perches: [],
      open: area(530, 380, 200, 160),
      floor: [],
      growth: 'none',
    };
  },
  hour: 'noon',
  surface: 200,
  shore: 'fields',
  life: '',
};
