import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, reef, shallow } from '../palette.ts';

/** Sphyrna lewini from the side and a little below: the hammer scalloped, the dorsal fin tall. */
export const hammerhead = animal(() => {
  const base = mix('#8C9A94', reef, 0.25);
  const shade = mix(base, ink, 0.4);
  const belly = mix(paper, shallow, 0.3);
  return (
    shape(
      curve('840,-16^ 880,-70 940,-150 1000,-196 970,-90 940,-20 956,24 984,60 900,34 840,10^'),
      base,
    ) +
    shape(curve('350,-84^ 384,-180 440,-262 484,-272 470,-170 494,-74^'), base) +
    shape(curve('680,-36^ 704,-76 750,-84 742,-46 750,-20^'), base) +
    shape(curve('640,30^ 672,78 712,84 706,40 718,18^'), shade) +
    modelled(
      curve(`
        60,-20 130,-56 240,-84 360,-90 500,-76 640,-46 760,-22 856,-12^ 856,10 760,16 640,32
        500,52 360,62 240,56 130,34 60,12
      `),
      { base, light: mix(base, paper, 0.3), shade: mix(belly, base, 0.35) },
      shape(curve('40,8 160,20 320,30 520,26 860,2 860,120 40,120'), belly),
      { light: 10, shade: 14 },
    ) +
    shape(curve('300,24^ 330,64 352,130 356,176 300,140 260,80 246,30^'), shade) +
    [0, 1, 2, 3, 4]
      .map((i) => stroke(`M${212 + i * 18} -36Q${220 + i * 18} -10 ${210 + i * 18} 14`, shade, 5))
      .join('') +
    modelled(
      curve(`
        92,-96^ 60,-118 24,-112 8,-88 12,-62 28,-48 14,-28 22,-6 4,18 10,50 -6,76 8,104 40,112
        72,100 90,70 110,40 140,20 150,-20 130,-56 104,-70
      `),
      { base, light: mix(base, paper, 0.35), shade },
      '',
      { light: 12, shade: 10 },
    ) +
    shape(disc(40, -98, 11), ink) +
    shape(disc(28, 94, 10), ink)
  );
});
