import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, reef, shallow } from '../palette.ts';

/** Carcharodon carcharias: cone of a snout, tall first and tiny second dorsal fin, crescent of a tail, grey cut sharply from white. */
export const whiteShark = animal(() => {
  const base = mix('#5E6E78', reef, 0.16);
  const shade = mix(base, ink, 0.42);
  const belly = mix(paper, shallow, 0.18);
  return (
    shape(
      curve(
        '866,-20^ 900,-70 950,-150 1004,-208 982,-110 958,-30 952,0 966,60 1000,168 936,104 896,48 866,24^',
      ),
      base,
    ) +
    shape(curve('360,-108^ 404,-196 452,-262 484,-272 478,-196 506,-104^'), base) +
    shape(curve('716,-50^ 730,-72 752,-78 748,-58 760,-44^'), base) +
    shape(curve('716,40^ 732,66 756,72 752,52 762,34^'), shade) +
    shape(curve('560,76^ 584,118 616,126 618,92 630,64^'), shade) +
    modelled(
      curve(
        '0,-2 40,-32 110,-70 220,-106 340,-122 470,-114 620,-82 760,-44 850,-24 884,-12^ 884,12 846,24 760,38 620,72 480,100 350,108 230,94 130,66 60,38 14,16',
      ),
      { base, light: mix(base, paper, 0.22), shade: mix(belly, base, 0.3) },
      shape(
        curve(
          '-20,14 60,16 130,14 176,22 214,4 300,20 360,34 440,20 540,34 640,18 720,24 800,6 900,8 900,160 -20,160',
        ),
        belly,
      ),
      { light: 12, shade: 18 },
    ) +
    [0, 1, 2, 3, 4]
      .map((i) => stroke(`M${214 + i * 20} -50Q${226 + i * 20} -10 ${212 + i * 20} 34`, shade, 6))
      .join('') +
    shape(curve('306,36^ 350,64 404,150 436,244 372,204 312,128 284,60^'), shade) +
    shape(curve('404,206^ 436,244 390,220^'), ink) +
    stroke(curve('52,26 96,40 134,30 150,16', false), mix(ink, shade, 0.4), 7) +
    shape('M70 30l6 12l7 -9l7 11l7 -10l7 9l6 -11Z', paper) +
    shape(disc(104, -26, 13), ink) +
    shape(disc(100, -30, 3.5), paper)
  );
});
