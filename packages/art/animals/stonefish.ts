import { curve, parsePairs, taper } from '../kit/outline.ts';
import { inside, placeFlat, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot, spots } from '../kit/spots.ts';
import { coral, deep, ink, mix, ochre, rust, sand } from '../palette.ts';

/** Synanceia: a warty lump with an upturned mouth that passes for rubble. `x`, `y` are its middle; it looks left. */
export function stonefish(
  x: number,
  y: number,
  length: number,
  angle = 0,
  options: { flip?: boolean; base?: string; shade?: string; light?: string; mark?: string } = {},
) {
  const {
    flip,
    base = mix(ochre, sand, 0.3),
    shade = mix(rust, ink, 0.35),
    light = mix(sand, coral, 0.2),
    mark = mix(rust, deep, 0.3),
  } = options;
  const r = random(71);
  const tail = curve('860,10^ 920,-50 980,-66 1004,-20 1006,60 980,112 920,110 862,90^');
  const body = curve(`
    14,60 30,10 60,-40 86,-84 126,-110 162,-96 190,-126 236,-120 262,-160 306,-150 330,-190
    374,-166 412,-196 446,-162 496,-180 526,-146 576,-158 606,-122 656,-128 690,-92 740,-84
    800,-44 868,-14 880,50 860,96 780,128 680,160 560,184 420,196 280,194 150,180 60,150 20,108
  `);
  const pectoral = curve(`
    250,70^ 330,40 420,50 478,90 500,146 470,190 430,184 392,206 350,190 306,204 270,176 240,130
  `);
  let out =
    shape(tail, base) +
    inside(tail, stroke('M870 30L1010 -40M870 50L1010 20M870 66L1010 80', shade, 10));
  out += shape(body, base);
  let coat = shape(
    curve('0,110 140,120 300,60 520,110 760,70 900,20 900,220 0,220'),
    mix(base, shade, 0.6),
  );
  coat +=
    shape(curve('360,-200 520,-190 660,-130 600,-40 460,-60 380,-110'), mix(base, shade, 0.5)) +
    shape(curve('620,-20 760,-40 880,0 860,90 720,90'), mix(base, light, 0.45)) +
    shape(curve('120,-100 230,-120 250,-30 160,10 90,-20'), mix(base, light, 0.35));
  coat +=
    shape(
      spots({ x: 0, y: -200, width: 900, height: 400 }, 54, r, () => 13, 0.8),
      mark,
      'opacity="0.55"',
    ) +
    shape(
      spots({ x: 20, y: -190, width: 860, height: 360 }, 72, r, () => 9, 0.8),
      light,
      'opacity="0.9"',
    );
  out += inside(body, coat);
  out +=
    shape(pectoral, mix(base, light, 0.2)) +
    inside(
      pectoral,
      stroke(
        'M260 90L300 210M280 80L350 210M300 70L400 214M320 64L450 200M340 60L492 160',
        shade,
        9,
      ),
    ) +
    stroke(pectoral, shade, 5);
  // Upturned mouth with its fringe, and the eye above it
  out +=
    shape(curve('22,40^ 52,18 92,10 128,20^ 100,34 66,44 44,70 30,96^'), shade) +
    stroke(curve('24,44 54,22 92,14 126,22', false), light, 6);
  for (let i = 0; i < 6; i++) out += shape(blot(40 + i * 16, 66 - i * 8, 6, r), light);
  out += `${shape(blot(158, -52, 30, r), mix(base, shade, 0.4))}<circle cx="158" cy="-56" r="14" fill="${ink}"/><circle cx="154" cy="-61" r="4.5" fill="${light}"/>`;
  // Spines in their sheaths along the back
  for (const [sx, sy] of parsePairs(
    '190,-126 262,-158 330,-188 412,-194 496,-178 576,-156 656,-126',
  ))
    out +=
      shape(
        taper(
          [
            [sx + 6, sy + 16],
            [sx + 14, sy - 20],
            [sx + 28, sy - 48],
          ],
          26,
          8,
        ),
        mix(base, shade, 0.35),
      ) + stroke(`M${sx + 14} ${sy - 8}L${sx + 28} ${sy - 48}`, light, 5);
  return placeFlat(out, { x, y, scale: length / 1000, angle, flip, middle: '-500 0' });
}
