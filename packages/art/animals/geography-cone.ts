import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { blush, ink, mix, paper, rust, sand } from '../palette.ts';

/** Conus geographus crawling: a thin, wide-mouthed shell with a low spire, brown maps on cream and pink. */
export const geographyCone = animal(() => {
  const r = random(31);
  const cream = mix(mix(sand, paper, 0.4), blush, 0.28);
  const shade = mix(cream, rust, 0.5);
  const brown = mix(rust, ink, 0.12);
  const body = mix(sand, rust, 0.28);
  const shell = curve(
    '150,96 170,10 230,-70 330,-134 470,-184 620,-206 760,-204 850,-188 892,-160^ 930,-128 950,-92 990,-40^ 970,-6 950,40 922,92^ 840,130 690,152 520,160 330,146',
  );
  const maps = [
    '250,-20 300,-76 372,-96 420,-70 404,-30 350,-18 330,22 276,24',
    '520,-150 600,-176 690,-170 740,-128 700,-92 640,-104 604,-70 540,-84 500,-116',
    '470,10 540,-22 612,0 640,52 596,92 520,86 486,58',
    '720,-30 790,-56 850,-20 846,40 790,72 736,50 704,14',
    '380,72 430,64 452,104 412,132 366,116',
    '800,-150 856,-146 880,-104 838,-84 796,-108',
    '660,108 716,96 740,126 690,146',
  ].map((outline) => curve(outline));
  // A right-handed shell shows its lip on the animal's right side alone, so it looks right.
  return group(
    // The siphon samples the water in front; the foot is wider than the shell.
    shape(
      curve(
        '40,196 120,150 300,130 600,130 820,130 930,158 980,190 900,206 700,200 500,210 260,202 120,212',
      ),
      body,
    ) +
      stroke('M70 198Q140 206 260 196Q500 206 700 194Q860 200 950 190', mix(body, ink, 0.35), 8) +
      shape(curve('220,96 150,70 80,24 18,-6 0,22 24,54 90,96 170,140'), mix(body, paper, 0.25)) +
      stroke('M34 8L16 40M66 28L46 62M104 50L84 84M146 72L124 108', brown, 12) +
      modelled(
        shell,
        { base: cream, light: mix(cream, paper, 0.6), shade },
        shape(
          spots({ x: 150, y: -210, width: 850, height: 380 }, 44, r, () => 9, 0.5),
          mix(brown, cream, 0.45),
        ) +
          shape(maps.join(''), brown) +
          shape('M892 -160Q862 -40 922 92L990 -40Z', mix(cream, rust, 0.2)) +
          stroke('M892 -160Q862 -40 922 92', mix(shade, ink, 0.15), 8) +
          stroke('M918 -136Q904 -42 944 54M944 -102Q940 -46 962 18', mix(shade, ink, 0.15), 6) +
          stroke('M908 -110L930 -104M906 -20L934 -24M926 40L944 30', brown, 12),
        { light: 14, shade: 30 },
      ) +
      // The lip stands open towards the front, where the mouth comes out.
      shape(
        curve('150,96 176,60 210,80 330,118 520,138 690,134 800,114 690,158 520,170 320,158'),
        mix(blush, paper, 0.35),
      ),
    'transform="translate(1000 0) scale(-1 1)"',
  );
});
