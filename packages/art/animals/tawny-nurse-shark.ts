import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, sand } from '../palette.ts';

/** Nebrius ferrugineus: tan all over, barbels before a small mouth, two like dorsal fins far back, a long tail. */
export const tawnyNurseShark = animal(() => {
  const base = mix('#A07F58', sand, 0.12);
  const shade = mix(base, ink, 0.4);
  const light = mix(base, paper, 0.35);
  const far = mix(base, shade, 0.7);
  const fin = (outline: string, edge: string, colour = base) => {
    const d = curve(outline);
    return shape(d, colour) + inside(d, stroke(curve(edge, false), light, 9));
  };
  const dorsal = '440,-70^ 474,-116 508,-144 528,-150 540,-142 536,-112 548,-60^ 500,-40';
  const second = '592,-46^ 620,-84 650,-106 668,-110 678,-102 676,-78 690,-34^ 640,-20';
  const tail =
    '700,-28 760,-30 830,-60 910,-102 962,-114 990,-112 1000,-98 990,-82^ 972,-86 954,-72 900,-36 850,-8 800,12 760,22 724,16 700,4';
  const pectoral = '214,38^ 236,86 282,136 340,168 360,170 362,156 344,112 318,72 300,46^ 256,24';
  return (
    shape(curve('190,50^ 194,100 224,146 262,170 276,164 282,120 274,66^'), far) +
    fin(tail, '700,-28 760,-30 830,-60 910,-102 962,-114 990,-112') +
    stroke(curve('956,-74 972,-92 984,-98', false), shade, 5) +
    fin(dorsal, '440,-70 474,-116 508,-144 528,-150') +
    fin(second, '592,-46 620,-84 650,-106 668,-110') +
    shape(curve('452,46^ 470,82 506,108 528,112 532,98 526,70 540,34^'), far) +
    shape(curve('620,22^ 648,60 684,82 704,82 706,66 698,42 706,10^'), far) +
    modelled(
      curve(`
        0,16 2,2 16,-14 50,-36 100,-58 170,-76 250,-86 340,-86 440,-74 540,-56 640,-42 720,-32 800,-18
        840,-6 800,6 720,14 620,28 520,46 420,62 320,72 220,74 140,66 80,54 40,44 14,34
      `),
      { base, light, shade: mix(base, shade, 0.55) },
      shape(
        curve('-20,30 60,36 140,40 240,48 340,44 460,30 600,12 760,6 760,120 -20,120'),
        mix(base, paper, 0.28),
      ),
      { light: 9, shade: 16 },
    ) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const x = 182 + i * (i === 4 ? 15 : 17);
        return stroke(`M${x} ${-30 + i}Q${x + 9} -4 ${x} ${24 + (i < 3 ? i * 2 : 2)}`, shade, 4.5);
      })
      .join('') +
    shape(curve(pectoral), mix(base, shade, 0.22)) +
    inside(
      curve(pectoral),
      stroke(curve('214,38 236,86 282,136 340,168 360,170', false), light, 9),
    ) +
    // Mouth far ahead of the eye, a barbel from the nostril above it.
    stroke(curve('22,37 40,36 54,28 60,20', false), shade, 5.5) +
    stroke(curve('60,20 66,28', false), shade, 5) +
    stroke(curve('20,18 12,34 14,52 22,64', false), shade, 9) +
    stroke(curve('19,18 11,34 13,51 20,61', false), light, 4.5) +
    shape(disc(23, 15, 6, 5), shade) +
    shape(disc(89, -18, 8, 7), shade) +
    shape(disc(88, -19, 5), ink) +
    shape(disc(86, -21, 1.8), paper) +
    shape(disc(113, -10, 4.5, 3.5), shade)
  );
});
