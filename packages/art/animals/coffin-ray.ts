import { animal, modelled } from '../kit/fish.ts';
import { curve, type Point, parsePoints } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { ink, mix, ochre, paper, sand } from '../palette.ts';

const seen = (outline: string): Point[] =>
  parsePoints(outline).map(([along, across, corner]) => [
    along - across * 0.05,
    across * (across < 0 ? 0.9 : 1) + 10,
    corner ?? 0,
  ]);

const base = mix('#8A6248', ochre, 0.12);
const shade = mix(base, ink, 0.45);
const light = mix(base, paper, 0.3);

const blotched = (seed: number) =>
  shape(
    spots({ x: 0, y: -300, width: 1000, height: 620 }, 54, random(seed), () => 13, 0.8),
    mix(base, sand, 0.32),
    'opacity="0.55"',
  ) +
  shape(
    spots({ x: 0, y: -300, width: 1000, height: 620 }, 61, random(seed + 1), () => 8, 0.8),
    mix(base, shade, 0.7),
    'opacity="0.7"',
  );

/** Minute eyes on short stalks, a fringed breathing hole behind each. */
const eyes = () =>
  ['118,46 154,52', '118,-46 154,-52']
    .map((o) => {
      const [eye = [0, 0], hole = [0, 0]] = seen(o);
      return (
        shape(disc(hole[0], hole[1], 22, 17), mix(base, light, 0.5)) +
        shape(disc(hole[0] + 1, hole[1], 15, 11), mix(base, ink, 0.85)) +
        shape(disc(eye[0], eye[1], 15, 13), mix(base, light, 0.6)) +
        shape(disc(eye[0] - 2, eye[1] - 1, 7), ink)
      );
    })
    .join('');

/** Hypnos monopterygius from above: two rounded discs one behind the other, a stump of a tail with tiny fins. */
export const coffinRay = animal(() => {
  const front = curve(
    seen(
      '2,0 8,70 44,146 110,212 196,256 296,270 400,252 500,208 580,152 640,100 660,0 640,-100 580,-152 500,-208 400,-252 296,-270 196,-256 110,-212 44,-146 8,-70',
    ),
  );
  const rear = curve(
    seen(
      '560,0 570,96 608,152 670,184 740,180 810,148 866,96 900,44 906,0 900,-44 866,-96 810,-148 740,-180 670,-184 608,-152 570,-96',
    ),
  );
  const tones = { base, light, shade };
  const folds = ['560,118 590,86 600,40', '560,-118 590,-86 600,-40'];
  return (
    modelled(
      curve(seen('880,-34 930,-30 966,-44 992,-40 1002,0 992,42 966,46 930,32 880,34')),
      { base: mix(base, shade, 0.3), light, shade },
      stroke(curve(seen('962,-26 970,4 962,32'), false), shade, 5),
      { light: 7, shade: 12 },
    ) +
    modelled(rear, tones, blotched(81), { light: 9, shade: 18 }) +
    [
      '838,8^ 846,-34 872,-56 898,-52 904,-30 892,4^',
      '906,6^ 912,-30 934,-50 956,-46 962,-26 950,4^',
    ]
      .map((o) => {
        const d = curve(seen(o));
        return (
          shape(d, shade) +
          inside(d, shape(d, mix(base, light, 0.75), 'transform="translate(-4 -6)"'))
        );
      })
      .join('') +
    inside(rear, shape(front, shade, 'transform="translate(14 6)" opacity="0.8"')) +
    modelled(
      front,
      tones,
      shape(
        curve(
          seen(
            '40,0 90,90 200,128 330,120 460,90 600,50 640,0 600,-50 460,-90 330,-120 200,-128 90,-90',
          ),
        ),
        mix(base, light, 0.28),
      ) + blotched(83),
      { light: 10, shade: 20 },
    ) +
    stroke(folds.map((o) => curve(seen(o), false)).join(''), mix(base, shade, 0.75), 5) +
    stroke(curve(seen('250,0 380,4 520,0 620,2'), false), mix(base, shade, 0.5), 6) +
    eyes()
  );
});
