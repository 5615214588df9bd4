import { random } from '../../kit/random.ts';
import { abyss, blush, coral, ink, mix, ochre, paper, reef, rust, sand } from '../../palette.ts';
import { blot, disc, ribbon, trace } from '../kit/pen.ts';
import { alpha, type Dot, lerp, type Pen, wave } from '../kit/stage.ts';
import { base, drawBody, postureAt, purple, type Spot, yellow } from './seadragon-body.ts';
import { drawWeed, WEEDS } from './seadragon-weeds.ts';

/** Dorsal fin: low, clear, always rippling. */
function drawDorsalFin(pen: Pen, t: number, on: Spot) {
  const finLow: Dot[] = [];
  const finHigh: Dot[] = [];
  for (let i = 0; i <= 22; i++) {
    const s = i / 22;
    const x = 578 + 140 * s;
    const low = on(x, -0.9);
    const tall =
      34 * Math.sin(Math.PI * (0.08 + s * 0.84)) ** 0.7 * (1 + 0.08 * wave(t, 18, -s * 1.6));
    finLow.push(low);
    finHigh.push({ x: low.x + 10 + 5 * wave(t, 18, -s * 1.6), y: low.y - tall });
  }
  blot(pen, [...finLow, ...finHigh.toReversed()], alpha(blush, 0.62));
  pen.strokeStyle = alpha(paper, 0.55);
  pen.lineWidth = 1.6;
  finLow.forEach((p, i) => {
    const q = finHigh[i];
    if (!q || i % 2) return;
    pen.beginPath();
    pen.moveTo(p.x, p.y);
    pen.lineTo(q.x, q.y);
    pen.stroke();
  });
}

/** Snout: pale bands, the little mouth at its end. */
function drawSnout(pen: Pen, on: Spot) {
  const snoutMark = alpha(sand, 0.8);
  for (let i = 0; i < 6; i++) {
    const x = 44 + i * 20;
    const line = [on(x, -0.9), on(x + 3, 0.7)];
    blot(
      pen,
      ribbon(
        [
          line[0],
          {
            x: ((line[0]?.x ?? 0) + (line[1]?.x ?? 0)) / 2,
            y: ((line[0]?.y ?? 0) + (line[1]?.y ?? 0)) / 2,
          },
          line[1],
        ].filter((p) => p !== undefined),
        () => 2.1,
      ),
      snoutMark,
    );
  }
  blot(pen, [on(0, -1), on(14, -0.8), on(14, 0.9), on(2, 1)], rust);
}

/** A brooding male: eggs under the tail. */
function drawEggs(pen: Pen, eggs: { x: number; out: number }[], on: Spot) {
  for (const egg of eggs) {
    const p = on(egg.x, 1);
    disc(pen, p.x, p.y + egg.out - 6, 5.2);
    pen.fillStyle = mix(coral, purple, 0.5);
    pen.fill();
    disc(pen, p.x - 1.2, p.y + egg.out - 7.4, 2);
    pen.fillStyle = blush;
    pen.fill();
  }
}

/** Head: spine over the eye, gill cover, eye. */
function drawHead(pen: Pen, on: Spot) {
  const brow = on(208, -0.92);
  blot(
    pen,
    [
      { x: brow.x - 10, y: brow.y + 4 },
      { x: brow.x + 4, y: brow.y - 22 },
      { x: brow.x + 12, y: brow.y + 5 },
    ],
    base,
  );
  pen.lineWidth = 3;
  pen.strokeStyle = alpha(rust, 0.8);
  trace(pen, [on(236, -0.7), on(248, -0.1), on(238, 0.75)], false);
  pen.stroke();
  const eye = on(210, -0.22);
  disc(pen, eye.x, eye.y, 14.5);
  pen.fillStyle = yellow;
  pen.fill();
  disc(pen, eye.x, eye.y, 10.5);
  pen.fillStyle = ochre;
  pen.fill();
  disc(pen, eye.x - 0.5, eye.y, 7);
  pen.fillStyle = ink;
  pen.fill();
  disc(pen, eye.x - 3, eye.y - 3, 2.3);
  pen.fillStyle = paper;
  pen.fill();
}

/** Pectoral fin: a small fan, beating. */
function drawPectoralFin(pen: Pen, t: number, on: Spot) {
  const hinge = on(262, 0.25);
  const fan: Dot[] = [hinge];
  for (let i = 0; i <= 8; i++) {
    const a = -0.55 + i * 0.17 + 0.12 * wave(t, 20, i * 0.07);
    fan.push({ x: hinge.x + Math.cos(a) * 33, y: hinge.y + Math.sin(a) * 33 });
  }
  blot(pen, fan, alpha(blush, 0.8));
  pen.lineWidth = 1.4;
  pen.strokeStyle = alpha(rust, 0.6);
  for (const p of fan.slice(1)) {
    pen.beginPath();
    pen.moveTo(hinge.x, hinge.y);
    pen.lineTo(p.x, p.y);
    pen.stroke();
  }
}

/** A weedy seadragon, Phyllopteryx taeniolatus, facing left; 1000 long, its chest near 400, 0. */
export function seadragon(): (pen: Pen, t: number) => void {
  const r = random(41);
  const spots = Array.from({ length: 150 }, () => {
    const x = lerp(180, 940, r() ** 1.25);
    return { x, across: r.between(-0.9, 0.9), size: r.between(2.2, x < 560 && x > 300 ? 6.2 : 4) };
  });
  const eggs = Array.from({ length: 44 }, (_, i) => ({
    x: 606 + (i % 15) * 10 + r.between(-3, 3),
    out: 4 + Math.floor(i / 15) * 8 + r.between(-2, 2),
  }));

  return (pen, t) => {
    const { on, outline, middle, down, up } = postureAt(t);

    const weed = (
      index: number,
      dx: number,
      late: number,
      stalk: string,
      leaf: string,
      dark: string,
    ) => {
      drawWeed(pen, { t, index, on, dx, late, stalk, dark, leaf });
    };

    // The far one of each pair.
    const shade = mix(rust, abyss, 0.35);
    WEEDS.forEach((_, i) => {
      if (i > 0) weed(i, 13, 0.16, shade, mix(abyss, reef, 0.25), abyss);
    });

    drawDorsalFin(pen, t, on);

    drawBody(pen, { outline, middle, down, up, on, spots });

    drawSnout(pen, on);

    drawEggs(pen, eggs, on);

    drawHead(pen, on);

    drawPectoralFin(pen, t, on);

    WEEDS.forEach((_, i) => {
      weed(i, 0, 0, base, mix(purple, reef, 0.25), mix(purple, ink, 0.62));
    });
  };
}
