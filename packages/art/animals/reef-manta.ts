import { curve } from '../kit/outline.ts';
import { inside, placeFlat, shape, stroke } from '../kit/print.ts';
import { deep, ink, mix, paper, reef, shallow } from '../palette.ts';

/** Mobula alfredi seen from above and ahead, one wing raised. `x`, `y` are its middle, `span` from tip to tip; it flies to the lower left. */
export function reefManta(
  x: number,
  y: number,
  span: number,
  angle = 0,
  options: { flip?: boolean; base?: string; light?: string; patch?: string; far?: string } = {},
) {
  const {
    flip,
    base = mix(deep, ink, 0.6),
    light = mix(reef, shallow, 0.35),
    patch = mix(paper, shallow, 0.25),
    far = mix(deep, ink, 0.25),
  } = options;
  const body = curve(`
    -60,-92 -150,-98 -250,-120 -350,-150 -440,-196 -508,-262^ -492,-170 -440,-80 -350,0 -240,60
    -140,100 -60,132 -12,150 40,130 140,96 250,70 350,56 430,66 504,108^ 462,10 380,-60 280,-96
    170,-104 66,-94 0,-84
  `);
  let out = shape(curve('-14,120^ 12,120^ 20,220 60,330 130,420 56,340 6,230'), base);
  out += shape(body, base);
  out += inside(
    body,
    shape(curve('-520,-280 -400,-160 -260,-60 -120,20 -60,140 -240,120 -560,0'), far) +
      shape(curve('140,-110 300,-60 430,20 520,120 380,30 240,-30'), light, 'opacity="0.55"') +
      shape(curve('-210,-104 -120,-90 -70,-44 -92,0 -160,-20 -250,-70 -290,-120'), patch) +
      shape(curve('76,-92 180,-100 270,-86 200,-40 130,-8 80,-30'), patch) +
      shape(curve('-20,-40 0,-60 22,-40 26,60 0,120 -22,60'), far),
  );
  out += stroke(curve('-500,-254 -420,-178 -330,-136 -230,-108 -130,-92', false), light, 7);
  // Horns either side of the mouth
  out +=
    shape(curve('-66,-84^ -84,-120 -84,-156 -66,-176 -50,-160 -46,-124 -34,-86^'), base) +
    shape(curve('64,-86^ 84,-118 90,-152 76,-174 58,-160 50,-126 34,-86^'), base);
  out +=
    shape(curve('-40,-92 0,-100 42,-92 20,-80 -20,-80'), mix(ink, deep, 0.2)) +
    stroke('M-78 -150C-80 -130 -74 -104 -62 -90', light, 5);
  out += shape(curve('-6,108 8,86 20,112 8,124'), far);

  return placeFlat(out, { x, y, scale: span / 1000, angle, flip });
}
