import { animal, bars, fishOf } from '../kit/fish.ts';
import { deep, honey, ink, mix, paper } from '../palette.ts';

/** Pomacanthus imperator: fine yellow lines on blue, a mask, a black patch at the shoulder. */
export const emperorAngelfish = animal(() => {
  const blue = mix('#2E5FA8', deep, 0.15);
  const yellow = mix(honey, '#F5CE3A', 0.5);
  const lines = Array.from({ length: 8 }, (_, i) => {
    const y = -150 + i * 42;
    return `320,${y + 10} 480,${y - 6} 640,${y - 4} 800,${y * 0.6} 800,${y * 0.6 + 11} 640,${y + 8} 480,${y + 8} 320,${y + 22}`;
  });
  return fishOf({
    base: blue,
    light: mix(blue, paper, 0.35),
    shade: mix(blue, ink, 0.5),
    body: `
      0,30^ 40,-20 100,-100 190,-170 310,-214 450,-220 590,-186 710,-120 790,-60 830,-50^ 830,50
      790,62 710,124 590,188 450,218 310,206 190,170 90,110 30,70
    `,
    fins: [
      ['816,-50^ 880,-84 980,-80 1000,0 980,80 880,84 816,50^', yellow],
      ['260,-196^ 340,-264 480,-276 640,-270 760,-240 820,-180 800,-70^', mix(blue, yellow, 0.2)],
      ['430,210^ 540,270 680,266 780,200 800,80^', mix(blue, ink, 0.2)],
      ['290,200^ 310,280 360,300 370,210^', mix(blue, ink, 0.2)],
    ],
    marks:
      bars(lines, yellow) +
      bars(['240,-220 310,-200 320,-60 300,80 250,60 236,-60'], ink) +
      bars(['90,-130 220,-190 224,-20 180,20 110,-10'], mix(ink, blue, 0.35)) +
      bars(['0,0 90,10 100,90 40,100'], paper),
    eye: [160, -64, 22],
    mouth: '4,40 34,50 60,46',
  });
});
