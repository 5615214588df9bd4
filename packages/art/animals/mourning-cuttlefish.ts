import { animal, modelled } from '../kit/fish.ts';
import { along, curve, parsePoints, tube } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { honey, ink, mix, paper, rust, sand, shallow } from '../palette.ts';

const base = mix(mix(sand, rust, 0.32), honey, 0.15);
const shade = mix(base, ink, 0.35);
const light = mix(base, paper, 0.5);

function arm(line: string, width: number, colour: string) {
  const at = along(parsePoints(line), 18);
  const d = tube(at.map(({ x, y, t }): [number, number, number] => [x, y, width * (1 - t * 0.9)]));
  return (
    shape(d, colour) +
    inside(
      d,
      stroke(
        `M${at.map(({ x, y }) => `${x.toFixed(1)} ${(y + width * 0.8).toFixed(1)}`).join('L')}`,
        shade,
        width * 0.5,
        'opacity="0.6"',
      ),
    )
  );
}

/** Sepia plangon: a narrow fin round the mantle, two dark eyespots on its back, arms that droop. */
export const mourningCuttlefish = animal(() => {
  const r = random(23);
  const fin = mix(shallow, paper, 0.55);
  const finLine = curve(
    '330,-130 420,-172 540,-196 680,-194 810,-158 920,-92 996,-8 990,40 920,92 800,132 660,146 520,134 400,104 330,70',
  );
  const mantle = curve(
    '312,-40 330,-116 420,-146 540,-168 680,-166 800,-134 900,-78 968,-4 990,16 940,52 880,78 780,102 660,116 520,106 400,82 330,50',
  );
  let frill = '';
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2;
    frill += `M${(660 + Math.cos(a) * 270).toFixed(1)} ${(-22 + Math.sin(a) * 120).toFixed(1)}L${(660 + Math.cos(a) * 360).toFixed(1)} ${(-22 + Math.sin(a) * 190).toFixed(1)}`;
  }
  const spot = (x: number, y: number) =>
    shape(disc(x, y, 50, 40), mix(light, paper, 0.4)) +
    shape(disc(x, y, 38, 29), mix(rust, ink, 0.65)) +
    shape(disc(x - 6, y - 6, 12, 8), mix(rust, ink, 0.3));
  return (
    arm('270,40 200,70 150,130 120,200 116,250', 36, mix(base, shade, 0.5)) +
    arm('260,10 170,30 100,90 60,170 50,230', 36, mix(base, shade, 0.4)) +
    shape(finLine, fin) +
    inside(finLine, stroke(frill, mix(fin, shade, 0.35), 4)) +
    stroke(finLine, mix(fin, shade, 0.3), 4) +
    modelled(
      mantle,
      { base, light, shade },
      shape(
        curve('300,-200 420,-120 560,-100 720,-100 860,-70 960,0 1000,-40 940,-220 600,-260'),
        mix(base, rust, 0.28),
      ) +
        shape(
          spots({ x: 320, y: -170, width: 680, height: 290 }, 40, r, () => 9, 0.8),
          mix(base, paper, 0.4),
        ) +
        shape(
          spots({ x: 320, y: -170, width: 680, height: 290 }, 54, r, () => 7, 0.8),
          mix(base, rust, 0.55),
        ) +
        spot(560, -82) +
        spot(744, -86),
      { light: 12, shade: 34 },
    ) +
    modelled(
      curve('350,-84 300,-104 250,-92 214,-50 200,10 220,60 270,84 330,70 356,0'),
      { base, light, shade },
      shape(
        spots({ x: 200, y: -100, width: 160, height: 110 }, 30, r, () => 6),
        mix(base, rust, 0.5),
      ),
      { light: 10, shade: 24 },
    ) +
    arm('240,-30 160,-20 90,30 40,110 10,190 0,250', 40, base) +
    arm('240,10 180,40 140,110 110,190 84,262', 42, mix(base, light, 0.3)) +
    arm('260,40 220,90 200,160 180,230 160,280', 40, base) +
    arm('280,60 270,120 256,180 246,240', 34, mix(base, shade, 0.25)) +
    shape(curve('236,-24 262,-58 306,-58 330,-26 306,4 262,2'), mix(honey, paper, 0.5)) +
    stroke(curve('230,-22 262,-60 308,-60 334,-26', false), shade, 9) +
    stroke('M250 -30C252 -12 264 -8 270 -22C276 -34 288 -34 294 -22C300 -8 312 -12 314 -30', ink, 8)
  );
});
