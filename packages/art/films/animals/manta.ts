import { abyss, deep, ink, lagoon, mix, paper, reef, shallow } from '../../palette.ts';
import { corners, trace } from '../kit/pen.ts';
import { attitude, type Place } from '../kit/space.ts';
import { alpha, type Dot, ease, lerp, type Pen, TAU, through } from '../kit/stage.ts';
import {
  type Corner,
  drawHalves,
  facesOfDisc,
  LEADING,
  type Skin,
  TRAILING,
} from './manta-disc.ts';

function drawLobe(
  pen: Pen,
  {
    beat,
    side,
    show,
    raw,
    colour,
    light,
  }: {
    beat: number;
    side: number;
    show: (p: Place) => Place;
    raw: Skin;
    colour: string;
    light: string;
  },
) {
  const roll = 0.06 * Math.sin(TAU * beat * 0.5 + side);
  const points: Place[] = [
    [0.34, -0.02, 0.2],
    [0.46, -0.01, 0.225],
    [0.58, 0.05 + roll, 0.225],
    [0.68, 0.14 + roll, 0.19],
    [0.69, 0.19 + roll, 0.15],
    [0.62, 0.19 + roll, 0.12],
    [0.5, 0.1, 0.115],
    [0.37, 0.05, 0.12],
  ].map(([x = 0, y = 0, z = 0]) =>
    show({ x: -x, y: y + raw(side * 0.16, 0).y * 0.9, z: z * side }),
  );
  trace(pen, points);
  pen.fillStyle = colour;
  pen.fill();
  trace(pen, [...points.slice(2, 6), ...points.slice(6, 8)]);
  pen.fillStyle = light;
  pen.fill();
}

/** Belly marks: mouth, five gill slits to a side, spots. */
function drawBellyMarks(
  pen: Pen,
  { size, skin, back, dusk }: { size: number; skin: Skin; back: string; dusk: string },
) {
  const line = (points: Dot[], width: number, colour: string) => {
    trace(pen, points, false);
    pen.strokeStyle = colour;
    pen.lineWidth = width * size;
    pen.lineCap = 'round';
    pen.stroke();
  };
  line(
    [-0.13, -0.07, 0, 0.07, 0.13].map((s) => skin(s, 0.045 - Math.abs(s) * 0.1)),
    0.026,
    back,
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const c = 0.23 + i * 0.062;
      const out = 0.185 - i * 0.014;
      line(
        [0, 0.33, 0.67, 1].map((k) =>
          skin(
            side * lerp(0.075 - i * 0.002, out, k),
            c - 0.024 * Math.sin(k * Math.PI) + 0.012 * k,
          ),
        ),
        0.0125,
        dusk,
      );
    }
  }
  const spots = [
    [0.05, 0.62, 1],
    [-0.08, 0.66, 1.3],
    [0.02, 0.7, 0.8],
    [-0.03, 0.58, 0.7],
    [0.1, 0.6, 0.6],
    [-0.16, 0.7, 0.8],
    [0.2, 0.66, 1],
    [0.13, 0.74, 1.1],
    [-0.24, 0.62, 0.6],
    [0.28, 0.58, 0.7],
  ] as const;
  for (const [s, c, big] of spots) {
    const middle = skin(s, c);
    const ring = Array.from({ length: 7 }, (_, i) =>
      skin(s + 0.018 * big * Math.cos((i / 7) * TAU), c + 0.021 * big * Math.sin((i / 7) * TAU)),
    );
    trace(pen, ring);
    pen.fillStyle = middle.z > -2 ? alpha(abyss, 0.9) : abyss;
    pen.fill();
  }
}

/** A manta ray seen from below its flank, swimming to the left; `size` is half the span in film units. */
export function manta(
  pen: Pen,
  options: {
    x: number;
    y: number;
    size: number;
    beat: number;
    roll: number;
    yaw: number;
    pitch: number;
  },
) {
  const { size, beat } = options;
  const pose = attitude(options.roll, options.yaw, options.pitch);
  /** A spot of the disc: `s` -1 to 1 across, `c` 0 at the leading edge to 1 at the trailing one. */
  const raw = (s: number, c: number): Place => {
    const a = Math.abs(s);
    const chord = lerp(through(LEADING, a), through(TRAILING, a), c);
    // The stroke travels outwards and backwards over the wing, so the tip trails the root.
    const phase = TAU * beat - 1.25 * a - 0.75 * (0.4 - chord);
    const lift = 0.46 * a ** 1.55 * Math.sin(phase) + 0.05 * a * a;
    const slope = 0.46 * 1.55 * a ** 0.55 * Math.sin(phase);
    const reach = a / Math.sqrt(1 + slope * slope * 0.62);
    const belly =
      0.085 * Math.max(0, 1 - (a / 0.42) ** 2) * Math.sin(Math.PI * Math.min(1, c * 0.92 + 0.06));
    return {
      x: -chord,
      y: -lift + belly + 0.025 * Math.sin(TAU * beat + 2.2),
      z: Math.sign(s) * reach,
    };
  };
  const show = (p: Place): Place => {
    const q = pose(p);
    const near = 4.2 / (4.2 - q.z);
    return { x: options.x + q.x * size * near, y: options.y + q.y * size * near, z: q.z };
  };
  const skin = (s: number, c: number) => show(raw(s, c));

  const faces = facesOfDisc(skin);

  const white = mix(paper, shallow, 0.32);
  const half = mix(lagoon, shallow, 0.35);
  const dusk = mix(reef, deep, 0.55);
  const back = mix(deep, ink, 0.55);
  const sheen = mix(deep, reef, 0.45);
  const fill = (points: readonly Dot[], colour: string) => {
    corners(pen, points);
    pen.fillStyle = colour;
    pen.fill();
    pen.strokeStyle = colour;
    pen.lineWidth = 0.9;
    pen.stroke();
  };

  // How far the wing leans away from the light: shade on the belly, sheen on the back.
  const leaning = (p: Corner) => {
    const a = Math.abs(p.s);
    return Math.sin(TAU * beat - 1.25 * a - 0.75 * p.c) * a * Math.sign(p.s);
  };
  const margin = (p: Corner) => {
    const a = Math.abs(p.s);
    return Math.max(
      p.c - lerp(0.95, 0.74, ease(0.15, 0.8, a)) + 0.012 * Math.sin(p.s * 17),
      a - 0.91 + 0.02 * Math.sin(p.c * 9),
      lerp(0.02, 0.12, a) - p.c,
    );
  };

  // The far cephalic lobe and the tail lie behind the disc.
  const lobe = (side: number, colour: string, light: string) => {
    drawLobe(pen, { beat, side, show, raw, colour, light });
  };
  const tail = Array.from({ length: 14 }, (_, i) => {
    const s = i / 13;
    return show({
      x: 0.42 + s * 0.82,
      y: raw(0, 1).y + 0.05 * s * Math.sin(TAU * beat * 0.5 - s * 3),
      z: 0.05 * s * Math.sin(TAU * beat * 0.5 - s * 4),
    });
  });
  tail.forEach((p, i) => {
    const q = tail[i + 1];
    if (!q) return;
    pen.beginPath();
    pen.moveTo(p.x, p.y);
    pen.lineTo(q.x, q.y);
    pen.strokeStyle = back;
    pen.lineCap = 'round';
    pen.lineWidth = size * lerp(0.026, 0.005, i / 13);
    pen.stroke();
  });
  lobe(-1, back, sheen);
  pen.lineJoin = 'round';

  drawHalves({ faces, fill, white, back, half, leaning, margin, dusk, sheen });
  drawBellyMarks(pen, { size, skin, back, dusk });
  lobe(1, back, sheen);
}
