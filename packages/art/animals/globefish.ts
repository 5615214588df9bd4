import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve, num } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, sand } from '../palette.ts';

/** Diodon nicthemerus: big eye, round face, long pale spines, four dusky bars down the side. */
export const globefish = animal(() => {
  const base = mix(sand, '#8E8A68', 0.6);
  const fin = mix('#D9C46A', base, 0.4);
  const dusky = mix(base, ink, 0.55);
  const spines = [-190, -120, -40, 50]
    .flatMap((y, row) =>
      Array.from({ length: 8 }, (_, i) => {
        const x = 190 + i * 66 + (row % 2) * 30;
        const sag = ((x - 430) / 400) ** 2 * (y < 0 ? 90 : -60);
        return `M${num(x)} ${num(y + sag)}l64 ${y < -100 ? -34 : y < 0 ? -16 : 12}`;
      }),
    )
    .join('');
  return (
    shape(
      curve('560,-150^ 640,-210 700,-180 690,-110^') + curve('600,140^ 680,196 720,160 700,96^'),
      fin,
    ) +
    fishOf({
      base,
      light: mix(base, paper, 0.4),
      shade: mix(paper, base, 0.25),
      body: `
        0,10 20,-50 80,-130 180,-200 320,-236 460,-220 590,-160 700,-92 800,-52 850,-46^ 850,46
        800,54 700,110 590,184 460,230 320,236 180,196 80,132 20,60
      `,
      fins: [['836,-46^ 900,-76 980,-74 1000,0 980,74 900,76 836,46^', fin]],
      marks: bars(
        [
          '110,-190 180,-230 190,-60 150,60 124,-40',
          '290,-260 370,-260 372,-60 330,70 300,-60',
          '470,-250 550,-220 548,-50 510,60 482,-50',
          '650,-150 716,-110 716,-20 684,40 660,-30',
        ],
        dusky,
      ),
      front: [['300,20^ 370,-50 420,-30 426,50 390,110 320,90', mix(fin, paper, 0.2)]],
      eye: [150, -74, 46],
      iris: mix('#D9C46A', paper, 0.4),
      mouth: '0,20 24,34 54,30',
      depth: { shade: 80 },
    }) +
    stroke(spines, mix('#F1E6A8', paper, 0.4), 8)
  );
});
