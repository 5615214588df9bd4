import { animal } from '../kit/fish.ts';
import { curve, num, type Point } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { group, inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { blot } from '../kit/spots.ts';
import { coral, ink, kelp, mix, paper } from '../palette.ts';

const pink = '#DE4F86';
const orange = mix(coral, '#F08A2E', 0.6);
const mauve = '#8E5BB0';

type Polyp = [x: number, y: number, size: number, squash: number, tilt: number, colour: string];

const polyps: Polyp[] = [
  [150, -236, 132, 0.86, -24, pink],
  [404, -296, 128, 0.9, 8, pink],
  [622, -232, 122, 0.9, 14, mauve],
  [850, -258, 124, 0.84, 34, mauve],
  [40, -8, 118, 0.84, -60, pink],
  [284, -58, 140, 0.96, 0, pink],
  [500, -30, 112, 0.94, 20, pink],
  [740, -22, 140, 0.92, -20, mauve],
  [974, -58, 112, 0.84, 60, mauve],
  [150, 206, 126, 0.88, 28, orange],
  [384, 180, 140, 0.94, -6, orange],
  [604, 216, 116, 0.9, -14, orange],
  [836, 230, 124, 0.84, -34, mauve],
  [958, 108, 82, 0.84, 40, mauve],
  [566, -390, 66, 0.84, 10, pink],
  [-20, 160, 70, 0.84, -40, orange],
];

/** A ring of knobbed tentacles; every second one is the shorter. */
function ring(count: number, from: number, to: number, bead: number, seed: number) {
  const r = random(seed);
  const ends = Array.from({ length: count }, (_, i): [Point, Point] => {
    const turn = ((i + r.between(-0.12, 0.12)) / count) * Math.PI * 2 + seed;
    const out = to * (i % 2 ? 0.9 : 1) * r.between(0.96, 1.04);
    return [
      [Math.cos(turn) * from, Math.sin(turn) * from],
      [Math.cos(turn) * out, Math.sin(turn) * out],
    ];
  });
  return {
    stems: ends.map(([a, b]) => `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`).join(''),
    beads: ends.map(([, b]) => disc(b[0], b[1], bead)).join(''),
  };
}

/** One polyp from above: a disc with a mouth, three rings of tentacles that end in white beads. */
function polyp([x, y, size, squash, tilt, colour]: Polyp, i: number) {
  const outer = ring(26, 80, 126, 11.5, 31 + i * 3);
  const middle = ring(18, 62, 84, 9, 32 + i * 3);
  const inner = ring(11, 40, 54, 7, 33 + i * 3);
  const dark = mix(colour, ink, 0.32);
  const light = mix(colour, paper, 0.42);
  const bead = '#FFFDF6';
  const face = blot(0, 0, 92, random(50 + i));
  return group(
    shape(disc(4, 12, 100), mix(dark, ink, 0.3)) +
      stroke(outer.stems, dark, 17) +
      stroke(outer.stems, mix(colour, paper, 0.2), 11) +
      shape(outer.beads, bead) +
      shape(face, colour) +
      inside(
        face,
        shape(disc(-8, -10, 92), mix(colour, paper, 0.14)) +
          stroke(ring(18, 20, 110, 1, 40 + i).stems, mix(colour, ink, 0.14), 5),
      ) +
      stroke(middle.stems, light, 9) +
      shape(middle.beads, bead) +
      stroke(inner.stems, light, 7) +
      shape(inner.beads, bead) +
      shape(disc(0, 0, 25, 19), light) +
      shape(curve('-15,0^ 0,-7 15,0^ 0,7'), mix(dark, ink, 0.35)),
    `transform="translate(${x} ${y}) rotate(${tilt}) scale(${num(size / 126)} ${num((size / 126) * squash)})"`,
  );
}

/** Corynactis australis: a quilt of small discs in patches of one colour, every tentacle capped with a white bead. */
export const jewelAnemone = animal(() => {
  const rock = mix(mix(kelp, ink, 0.62), paper, 0.08);
  const wall = curve(`
    -110,-30 -50,-180 20,-330 160,-380 300,-400 420,-440 560,-474 680,-400 800,-386 940,-370 1010,-240
    1090,-160 1100,-20 1060,110 1020,250 950,340 840,372 740,340 600,354 470,316 330,330 180,346
    60,316 -50,250 -100,150 -80,70
  `);
  return shape(wall, rock) + polyps.map(polyp).join('');
});
