import { animal } from '../kit/fish.ts';
import { curve, type Point, tube } from '../kit/outline.ts';
import { disc, turned } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, honey, ink, kelp, mix, paper, rust } from '../palette.ts';
import { barrierReefAnemonefish } from './coral-fish.ts';

const wine = '#8C3B52';
const flesh = mix(mix(kelp, honey, 0.45), mix('#6F8F52', paper, 0.25), 0.4);
const balloon = curve(
  '-12,6 -16,-8 -30,-26 -38,-48 -35,-70 -24,-86 -10,-93 0,-98 10,-93 24,-86 35,-70 38,-48 30,-26 16,-8 12,6',
);

/** The swollen end of a tentacle: white below a tip of wine. */
const bulb = (x: number, y: number, angle: number, size: number, tint: string) =>
  turned(
    stroke(balloon, mix(tint, ink, 0.5), 7) +
      shape(balloon, mix(tint, honey, 0.12)) +
      inside(
        balloon,
        shape('M8 20Q30 -30 6 -110H60V20Z', mix(tint, mix(kelp, ink, 0.5), 0.5), 'opacity="0.6"') +
          shape('M-40 -72Q0 -60 40 -72V-86Q0 -76 -40 -86Z', mix(paper, tint, 0.12)) +
          shape('M-40 -87Q0 -77 40 -87V-120H-40Z', mix(wine, coral, 0.3)),
      ) +
      shape(disc(-17, -44, 6, 11), mix(tint, paper, 0.7)),
    x,
    y,
    angle,
    size,
  );

type Tentacle = { x: number; y: number; out: number; turn: number; long: number; bend: number };

/** Tentacles over the disc, those at the back first. */
function tentacles(count: number): Tentacle[] {
  const r = random(211);
  const near = [1.15, 1.42, 1.62, 1.95].map((turn, i) => ({
    x: 500 + Math.cos(turn) * 330,
    y: 30 + Math.sin(turn) * 166,
    out: 0.8,
    turn,
    long: i % 2 ? 150 : 110,
    bend: 0,
  }));
  const all = Array.from({ length: count }, (_, i) => {
    const out = Math.sqrt(0.03 + (0.97 * (i + 0.5)) / count);
    const turn = i * 2.39996 + r.between(-0.16, 0.16);
    return {
      x: 500 + Math.cos(turn) * out * 350,
      y: 30 + Math.sin(turn) * out * 176,
      out,
      turn,
      long: r.between(96, 150),
      bend: r.between(-26, 26),
    };
  });
  return [...all, ...near].sort((one, other) => one.y - other.y);
}

function tentacle({ x, y, out, turn, long, bend }: Tentacle, i: number) {
  const lean = out ** 1.2 * 1.5;
  const dx = Math.cos(turn) * Math.sin(lean) * long;
  const dy = (Math.sin(turn) * Math.sin(lean) * 0.42 - Math.cos(lean) * 0.9) * long;
  // Bulbs of the near side would point at the eye: they stand a little instead.
  const angle = Math.atan2(dx, long * 0.36 - dy);
  const [ex, ey] = [x + dx, y + dy];
  const [cx, cy] = [ex - Math.sin(angle) * long * 0.5 + bend, ey + Math.cos(angle) * long * 0.5];
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * ex,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ey,
  ];
  const far = Math.max(0, Math.min(1, (190 - y) / 330));
  const tint = mix(mix(flesh, honey, i % 3 ? 0.16 : 0.04), mix(kelp, ink, 0.45), far * 0.5);
  const spine = [0, 0.25, 0.5, 0.75, 1].map((t): [number, number, number] => [
    ...at(t),
    17 - t * 7,
  ]);
  const lit = [0.1, 0.4, 0.7, 0.95].map((t): Point => [at(t)[0] - 5, at(t)[1]]);
  return (
    shape(tube(spine), mix(tint, mix(kelp, ink, 0.5), 0.5)) +
    stroke(curve(lit, false), mix(tint, mix(kelp, ink, 0.5), 0.2), 8) +
    bulb(ex, ey, (angle * 180) / Math.PI, 0.8 + (1 - far) * 0.26, tint)
  );
}

/** The column, rooted in a crack of the rock. */
function foot() {
  const rock = mix(mix(kelp, ink, 0.45), paper, 0.18);
  const stone = curve(
    '70,290^ 110,232 200,196 300,206 380,190 480,200 600,186 720,200 800,176 900,226 950,300^ 860,340 700,352 560,340 420,356 260,346 140,330',
  );
  const column = curve('240,70 270,180 350,250 420,292 520,304 610,286 680,240 740,170 770,70');
  return (
    shape(stone, rock) +
    inside(
      stone,
      shape(
        curve('40,300 200,280 300,306 440,290 560,316 700,286 820,300 960,270 980,400 40,400'),
        mix(rock, ink, 0.4),
      ) + stroke(curve('330,214 420,282 520,312 620,290 700,224', false), mix(rock, ink, 0.55), 34),
    ) +
    shape(column, mix(flesh, paper, 0.1)) +
    inside(
      column,
      stroke(
        [310, 380, 450, 520, 590, 660]
          .map((x) => `M${x} 120L${500 + (x - 500) * 0.6} 310`)
          .join(''),
        mix(flesh, mix(wine, rust, 0.4), 0.45),
        8,
      ) +
        shape(
          curve('240,60 780,60 760,190 640,250 500,266 360,240 260,180'),
          mix(mix(kelp, wine, 0.4), ink, 0.45),
        ),
    )
  );
}

/** Entacmaea quadricolor: tentacles that end in balloons, white below a wine tip; its anemonefish among them. */
export const bulbTentacleAnemone = animal(() => {
  const all = tentacles(96);
  const behind = all.filter(({ y }) => y < 76);
  const before = all.filter(({ y }) => y >= 76);
  return (
    foot() +
    shape(disc(500, 30, 370, 190), mix(mix(kelp, wine, 0.3), ink, 0.5)) +
    behind.map(tentacle).join('') +
    barrierReefAnemonefish(590, -126, 270, -12) +
    before.map(tentacle).join('')
  );
});
