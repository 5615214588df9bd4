import { animal, modelled } from '../kit/fish.ts';
import { along, curve, type Point, parsePoints, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, shape, stroke } from '../kit/print.ts';
import { coral, honey, ink, mix, paper, shallow } from '../palette.ts';

const green = '#3C7A3F';
const shade = mix(green, ink, 0.5);
const light = mix(green, honey, 0.5);
const red = mix('#D5402B', coral, 0.3);
const blue = '#2C6FB0';

const smooth = (line: string): Point[] =>
  along(parsePoints(line), 20).map(({ x, y }): Point => [x, y]);

function tailFan() {
  const blades = [
    '880,60 930,-16 1000,-30 1010,10 940,70',
    '880,76 950,60 1016,80 1010,120 930,116',
    '870,90 920,110 966,160 940,184 880,140',
  ];
  return (
    blades
      .map((o) => {
        const d = curve(o);
        return stroke(d, red, 20) + shape(d, blue) + stroke(d, mix(blue, ink, 0.35), 4);
      })
      .join('') +
    shape(curve('846,10 900,30 930,84 900,120 850,120 830,70'), green) +
    stroke('M850 50L908 70M850 80L912 90', light, 7)
  );
}

function abdomen() {
  const spine = along(parsePoints('450,-30 560,-10 680,4 790,30 870,66'), 9);
  const segments = spine.slice(0, 8).map(({ x, y, t }, i) => {
    const next = spine[i + 1] ?? { x, y };
    const [a, b] = [86 + Math.sin(t * 3) * 14, 84 + Math.sin(t * 3) * 14];
    const d = curve([
      [x - 4, y - a],
      [(x + next.x) / 2, y - a - 5],
      [next.x + 12, next.y - b],
      [next.x + 18, next.y],
      [next.x + 6, next.y + b * 0.8],
      [next.x - 6, next.y + b, 1],
      [x, y + a * 0.86],
      [x - 6, y],
    ]);
    return (
      modelled(
        d,
        { base: green, light, shade },
        shape(disc((x + next.x) / 2 + 6, next.y + b * 0.62, 22, 10), mix(green, red, 0.55)),
        { light: 10, shade: 20 },
      ) +
      stroke(
        curve(
          [
            [next.x + 12, next.y - b],
            [next.x + 18, next.y],
            [next.x + 4, next.y + b * 0.85],
          ],
          false,
        ),
        shade,
        5,
      )
    );
  });
  return segments.reverse().join('');
}

/** Feathery swimming legs under the tail. */
const paddles = () =>
  [520, 580, 640, 700, 760]
    .map((x, i) => {
      const y = 70 + i * 9;
      const d = curve([
        [x, y],
        [x + 34, y + 10],
        [x + 26, y + 84],
        [x - 4, y + 112],
        [x - 16, y + 60],
      ]);
      return (
        shape(d, i % 2 ? red : mix(red, honey, 0.3)) +
        stroke(`M${x + 8} ${y + 14}L${x + 4} ${y + 92}`, mix(red, ink, 0.4), 4)
      );
    })
    .join('');

/** The arm that strikes, folded under the head: its elbow ends in a knob. */
function club(dx: number, dy: number, dark: number) {
  const base = mix(green, ink, dark);
  const knob = mix(red, ink, dark);
  return group(
    shape(taper(smooth('330,60 300,120 236,150 196,150'), 64, 56), base) +
      shape(taper(smooth('196,160 190,90 220,20 250,-20'), 52, 30), mix(base, honey, 0.3)) +
      shape(taper(smooth('252,-16 226,50 210,120 206,176'), 16, 30), knob) +
      shape(disc(204, 176, 38, 34), knob) +
      shape(disc(196, 164, 12, 9), mix(knob, paper, 0.55)),
    `transform="translate(${dx} ${dy})"`,
  );
}

function head() {
  const stalk = (line: string, x: number, y: number, tilt: number) =>
    shape(taper(smooth(line), 26, 22), mix(blue, shallow, 0.3)) +
    group(
      shape(disc(0, 0, 44, 34), mix(shallow, '#C9A6D8', 0.45)) +
        shape(disc(-6, -8, 30, 14), mix(shallow, paper, 0.6)) +
        shape('M-44 -5H44V7H-44Z', mix(blue, ink, 0.5)) +
        shape(disc(-14, 1, 6, 10) + disc(14, 1, 6, 10), ink),
      `transform="translate(${x} ${y}) rotate(${tilt})"`,
    );
  const scale = (o: string, vein: string) =>
    shape(curve(o), red) + stroke(curve(o), honey, 6) + stroke(vein, mix(red, ink, 0.35), 5);
  const feeler = (o: string) => stroke(curve(o, false), mix(red, ink, 0.1), 8);
  return (
    feeler('240,-80 150,-130 60,-230 0,-250') +
    feeler('240,-76 140,-100 50,-130 -30,-120') +
    feeler('246,-84 190,-170 150,-290 100,-330') +
    stalk('300,-110 310,-170 320,-200', 326, -226, -24) +
    scale('250,-60 190,-100 110,-96 76,-54 120,-26 200,-20', 'M236 -54L104 -58') +
    modelled(
      curve(
        '236,-60 280,-120 350,-150 430,-146 500,-120 520,-30 500,70 420,100 340,96 280,50 240,0',
      ),
      { base: green, light, shade },
      leopard(),
      { light: 12, shade: 26 },
    ) +
    stroke('M318 -140Q296 -20 348 92', shade, 6) +
    stalk('270,-96 246,-140 236,-170', 226, -190, 18)
  );
}

/** White spots edged in dark brown on the flank of the shield. */
function leopard() {
  const at = parsePoints('380,30 424,6 470,34 400,74 446,72 490,-10 494,66 366,74 430,-40');
  return (
    shape(at.map(([x, y]) => disc(x, y, 21, 18)).join(''), mix(ink, '#5A2A1A', 0.6)) +
    shape(at.map(([x, y]) => disc(x - 1, y - 1, 13, 10)).join(''), paper)
  );
}

/** Odontodactylus scyllarus: green, legs orange-red, leopard spots on the flank, eyes on stalks, clubs for arms. */
export const peacockMantisShrimp = animal(() => {
  const leg = (o: string) => shape(taper(smooth(o), 22, 10), red);
  return (
    tailFan() +
    paddles() +
    leg('460,80 430,140 440,190 420,250') +
    leg('500,84 490,150 510,196 500,254') +
    leg('430,90 390,150 390,200 360,250') +
    abdomen() +
    club(44, -8, 0.3) +
    head() +
    club(0, 0, 0)
  );
});
